/** Far above what a readable entry spells out; guards against a slip of the pen. */
const expansionLimit = 256

type Part = readonly string[]

/**
 * Every spelling that the notation of accepted answers stands for: `(x)` may be left out, one of
 * `{a|b}` is chosen; both nest. Signs without their partner stand for themselves. At most
 * `expansionLimit` spellings, the longest form first.
 *
 * @example expandAccepted('Salut à {toi|vous} (tous)') // 4 spellings
 */
export function expandAccepted(text: string): readonly string[] {
  if (!/[({]/.test(text)) return [text]
  let at = 0

  const combine = (left: Part, right: Part): Part =>
    left.flatMap((head) => right.map((tail) => head + tail)).slice(0, expansionLimit)

  const findClosing = (open: string, close: string): number => {
    let depth = 0
    for (let index = at; index < text.length; index++) {
      if (text[index] === open) depth++
      else if (text[index] === close && --depth === 0) return index
    }
    return -1
  }

  const readUntil = (end: number, stop: string): Part => {
    let spellings: Part = ['']
    while (at < end && text[at] !== stop) {
      const sign = text[at] ?? ''
      const close = sign === '(' ? findClosing('(', ')') : sign === '{' ? findClosing('{', '}') : -1
      at++
      if (close < 0 || close >= end) {
        spellings = spellings.map((spelling) => spelling + sign)
      } else if (sign === '(') {
        spellings = combine(spellings, [...readUntil(close, ''), ''])
        at = close + 1
      } else {
        const choices: string[] = [...readUntil(close, '|')]
        while (at < close) {
          at++
          choices.push(...readUntil(close, '|'))
        }
        spellings = combine(spellings, choices)
        at = close + 1
      }
    }
    return spellings
  }

  return [...new Set(readUntil(text.length, ''))]
}
