import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const nmg: LanguageProfile = {
  code: 'nmg',
  names: { en: 'Kwasio', fr: 'Kwasio' },
  htmlLang: 'nmg',
  alphabet: 'a ä b ɓ c d e ǝ ɛ f g h i ï j k l m n ŋ o ö ɔ p r s t u v w y',
  tone: { marked: ['high', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

export const nmgFacts: LanguageFacts = {
  autonym: 'Kwasio',
  tag: 'nmg-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
