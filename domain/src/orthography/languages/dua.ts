import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const dua: LanguageProfile = {
  code: 'dua',
  names: { en: 'Duala', fr: 'Douala' },
  htmlLang: 'dua',
  alphabet: 'a b ɓ c d ɗ e ɛ f g i j k l m n ny ŋ o ɔ p r s t u w y',
  tone: { marked: ['high', 'falling', 'rising', 'mid'], unmarked: 'low' },
  glottal: null,
  schwa: 'ə',
  pairs: [
    ['ŋ', 'ng'],
    ['ny', 'ñ'],
  ],
  legacy: { e̱: 'ɛ', o̱: 'ɔ', ṅ: 'ŋ' },
}

export const duaFacts: LanguageFacts = {
  autonym: 'Duálá',
  tag: 'dua-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Omniglot, Duala: tone marks (facts only)',
  ],
}
