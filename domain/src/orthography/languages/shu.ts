import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const shu: LanguageProfile = {
  code: 'shu',
  names: { en: 'Chadian/Shuwa Arabic', fr: 'Arabe choa' },
  htmlLang: 'shu',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const shuFacts: LanguageFacts = {
  autonym: 'عربي',
  tag: 'shu-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}
