import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const ksf: LanguageProfile = {
  code: 'ksf',
  names: { en: 'Bafia', fr: 'Bafia' },
  htmlLang: 'ksf',
  alphabet: 'a b c d e ǝ ɛ f g h i j k l m n ŋ o ɔ p r s t u v w y z',
  tone: { marked: ['high'], unmarked: 'low' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

export const ksfFacts: LanguageFacts = {
  autonym: 'Rikpa',
  tag: 'ksf-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
