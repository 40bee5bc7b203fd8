import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const fmp: LanguageProfile = {
  code: 'fmp',
  names: { en: 'Fe’fe’', fr: 'Fe’efe’e (nufi)' },
  htmlLang: 'fmp',
  alphabet: 'a ɑ b c d e ə ɛ f g h i j k l m n ŋ o ɔ p s t u ʉ v w y z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'none' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const fmpFacts: LanguageFacts = {
  autonym: 'Fèʼéfěʼè',
  tag: 'fmp-Latn-CM',
  basis: 'measured',
  sources: [
    'Letters above 0.05 % in the Resulam Nufi word list (counted; facts only)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}
