import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const eto: LanguageProfile = {
  code: 'eto',
  names: { en: 'Eton', fr: 'Éton' },
  htmlLang: 'eto',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const etoFacts: LanguageFacts = {
  autonym: 'Eton',
  tag: 'eto-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}
