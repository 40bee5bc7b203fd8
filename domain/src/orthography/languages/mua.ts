import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const mua: LanguageProfile = {
  code: 'mua',
  names: { en: 'Mundang', fr: 'Moundang' },
  htmlLang: 'mua',
  alphabet: 'a ã b ɓ c d ɗ e ë ǝ f g h i ĩ j k l m n ŋ o õ p r s t u v ṽ w y z',
  tone: null,
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

export const muaFacts: LanguageFacts = {
  autonym: 'Mundaŋ',
  tag: 'mua-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
