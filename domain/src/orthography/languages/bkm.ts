import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const bkm: LanguageProfile = {
  code: 'bkm',
  names: { en: 'Kom', fr: 'Kom' },
  htmlLang: 'bkm',
  alphabet: 'a ae b ch d e f g gh i ɨ j ʼ k l m n ŋ ny o oe s t u ue v w y z',
  tone: { marked: ['low', 'falling'], unmarked: 'high' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [
    ['ŋ', 'ng'],
    ['æ', 'ae'],
    ['œ', 'oe'],
  ],
}

export const bkmFacts: LanguageFacts = {
  autonym: 'Itaŋikom',
  tag: 'bkm-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)'],
}
