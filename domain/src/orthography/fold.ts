import type { Spelling } from './language-profile.ts'

/** Apostrophes, primes, modifier letters and glottal signs that people type for one another. */
const apostrophes = "'`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋˀˁ՚׳ꞋꞌʔɁɂ＇｀"

/**
 * Greek, Cyrillic and phonetic letters met in real texts of these languages in the place of Latin
 * ones. Capital Greek letters look like the plain Latin ones, small ones like the special ones.
 */
const lookAlikes =
  'Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αɑ εɛ ϵɛ οo ιi ηŋ ƞŋ ωw νv ρp υu κk ϲc ͻɔ ↄɔ ' +
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI аa еe оo сc іi рp уy хx ѕs јj һh ԁd ԝw ӏl єɛ ɡg ıi ßss'

const replacements = new Map<string, string>()
for (const entry of lookAlikes.split(' ')) {
  const [from = '', ...to] = Array.from(entry)
  replacements.set(from, to.join('').toLowerCase())
}
const anyLookAlike = new RegExp(`[${[...replacements.keys()].join('')}]`, 'gu')

/** Whatever makes a text more than NFC and lower case; most texts have none of it. */
const needsCare = new RegExp(
  `[${apostrophes}${[...replacements.keys()].join('')}ƎƏǝәӘİ]` +
    '|[\\u0307\\u0332\\u034F\\uFE00-\\uFE0F\\u0370-\\u04FF\\u1F00-\\u1FFF]' +
    '|[\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uD800-\\uDFFF]',
)

const invisible = /[\p{Cf}\u034F\uFE00-\uFE0F]/gu
const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu')
const schwas = /[əǝәƏƎӘ]/gu

/** True where a text has a character that may be meant as an apostrophe or a glottal letter. */
export function hasApostrophe(text: string): boolean {
  return text.search(anyApostrophe) >= 0
}

/** Every apostrophe-like character made one: `l’eau`, `l'eau`, `lʼeau` → `l'eau`. */
export function unifyApostrophes(text: string): string {
  return text.replace(anyApostrophe, "'")
}

/**
 * Makes texts comparable that a reader would take for the same: NFC, lower case without regard to
 * the device's locale, no invisible characters, look-alikes as Latin letters, the language's own
 * schwa, and every apostrophe as the language's glottal letter (or nothing where it has none).
 * Tone marks, spaces and other punctuation stay. Folding twice changes nothing.
 *
 * @example fold("Mfa'", bbj) // 'mfaʼ'
 */
export function fold(text: string, language: Spelling): string {
  const lower = text.toLowerCase()
  if (!needsCare.test(lower) && (language.schwa === 'ə' || !lower.includes('ə'))) {
    return lower.normalize('NFC')
  }
  const glottal = language.glottal ?? ''
  return asLatin(
    // Capitals before lower-casing, because they look like other letters than their small forms.
    asLatin(
      text
        .normalize('NFD')
        .replace(invisible, '')
        .replace(anyApostrophe, glottal)
        .replace(schwas, language.schwa),
      language,
    ).toLowerCase(),
    language,
  )
    .replace(/i\u0307/gu, 'i')
    .replace(/\u0332/gu, '\u0331')
    .normalize('NFC')
}

function asLatin(text: string, language: Spelling): string {
  return text.replace(anyLookAlike, (character) => {
    const latin = replacements.get(character) ?? character
    // A language without these letters can only have meant the plain ones.
    if (latin === 'ɑ' && !language.alphabet.includes('ɑ')) return 'a'
    if (latin === 'ɛ' && !language.alphabet.includes('ɛ')) return 'e'
    return latin
  })
}
