import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

const agq: LanguageProfile = {
  code: 'agq',
  alphabet: 'a b c d e ɛ f g h i ɨ k l m n ŋ o ɔ p s t u ʉ v w y z ʔ',
  // CLDR has no acute, so that high may be the bare one; a list of numbers says mid.
  tone: { marked: ['low', 'falling', 'rising', 'mid'], unmarked: 'unknown' },
  glottal: 'ʔ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const agqFacts: LanguageFacts = {
  names: { en: 'Aghem', fr: 'Aghem' },
  autonym: 'Aghem',
  tag: 'agq-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const bax: LanguageProfile = {
  code: 'bax',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const baxFacts: LanguageFacts = {
  names: { en: 'Bamum', fr: 'Bamoun (shupamem)' },
  autonym: 'Shüpamom',
  tag: 'bax-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const bbj: LanguageProfile = {
  code: 'bbj',
  alphabet: 'a b c d e ə aə ɛ f g gh h i j k l m n ŋ o ɔ p pf r s sh t ts u ʉ v w y z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'mid' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const bbjFacts: LanguageFacts = {
  names: { en: 'Ghomálá’', fr: 'Ghomala’' },
  autonym: 'Ghɔmáláʼ',
  tag: 'bbj-Latn-CM',
  basis: 'measured',
  sources: [
    'Letters above 0.05 % in the MAFAND French–Ghomálá’ texts (counted; facts only)',
    'Wikipedia (fr), alphabet and tone (CC-BY-SA-4.0)',
    'Wikimedia Incubator, Alphabet GHOMALA’: aə and the letters of two signs (CC-BY-SA-4.0)',
  ],
}

const bfd: LanguageProfile = {
  code: 'bfd',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const bfdFacts: LanguageFacts = {
  names: { en: 'Bafut', fr: 'Bafut' },
  autonym: 'Bɨfɨɨ',
  tag: 'bfd-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const bkm: LanguageProfile = {
  code: 'bkm',
  alphabet: 'a ae b ch d e f g gh i ɨ j ʼ k l m n ŋ ny o oe s t u ue v w y z',
  // Mid has no mark either; low always has one, so that a grave on a bare vowel is another tone.
  tone: { marked: ['low', 'falling'], unmarked: 'high' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [
    ['ŋ', 'ng'],
    ['æ', 'ae'],
    ['œ', 'oe'],
  ],
}

const bkmFacts: LanguageFacts = {
  names: { en: 'Kom', fr: 'Kom' },
  autonym: 'Itaŋikom',
  tag: 'bkm-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)'],
}

const byv: LanguageProfile = {
  code: 'byv',
  alphabet: 'a ɑ b c d ə e ɛ f g gh h i j k l m n ŋ o ɔ s sh t ts u ʉ v w ny y z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'none' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const byvFacts: LanguageFacts = {
  names: { en: 'Medumba', fr: 'Médumba' },
  autonym: 'Mə̀dʉ̂mbɑ̀',
  tag: 'byv-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (de, fr), alphabet and tone (CC-BY-SA-4.0)'],
}

const fmp: LanguageProfile = {
  code: 'fmp',
  alphabet: 'a ɑ b c d e ə ɛ f g h i j k l m n ŋ o ɔ p s t u ʉ v w y z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'none' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const fmpFacts: LanguageFacts = {
  names: { en: 'Fe’fe’', fr: 'Fe’efe’e (nufi)' },
  autonym: 'Fèʼéfěʼè',
  tag: 'fmp-Latn-CM',
  basis: 'measured',
  sources: [
    'Letters above 0.05 % in the Resulam Nufi word list (counted; facts only)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

const jgo: LanguageProfile = {
  code: 'jgo',
  alphabet: 'a b c d ɛ f g h i j k l m n ŋ ɔ p pf s sh t ts u ʉ ʉ̈ v w ẅ y z ꞌ',
  // One list of numbers leaves low unmarked; CLDR, where most words are from, also writes a grave.
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ꞌ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const jgoFacts: LanguageFacts = {
  names: { en: 'Ngomba', fr: 'Ngomba' },
  autonym: 'Ndaꞌa',
  tag: 'jgo-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const lmp: LanguageProfile = {
  code: 'lmp',
  alphabet: 'a b c d e ɛ f g h i j k l m n ŋ o p r s t u ʉ v w y ʼ',
  tone: { marked: ['low', 'falling', 'rising'], unmarked: 'high' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const lmpFacts: LanguageFacts = {
  names: { en: 'Limbum', fr: 'Limbum' },
  autonym: 'Limbum',
  tag: 'lmp-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (fr), alphabet and tone (CC-BY-SA-4.0)'],
}

const lns: LanguageProfile = {
  code: 'lns',
  // Some texts have é and è; whether as letters or as tones, our sources do not say.
  alphabet: 'a b c d e ə f g h i j k l m n ŋ o p r s t u v w y z ʼ',
  tone: { marked: ['high', 'low'], unmarked: 'mid' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const lnsFacts: LanguageFacts = {
  names: { en: 'Lamnso’ (Nso)', fr: 'Lamnso’' },
  autonym: 'Lamnsoʼ',
  tag: 'lns-Latn-CM',
  basis: 'published',
  sources: ['Wikipedia (en), alphabet and tone (CC-BY-SA-4.0)'],
}

const mgo: LanguageProfile = {
  code: 'mgo',
  alphabet: 'a b ch d e ə f g gh i j k m n ŋ o ɔ p r s t u w y z ʼ',
  tone: { marked: ['low'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const mgoFacts: LanguageFacts = {
  names: { en: 'Meta’', fr: 'Meta’' },
  autonym: 'metaʼ',
  tag: 'mgo-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const nnh: LanguageProfile = {
  code: 'nnh',
  alphabet: 'a b c d e ɛ f g h i j k l m n ŋ o ɔ p pf s sh t ts u ʉ v w ẅ y ÿ z ʼ',
  tone: { marked: ['high', 'low', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const nnhFacts: LanguageFacts = {
  names: { en: 'Ngiemboon', fr: 'Ngiemboon' },
  autonym: 'Shwóŋò ngiembɔɔn',
  tag: 'nnh-Latn-CM',
  basis: 'published',
  sources: ['CLDR 48.2 exemplar characters (Unicode-3.0)'],
}

const ybb: LanguageProfile = {
  code: 'ybb',
  alphabet: 'a ɑ æ b ɓ c d ɗ e ə ɛ f g h i ɨ j k l m n ŋ o ɔ œ ø p r s t u ʉ v w y ƴ z ʼ',
  tone: { marked: ['high', 'low', 'mid', 'falling', 'rising'], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [['ŋ', 'ng']],
}

const ybbFacts: LanguageFacts = {
  names: { en: 'Yemba', fr: 'Yemba (bamiléké-dschang)' },
  autonym: 'Yémba',
  tag: 'ybb-Latn-CM',
  basis: 'general',
  sources: [
    'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia (CC-BY-SA-4.0)',
    'Glottolog 5.1, names and codes (CC-BY-4.0)',
  ],
}

/** The languages of the Grassfields, in the west and the north-west. */
export const grassfields: readonly LanguageProfile[] = [
  agq,
  bax,
  bbj,
  bfd,
  bkm,
  byv,
  fmp,
  jgo,
  lmp,
  lns,
  mgo,
  nnh,
  ybb,
]

export const grassfieldsFacts: Readonly<Record<string, LanguageFacts>> = {
  agq: agqFacts,
  bax: baxFacts,
  bbj: bbjFacts,
  bfd: bfdFacts,
  bkm: bkmFacts,
  byv: byvFacts,
  fmp: fmpFacts,
  jgo: jgoFacts,
  lmp: lmpFacts,
  lns: lnsFacts,
  mgo: mgoFacts,
  nnh: nnhFacts,
  ybb: ybbFacts,
}
