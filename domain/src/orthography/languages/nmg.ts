import type { LanguageProfile } from '../language-profile.ts'

export const nmg: LanguageProfile = {
  code: 'nmg',
  autonym: 'Kwasio',
  names: { en: 'Kwasio', fr: 'Kwasio' },
  htmlLang: 'nmg',
  tag: 'nmg-Latn-CM',
  alphabet: 'a ä b ɓ c d e ǝ ɛ f g h i ï j k l m n ŋ o ö ɔ p r s t u v w y',
  tone: { marked: ['high', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
