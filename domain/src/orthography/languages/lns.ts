import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const lns: LanguageProfile = {
  code: 'lns',
  names: { en: 'Lamnso’ (Nso)', fr: 'Lamnso’' },
  htmlLang: 'lns',
  alphabet: 'a b c d e ə f g h i j k l m n ŋ o p r s t u v w y z ʼ',
  tone: { marked: ['high', 'low'], unmarked: 'mid' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const lnsFacts: LanguageFacts = {
  autonym: 'Lamnsoʼ',
  tag: 'lns-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)'],
}
