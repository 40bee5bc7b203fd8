import type { Token } from '@mboa/contract'

/** One token of a cell, as the pack's file holds it; what it lacks the checks say. */
type RawToken = { text: string; word?: string; gloss?: Record<string, string> }

/** An item's id, like `ewo.well`. */
const itemId = /^[a-z]{3}\.[a-z0-9-]+$/

/** `mvɔɛ́ = ewo.well` names a word of the course, `Mə = I / je` says what it means. */
export function tokensOf(part: string): RawToken {
  const [text = '', ...rest] = part.split('=').map((side) => side.trim())
  const meant = rest.join('=')
  if (meant === '') return { text }
  if (itemId.test(meant)) return { text, word: meant }
  const [en = '', fr = ''] = meant.split('/').map((side) => side.trim())
  return { text, gloss: { ...(en !== '' && { en }), ...(fr !== '' && { fr }) } }
}

/** The cell that `tokensOf` reads again. */
export function tokenCell(tokens: readonly Token[] = []): string {
  return tokens
    .map(({ text, word, gloss }) => {
      const meant = word ?? (gloss && `${gloss.en} / ${gloss.fr}`)
      return meant === undefined ? text : `${text} = ${meant}`
    })
    .join(' | ')
}
