import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const lmp: LanguageProfile = {
  code: 'lmp',
  names: { en: 'Limbum', fr: 'Limbum' },
  htmlLang: 'lmp',
  alphabet: 'a b c d e ɛ f g h i j k l m n ŋ o p r s t u ʉ v w y ʼ',
  tone: { marked: ['low', 'falling', 'rising'], unmarked: 'high' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const lmpFacts: LanguageFacts = {
  autonym: 'Limbum',
  tag: 'lmp-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (fr), alphabet and tone (CC-BY-SA-4.0)'],
}
