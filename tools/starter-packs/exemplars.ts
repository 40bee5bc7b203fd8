/**
 * The letters of a CLDR exemplar set in CLDR's order: `[aáà b {dz} ə{ə́}]` is a, b, dz, ə.
 * Marks that write a tone are taken off, so that each letter comes once.
 */
export function lettersOfExemplars(set: string): string[] {
  const signs = set.replace(/^\[|\]$/g, '').match(/\{[^}]*\}|\P{M}\p{M}*/gu) ?? []
  const letters = signs.map((sign) => withoutTones(sign.replace(/[{}]/g, '')).trim())
  return [...new Set(letters.filter((letter) => letter !== ''))]
}

const toneMarks = /[\u0300\u0301\u0302\u0304\u030B\u030C\u030D\u030F\u1DC4-\u1DC7]/gu

function withoutTones(letter: string): string {
  return letter.normalize('NFD').replace(toneMarks, '').normalize('NFC')
}
