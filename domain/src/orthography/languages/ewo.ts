import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const ewo: LanguageProfile = {
  code: 'ewo',
  names: { en: 'Ewondo', fr: 'Éwondo' },
  htmlLang: 'ewo',
  alphabet:
    'a b d dz e ə ɛ f g gb h i k kp l m mb mgb mv n nd ndz ng ny ŋ o ɔ p r s t ts u v w y z',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'low' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  legacy: { ṅ: 'ŋ', ë: 'ə' },
}

export const ewoFacts: LanguageFacts = {
  autonym: 'Ewondo',
  tag: 'ewo-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)',
  ],
}
