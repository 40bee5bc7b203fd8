/** A catalogue's message as Lingui compiles it: texts, and what is put between them. */
export type Message = string | readonly MessagePart[]
type MessagePart =
  | string
  | readonly [name: string, type?: string, choices?: string | Readonly<Record<string, Choice>>]
type Choice = Message | number

const plain = 'abcdefghijklmnopqrstuvwxyz'
const accented = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
const capitals = 'ÁɃÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

const rightToLeftMark = '\u200F'
const longerBy = 0.4

/** What stands in a text for an element: `<0>`, `</0>`, `<0/>`. */
const element = /(<\/?\d+\/?>)/

/** Every letter that a text of the pseudo-locale may have: others come from elsewhere. */
export const pseudoLetters = accented + capitals

/**
 * English as another language might be: no letter is as it was, words are longer by two
 * fifths, and marks of the other direction stand around the whole.
 */
export function pseudoMessage(message: Message): Message {
  const parts = typeof message === 'string' ? [message] : message
  return [rightToLeftMark, ...parts.map(pseudoPart), rightToLeftMark]
}

function pseudoPart(part: MessagePart): MessagePart {
  if (typeof part === 'string') return pseudoText(part)
  const [name, type, choices] = part
  if (type === undefined || typeof choices !== 'object') return part
  const chosen = Object.entries(choices).map(([key, choice]): [string, Choice] => [
    key,
    typeof choice === 'number' ? choice : pseudoChoice(choice),
  ])
  return [name, type, Object.fromEntries(chosen)]
}

const pseudoChoice = (choice: Message): Message =>
  typeof choice === 'string' ? pseudoText(choice) : choice.map(pseudoPart)

/** A text without what stands around it. */
export function pseudoText(text: string): string {
  let owed = 0
  const pseudoWord = (word: string) =>
    word.replace(/./gu, (letter) => {
      owed += longerBy
      const more = Math.floor(owed)
      owed -= more
      return pseudoLetter(letter) + pseudoLetter(letter.toLowerCase()).repeat(more)
    })
  return text
    .split(element)
    .map((piece) => (element.test(piece) ? piece : piece.replace(/[a-z]+/gi, pseudoWord)))
    .join('')
}

function pseudoLetter(letter: string): string {
  const small = plain.indexOf(letter)
  return (small < 0 ? capitals[plain.indexOf(letter.toLowerCase())] : accented[small]) ?? letter
}
