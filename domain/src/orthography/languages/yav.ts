import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const yav: LanguageProfile = {
  code: 'yav',
  names: { en: 'Yangben', fr: 'Yangben' },
  htmlLang: 'yav',
  alphabet: 'a b c d e ɛ f h i k l m mb n ny ŋ ŋg o ɔ p s t u v w y',
  tone: { marked: ['high', 'low', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const yavFacts: LanguageFacts = {
  autonym: 'nuasue',
  tag: 'yav-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
