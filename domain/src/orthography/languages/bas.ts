import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const bas: LanguageProfile = {
  code: 'bas',
  names: { en: 'Basaa', fr: 'Bassa (basaa)' },
  htmlLang: 'bas',
  alphabet: 'a b ɓ c d e ɛ f g gw h hy i j k kw l m mb n nj ny nd ŋ ŋg ŋgw ŋw o ɔ p r s t u v w y',
  tone: {
    marked: ['high', 'low', 'falling', 'rising', 'mid', 'mid-to-low', 'high-to-mid'],
    unmarked: 'low',
  },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  legacy: { ñ: 'ŋ' },
}

export const basFacts: LanguageFacts = {
  autonym: 'Ɓàsàa',
  tag: 'bas-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)',
  ],
}
