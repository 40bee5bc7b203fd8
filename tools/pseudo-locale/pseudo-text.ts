/** A catalogue's message as Lingui compiles it: texts and placeholders, with the choices of plurals. */
export type Message = string | readonly MessagePart[]
type MessagePart = string | readonly [name: string, type?: string, choices?: Choices | string]
type Choices = Readonly<Record<string, Message | number>>

const plain = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
const accented = Array.from('áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁɃÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ')
const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter

const rightToLeftMark = '\u200F'

/** The letters of the pseudo-locale. */
export const pseudoLetters = accented.join('')

/**
 * Imitates another language: accents every letter, lengthens words by two fifths and puts marks of
 * the other direction around the message. Lingui's own pseudo-locale pads with spaces instead, which
 * pages collapse.
 */
export function pseudoMessage(message: Message): Message {
  const parts = typeof message === 'string' ? [message] : message
  return [rightToLeftMark, ...parts.map(pseudoPart), rightToLeftMark]
}

function pseudoPart(part: MessagePart): MessagePart {
  if (typeof part === 'string') return pseudoText(part)
  const [name, type, choices] = part
  if (type === undefined || typeof choices !== 'object') return part
  const chosen = Object.entries(choices).map(([key, choice]) => [
    key,
    typeof choice === 'number' ? choice : [choice].flat().map(pseudoPart),
  ])
  return [name, type, Object.fromEntries(chosen) as Choices]
}

/** Leaves the placeholders of elements as they are: `<0>`, `</0>`, `<0/>`. */
export function pseudoText(text: string): string {
  let owed = 0
  return text.replaceAll(/<\/?\d+\/?>|[a-z]/gi, (piece) => {
    if (piece.length > 1) return piece
    owed += 0.4
    const more = Math.floor(owed)
    owed -= more
    return accent(piece) + accent(piece.toLowerCase()).repeat(more)
  })
}
