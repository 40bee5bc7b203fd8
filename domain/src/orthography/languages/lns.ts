import type { LanguageProfile } from '../language-profile.ts'

export const lns: LanguageProfile = {
  code: 'lns',
  autonym: 'Lamnsoʼ',
  names: { en: 'Lamnso’ (Nso)', fr: 'Lamnso’' },
  htmlLang: 'lns',
  tag: 'lns-Latn-CM',
  alphabet: 'a b c d e ə f g h i j k l m n ŋ o p r s t u v w y z ʼ',
  tone: { marked: ['high', 'low'], unmarked: 'mid' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  basis: 'published',
  sources: ['Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)'],
}
