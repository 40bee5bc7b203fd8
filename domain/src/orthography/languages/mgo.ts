import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const mgo: LanguageProfile = {
  code: 'mgo',
  names: { en: 'Meta’', fr: 'Meta’' },
  htmlLang: 'mgo',
  alphabet: 'a b ch d e ə f g gh i j k m n ŋ o ɔ p r s t u w y z ʼ',
  tone: { marked: ['low'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

export const mgoFacts: LanguageFacts = {
  autonym: 'metaʼ',
  tag: 'mgo-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}
