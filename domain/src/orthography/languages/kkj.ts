import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const kkj: LanguageProfile = {
  code: 'kkj',
  names: { en: 'Kako', fr: 'Kako' },
  htmlLang: 'kkj',
  alphabet:
    'a a̧ b ɓ c d ɗ ɗy e ɛ ɛ̧ f g gb gw h i i̧ j k kp kw l m mb n nd nj ny ŋ ŋg ŋgb ŋgw o ɔ ɔ̧ p r s t u u̧ v w y',
  tone: { marked: ['high', 'low', 'falling'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const kkjFacts: LanguageFacts = {
  autonym: 'Kakɔ',
  tag: 'kkj-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
