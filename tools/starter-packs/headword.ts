/** A word and other forms that CLDR gives beside it. */
export type Headword = { text: string; accepted: string[] }

/**
 * What a learner can practise out of a value of CLDR; undefined for what is no word.
 *
 * - A slash separates alternatives (Basaa `Pùlàsi / Fɛ̀lɛ̀nsi /`): the first leads.
 * - Digits make labels, not words (Meta' days are `Aneg 1` to `Aneg 7`).
 * - Full stops make abbreviations (Aghem `a.g`).
 * - Commas make lists of names, or are left over from one (Yangben `kisikɛl,`).
 * - Capitals inside a word are slips of the keyboard (Aghem, Ngomba).
 * - A mark on a space (Basaa `gri ᷇kyà`) or on a stop (Duala `nítómb́í`) is a slip too.
 * - A capital at the beginning is CLDR's style for lists. A name keeps its capital, and one
 *   without it is a slip (Ewondo `kanadá`).
 * - After a colon POSIX gives the short form of yes and no (`Owé:O`).
 *
 * @example `toHeadword('Amǒs', { isName: false })` is `{ text: 'amǒs', accepted: [] }`
 */
export function toHeadword(value: string, { isName }: { isName: boolean }): Headword | undefined {
  const forms = value
    .replace(/:.*$/, '')
    .split('/')
    .map((form) => form.trim())
    .filter((form) => form !== '')
    .map((form) => (isName ? form : lowerFirst(form)).normalize('NFC'))
  const [text, ...accepted] = forms
  if (text === undefined || forms.some(isNoWord)) return undefined
  if (isName && forms.some((form) => !/^\p{Lu}/u.test(form))) return undefined
  return { text, accepted }
}

function lowerFirst(text: string): string {
  const [first = '', ...rest] = text.match(/\P{M}\p{M}*/gu) ?? []
  return first.toLowerCase() + rest.join('')
}

const toneOnStop = /[bcdfgjkpqstvz][\u0300-\u0304\u030C\u1DC4-\u1DC7]/i

function isNoWord(form: string): boolean {
  if (/\d|[.,]|\s\p{M}|[\p{L}\p{M}]\p{Lu}/u.test(form)) return true
  return toneOnStop.test(form.normalize('NFD'))
}
