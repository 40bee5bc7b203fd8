import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const agq: LanguageProfile = {
  code: 'agq',
  names: { en: 'Aghem', fr: 'Aghem' },
  htmlLang: 'agq',
  alphabet: 'a b c d e ɛ f g h i ɨ k l m n ŋ o ɔ p s t u ʉ v w y z ʔ',
  tone: { marked: ['low', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: 'ʔ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const agqFacts: LanguageFacts = {
  autonym: 'Aghem',
  tag: 'agq-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
