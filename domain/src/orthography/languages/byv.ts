import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const byv: LanguageProfile = {
  code: 'byv',
  names: { en: 'Medumba', fr: 'Médumba' },
  htmlLang: 'byv',
  alphabet: 'a ɑ b c d ə e ɛ f g gh h i j k l m n ŋ o ɔ s sh t ts u ʉ v w ny y z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'none' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const byvFacts: LanguageFacts = {
  autonym: 'Mə̀dʉ̂mbɑ̀',
  tag: 'byv-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (de, fr), alphabet and tone (CC-BY-SA-4.0)'],
}
