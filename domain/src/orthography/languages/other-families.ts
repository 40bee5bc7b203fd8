import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

const fub: LanguageProfile = {
  code: 'fub',
  aliases: ['ff'],
  alphabet: 'a b ɓ c d ɗ e f g h i j k l m mb n nd ng nj ny ŋ o p r s t u w y ƴ ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [
    ['ny', 'ñ'],
    ['ŋ', 'ng'],
    ['ƴ', 'ʼy'],
    ['ɓ', 'ʼb'],
    ['ɗ', 'ʼd'],
  ],
  variants: [
    ['ny', 'ñ'],
    ['ny', 'ɲ'],
  ],
}

const fubFacts: LanguageFacts = {
  names: { en: 'Adamawa Fulfulde', fr: 'Fulfulde de l’Adamaoua (peul)' },
  autonym: 'Fulfulde',
  tag: 'fub-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0), of ff: the letters are shared, the western words are not',
  ],
}

const gya: LanguageProfile = {
  code: 'gya',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const gyaFacts: LanguageFacts = {
  names: { en: 'Northwest Gbaya', fr: 'Gbaya' },
  autonym: 'Gbaya',
  tag: 'gya-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const kzr: LanguageProfile = {
  code: 'kzr',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const kzrFacts: LanguageFacts = {
  names: { en: 'Karang', fr: 'Karang' },
  autonym: 'Karang',
  tag: 'kzr-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const mcn: LanguageProfile = {
  code: 'mcn',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mcnFacts: LanguageFacts = {
  names: { en: 'Masana', fr: 'Massa' },
  autonym: 'Masana',
  tag: 'mcn-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const mdd: LanguageProfile = {
  code: 'mdd',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mddFacts: LanguageFacts = {
  names: { en: 'Mbum', fr: 'Mboum' },
  autonym: 'Mbum',
  tag: 'mdd-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const mlw: LanguageProfile = {
  code: 'mlw',
  alphabet: 'a b ɓ c d ɗ e ə f g gw h hw j k kw l m mb n nd ng ngw nj o p r s sl t v vb w y z zl',
  // Lexical tone is not written: the acute distinguishes a few pairs of words, and what continues.
  tone: { marked: ['high'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
}

const mlwFacts: LanguageFacts = {
  names: { en: 'Moloko', fr: 'Moloko' },
  autonym: 'Məloko',
  tag: 'mlw-Latn-CM',
  basis: 'published',
  sources: ['Friesen, A grammar of Moloko, 2017, tables 2.3 and 2.10, section 2.4 (CC-BY-4.0)'],
}

const mua: LanguageProfile = {
  code: 'mua',
  // CLDR lists ṽ; none of its words has it.
  alphabet: 'a ã b ɓ c d ɗ e ë ǝ f g h i ĩ j k l m n ŋ o õ p r s t u v ṽ w y z ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

const muaFacts: LanguageFacts = {
  names: { en: 'Mundang', fr: 'Moundang' },
  autonym: 'Mundaŋ',
  tag: 'mua-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const shu: LanguageProfile = {
  code: 'shu',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const shuFacts: LanguageFacts = {
  names: { en: 'Chadian/Shuwa Arabic', fr: 'Arabe choa' },
  autonym: 'عربي',
  tag: 'shu-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const tui: LanguageProfile = {
  code: 'tui',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const tuiFacts: LanguageFacts = {
  names: { en: 'Tupuri', fr: 'Toupouri' },
  autonym: 'Tupuri',
  tag: 'tui-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const wes: LanguageProfile = {
  code: 'wes',
  alphabet: 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  tone: null,
  glottal: null,
  schwa: 'ə',
  pairs: [],
}

const wesFacts: LanguageFacts = {
  names: { en: 'Cameroon Pidgin English', fr: 'Pidgin camerounais' },
  autonym: 'Kamtok',
  tag: 'wes-Latn-CM',
  basis: 'general',
  sources: ['Glottolog 5.1, names and codes (CC-BY-4.0)'],
}

/** Languages of other families: of the north (Fulfulde, Adamawa, Chadic, Arabic), Gbaya, and Pidgin. */
export const otherFamilies: readonly LanguageProfile[] = [
  fub,
  gya,
  kzr,
  mcn,
  mdd,
  mlw,
  mua,
  shu,
  tui,
  wes,
]

export const otherFamiliesFacts: Readonly<Record<string, LanguageFacts>> = {
  fub: fubFacts,
  gya: gyaFacts,
  kzr: kzrFacts,
  mcn: mcnFacts,
  mdd: mddFacts,
  mlw: mlwFacts,
  mua: muaFacts,
  shu: shuFacts,
  tui: tuiFacts,
  wes: wesFacts,
}
