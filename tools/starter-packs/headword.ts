/** A word and other forms that CLDR gives beside it. */
export type Headword = { text: string; accepted: string[] }

/**
 * What a learner can practise out of a value of CLDR; undefined for what is no word.
 *
 * - A slash separates alternatives (Basaa `Pùlàsi / Fɛ̀lɛ̀nsi /`): the first leads.
 * - Digits make labels, not words (Meta' days are `Aneg 1` to `Aneg 7`).
 * - Full stops make abbreviations (Aghem `a.g`).
 * - Capitals inside a word are slips of the keyboard (Aghem, Ngomba).
 * - A mark that stands on a space is a slip too (Basaa `gri ᷇kyà`).
 * - A capital at the beginning is CLDR's style for lists; `keepCapital` is for names.
 *
 * @example `toHeadword('Amǒs', { keepCapital: false })` is `{ text: 'amǒs', accepted: [] }`
 */
export function toHeadword(
  value: string,
  { keepCapital }: { keepCapital: boolean },
): Headword | undefined {
  const forms = value
    .split('/')
    .map((form) => form.trim())
    .filter((form) => form !== '')
    .map((form) => (keepCapital ? form : lowerFirst(form)).normalize('NFC'))
  const [text, ...accepted] = forms
  if (text === undefined || forms.some((form) => isNoWord(form))) return undefined
  return { text, accepted }
}

/** Only a capital before a small letter: `U.S.` is no word that begins a list. */
function lowerFirst(text: string): string {
  const [first = '', ...rest] = text.match(/\P{M}\p{M}*/gu) ?? []
  return first.toLowerCase() + rest.join('')
}

function isNoWord(form: string): boolean {
  return /\d|\.|\s\p{M}/u.test(form) || /[\p{L}\p{M}]\p{Lu}/u.test(form)
}
