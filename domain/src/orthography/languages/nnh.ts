import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const nnh: LanguageProfile = {
  code: 'nnh',
  names: { en: 'Ngiemboon', fr: 'Ngiemboon' },
  htmlLang: 'nnh',
  alphabet: 'a b c d e ɛ f g h i j k l m n ŋ o ɔ p pf s sh t ts u ʉ v w ẅ y ÿ z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const nnhFacts: LanguageFacts = {
  autonym: 'Shwóŋò ngiembɔɔn',
  tag: 'nnh-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
