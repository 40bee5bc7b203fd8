import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const jgo: LanguageProfile = {
  code: 'jgo',
  names: { en: 'Ngomba', fr: 'Ngomba' },
  htmlLang: 'jgo',
  alphabet: 'a b c d ɛ f g h i j k l m n ŋ ɔ p pf s sh t ts u ʉ ʉ̈ v w ẅ y z ꞌ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ꞌ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const jgoFacts: LanguageFacts = {
  autonym: 'Ndaꞌa',
  tag: 'jgo-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
