import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const wes: LanguageProfile = {
  code: 'wes',
  names: { en: 'Cameroon Pidgin English', fr: 'Pidgin camerounais' },
  htmlLang: 'wes',
  alphabet: 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  tone: null,
  glottal: null,
  schwa: 'ə',
  pairs: [],
}

export const wesFacts: LanguageFacts = {
  autonym: 'Kamtok',
  tag: 'wes-Latn-CM',
  basis: 'general',
  sources: ['Glottolog 5.1, names and codes (CC-BY-4.0)'],
}
