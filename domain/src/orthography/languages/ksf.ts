import type { LanguageProfile } from '../language-profile.ts'

export const ksf: LanguageProfile = {
  code: 'ksf',
  autonym: 'Rikpa',
  names: { en: 'Bafia', fr: 'Bafia' },
  htmlLang: 'ksf',
  tag: 'ksf-Latn-CM',
  alphabet: 'a b c d e ǝ ɛ f g h i j k l m n ŋ o ɔ p r s t u v w y z',
  tone: { marked: ['high'], unmarked: 'low' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
