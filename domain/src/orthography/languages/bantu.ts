import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

const bas: LanguageProfile = {
  code: 'bas',
  alphabet:
    'a b ɓ c d e ɛ f g gw h hy i j k kw l m mb n nd nj ny ŋ ŋg ŋgw ŋw o ɔ p r s t u v w y z',
  tone: {
    marked: ['high', 'low', 'falling', 'rising', 'mid', 'mid-to-low', 'high-to-mid'],
    unmarked: 'unknown',
    hasDowndrift: true,
  },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  legacy: { ñ: 'ŋ' },
}

const basFacts: LanguageFacts = {
  names: { en: 'Basaa', fr: 'Bassa (basaa)' },
  autonym: 'Ɓàsàa',
  tag: 'bas-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)',
    'Hamlaoui & Makasso, Downstep and recursive phonological phrases in Bàsàá, 2019: downdrift (CC-BY-4.0)',
  ],
}

const bum: LanguageProfile = {
  code: 'bum',
  alphabet: 'a b d e é f g h i j k l m n ñ o ô p s t u v w y z',
  // The church spelling has none; what other languages write it with are marks of letters here.
  tone: { marked: [], unmarked: 'unknown' },
  letterMarks: '\u0301\u0302',
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [],
  variants: [['ñ', 'n̂']],
}

const bumFacts: LanguageFacts = {
  names: { en: 'Bulu', fr: 'Boulou' },
  autonym: 'Bulu',
  tag: 'bum-Latn-CM',
  basis: 'general',
  sources: [
    'Wikipedia (en), Bulu: 24 letters with ñ and ô, where ô is a vowel; the others are not listed (CC-BY-SA-4.0)',
    'P. Alexandre in lexibank/grollemundbantu, a74abulu: é, the apostrophe and n̂ (CC-BY-NC-4.0, facts only)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const dua: LanguageProfile = {
  code: 'dua',
  alphabet: 'a b ɓ c d ɗ e ɛ f g i j k l m n ny ŋ o ɔ p r s t u w y',
  tone: { marked: ['high', 'falling', 'rising', 'mid'], unmarked: 'low' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  // The ń of older books is n with a high tone to anybody who reads letters alone: the course
  // accepts it word by word, as the convention `older`.
  legacy: { e̱: 'ɛ', o̱: 'ɔ', ṅ: 'ŋ' },
}

const duaFacts: LanguageFacts = {
  names: { en: 'Duala', fr: 'Douala' },
  autonym: 'Duálá',
  tag: 'dua-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Omniglot, Duala: tone marks (facts only)',
  ],
}

const eto: LanguageProfile = {
  code: 'eto',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const etoFacts: LanguageFacts = {
  names: { en: 'Eton', fr: 'Éton' },
  autonym: 'Eton',
  tag: 'eto-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const ewo: LanguageProfile = {
  code: 'ewo',
  alphabet:
    'a b d dz e ə ɛ f g gb h i k kp l m mb mgb mv n nd ndz ng nk ny ŋ o ɔ p r s t ts u v w y z',
  // Low by the rule and in CLDR's words; but transcripts, where most words are from, mark only
  // about half of theirs, so that a mark on a bare vowel cannot be called another tone.
  tone: { marked: ['high', 'low', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
  legacy: { ṅ: 'ŋ', ë: 'ə' },
}

const ewoFacts: LanguageFacts = {
  names: { en: 'Ewondo', fr: 'Éwondo' },
  autonym: 'Ewondo',
  tag: 'ewo-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0)',
    'Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)',
    'IDASCO, Ewondo sentences transcribed for speech recognition: the mid tone, and marks left out (facts only)',
  ],
}

const gyi: LanguageProfile = {
  code: 'gyi',
  alphabet: 'a ã b d e ẽ ɛ ɛ̃ f g i ĩ j k l m n ny ŋ o ɔ ɔ̃ p r s t ts u ũ v w y z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const gyiFacts: LanguageFacts = {
  names: { en: 'Gyeli', fr: 'Gyéli' },
  autonym: 'Gyeli',
  tag: 'gyi-Latn-CM',
  basis: 'published',
  sources: [
    'Grimm, A grammar of Gyeli, 2021, section 1.4.2 and chapter 2: there is no official orthography (CC-BY-4.0)',
  ],
}

const kkj: LanguageProfile = {
  code: 'kkj',
  alphabet:
    'a a̧ b ɓ c d ɗ ɗy e ɛ ɛ̧ f g gb gw h i i̧ j k kp kw l m mb n nd nj ny ŋ ŋg ŋgb ŋgw o ɔ ɔ̧ p r s t u u̧ v w y',
  tone: { marked: ['high', 'low', 'falling'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const kkjFacts: LanguageFacts = {
  names: { en: 'Kako', fr: 'Kako' },
  autonym: 'Kakɔ',
  tag: 'kkj-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const ksf: LanguageProfile = {
  code: 'ksf',
  alphabet: 'a b c d e ǝ ɛ f g h i j k l m n ŋ o ɔ p r s t u v w y z',
  tone: { marked: ['high'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

const ksfFacts: LanguageFacts = {
  names: { en: 'Bafia', fr: 'Bafia' },
  autonym: 'Rikpa',
  tag: 'ksf-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const mbo: LanguageProfile = {
  code: 'mbo',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mboFacts: LanguageFacts = {
  names: { en: 'Mbo', fr: 'Mbo' },
  autonym: 'Mboó',
  tag: 'mbo-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const mcp: LanguageProfile = {
  code: 'mcp',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mcpFacts: LanguageFacts = {
  names: { en: 'Makaa', fr: 'Makaa' },
  autonym: 'Məkaá',
  tag: 'mcp-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const nmg: LanguageProfile = {
  code: 'nmg',
  alphabet: 'a ä b ɓ c d e ǝ ɛ f g h i ï j k l m n ŋ o ö ɔ p r s t u v w y',
  tone: { marked: ['high', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

const nmgFacts: LanguageFacts = {
  names: { en: 'Kwasio', fr: 'Kwasio' },
  autonym: 'Kwasio',
  tag: 'nmg-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const yav: LanguageProfile = {
  code: 'yav',
  alphabet: 'a b c d e ɛ f h i k l m mb n ny ŋ ŋg o ɔ p s t u v w y',
  tone: { marked: ['high', 'low', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const yavFacts: LanguageFacts = {
  names: { en: 'Yangben', fr: 'Yangben' },
  autonym: 'nuasue',
  tag: 'yav-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

/** The Bantu languages of the coast, the centre and the east (Guthrie’s zone A). */
export const bantu: readonly LanguageProfile[] = [
  bas,
  bum,
  dua,
  eto,
  ewo,
  gyi,
  kkj,
  ksf,
  mbo,
  mcp,
  nmg,
  yav,
]

export const bantuFacts: Readonly<Record<string, LanguageFacts>> = {
  bas: basFacts,
  bum: bumFacts,
  dua: duaFacts,
  eto: etoFacts,
  ewo: ewoFacts,
  gyi: gyiFacts,
  kkj: kkjFacts,
  ksf: ksfFacts,
  mbo: mboFacts,
  mcp: mcpFacts,
  nmg: nmgFacts,
  yav: yavFacts,
}
