import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

const fub: LanguageProfile = {
  code: 'fub',
  aliases: ['ff'],
  names: { en: 'Adamawa Fulfulde', fr: 'Fulfulde de l’Adamaoua (peul)' },
  htmlLang: 'ff-Latn-CM',
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
  autonym: 'Fulfulde',
  tag: 'fub-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0), of ff: the letters are shared, the western words are not',
  ],
}

const gya: LanguageProfile = {
  code: 'gya',
  names: { en: 'Northwest Gbaya', fr: 'Gbaya' },
  htmlLang: 'gya',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const gyaFacts: LanguageFacts = {
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
  names: { en: 'Karang', fr: 'Karang' },
  htmlLang: 'kzr',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const kzrFacts: LanguageFacts = {
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
  names: { en: 'Masana', fr: 'Massa' },
  htmlLang: 'mcn',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mcnFacts: LanguageFacts = {
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
  names: { en: 'Mbum', fr: 'Mboum' },
  htmlLang: 'mdd',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mddFacts: LanguageFacts = {
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
  names: { en: 'Moloko', fr: 'Moloko' },
  htmlLang: 'mlw',
  alphabet: 'a b ɓ c d ɗ e ə f g gw h hw j k kw l m mb n nd ng ngw nj o p r s sl t v vb w y z zl',
  // Lexical tone is not written: the acute tells a few pairs of words apart, and what continues.
  tone: { marked: ['high'], unmarked: 'unknown' },
  glottal: null,
  schwa: 'ə',
}

const mlwFacts: LanguageFacts = {
  autonym: 'Məloko',
  tag: 'mlw-Latn-CM',
  basis: 'published',
  sources: ['Friesen, A grammar of Moloko, 2017, tables 2.3 and 2.10, section 2.4 (CC-BY-4.0)'],
}

const mua: LanguageProfile = {
  code: 'mua',
  names: { en: 'Mundang', fr: 'Moundang' },
  htmlLang: 'mua',
  // CLDR lists ṽ; none of its words has it.
  alphabet: 'a ã b ɓ c d ɗ e ë ǝ f g h i ĩ j k l m n ŋ o õ p r s t u v ṽ w y z ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ǝ',
  pairs: [['ŋ', 'ng']],
}

const muaFacts: LanguageFacts = {
  autonym: 'Mundaŋ',
  tag: 'mua-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const shu: LanguageProfile = {
  code: 'shu',
  names: { en: 'Chadian/Shuwa Arabic', fr: 'Arabe choa' },
  htmlLang: 'shu',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const shuFacts: LanguageFacts = {
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
  names: { en: 'Tupuri', fr: 'Toupouri' },
  htmlLang: 'tui',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const tuiFacts: LanguageFacts = {
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
  names: { en: 'Cameroon Pidgin English', fr: 'Pidgin camerounais' },
  htmlLang: 'wes',
  alphabet: 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  tone: null,
  glottal: null,
  schwa: 'ə',
  pairs: [],
}

const wesFacts: LanguageFacts = {
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
