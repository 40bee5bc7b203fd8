const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen twenty'
const french =
  'zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze ' +
  'quinze seize dix-sept dix-huit dix-neuf vingt'

const words = { en: english.split(' '), fr: french.split(' ') }

/**
 * The words for a token of digits from 0 to 20, without hyphens: `'17'` → `['dix sept']`, `'1'` →
 * `['un', 'une']`. Undefined for every other token: larger numbers stay digits.
 */
export function listNumberWords(token: string, gloss: 'en' | 'fr'): readonly string[] | undefined {
  if (!/^\d{1,2}$/.test(token)) return undefined
  return words[gloss][Number(token)]?.replaceAll('-', ' ').split('|')
}
