import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const bum: LanguageProfile = {
  code: 'bum',
  names: { en: 'Bulu', fr: 'Boulou' },
  htmlLang: 'bum',
  alphabet: 'a b c d e f g h i j k l m n ñ o ô p q r s t u v w x y z',
  tone: { marked: ['high', 'low', 'mid', 'rising'], unmarked: 'unknown' },
  letterMarks: '\u0302',
  glottal: null,
  schwa: 'ə',
  pairs: [],
}

export const bumFacts: LanguageFacts = {
  autonym: 'Bulu',
  tag: 'bum-Latn-CM',
  basis: 'general',
  sources: [
    'Wikipedia (en), Bulu: 24 letters with ñ and ô, where ô is a vowel; the others are not listed (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}
