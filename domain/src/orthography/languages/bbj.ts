import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const bbj: LanguageProfile = {
  code: 'bbj',
  names: { en: 'Ghomálá’', fr: 'Ghomala’' },
  htmlLang: 'bbj',
  alphabet: 'a b c d e ə ɛ f g h i j k l m n ŋ o ɔ p r s t u ʉ v w y z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'mid' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [
    ['ŋ', 'ng'],
    ['ny', 'ñ'],
  ],
}

export const bbjFacts: LanguageFacts = {
  autonym: 'Ghɔmáláʼ',
  tag: 'bbj-Latn-CM',
  basis: 'measured',
  sources: [
    'Letters above 0.05 % in the MAFAND French–Ghomálá’ texts (counted; facts only)',
    'Wikipedia (fr), alphabet and tone (CC-BY-SA-4.0)',
  ],
}
