import type { Bilingual, Source } from '@mboa/contract'

/** The General Alphabet gives its letters their values in the International Phonetic Alphabet. */
export const soundSource: Source = {
  citation:
    'Wikipedia, “General Alphabet of Cameroon Languages”, tables of consonants and vowels with their phonetic values',
  licence: 'CC-BY-SA-4.0',
  use: 'fact',
}

const glottalStop: Bilingual = {
  en: 'the catch in the throat between the two halves of “uh-oh”',
  fr: 'le coup de glotte, comme entre les deux moitiés de « oh-oh »',
}
const schwa: Bilingual = { en: 'like a in “about”', fr: 'comme e dans « le »' }

/** What letters that English and French lack, or read otherwise, sound like. */
export const letterSounds: Readonly<Record<string, Bilingual>> = {
  ɓ: { en: 'a b with the breath drawn inwards', fr: 'un b dit en aspirant l’air' },
  ɗ: { en: 'a d with the breath drawn inwards', fr: 'un d dit en aspirant l’air' },
  ɛ: { en: 'like e in “bed”', fr: 'comme è dans « mère »' },
  ɔ: { en: 'like aw in “law”', fr: 'comme o dans « porte »' },
  ə: schwa,
  ǝ: schwa,
  ɨ: {
    en: 'an i said with the tongue drawn back, lips spread',
    fr: 'un i dit la langue en arrière, lèvres étirées',
  },
  ʉ: {
    en: 'between i and oo, with rounded lips',
    fr: 'entre i et ou, lèvres arrondies',
  },
  ŋ: { en: 'like ng in “sing”', fr: 'comme ng dans « parking »' },
  ny: { en: 'like ny in “canyon”', fr: 'comme gn dans « montagne »' },
  c: { en: 'like ch in “church”', fr: 'comme tch dans « tchadien »' },
  j: { en: 'like j in “jam”', fr: 'comme dj dans « Djibouti »' },
  u: { en: 'like oo in “food”', fr: 'comme ou dans « tout »' },
  sh: { en: 'like sh in “shoe”', fr: 'comme ch dans « chat »' },
  gh: { en: 'a g that is never quite closed', fr: 'un g que l’on ne ferme pas tout à fait' },
  kp: { en: 'k and p said at the same time', fr: 'k et p dits en même temps' },
  gb: { en: 'g and b said at the same time', fr: 'g et b dits en même temps' },
  dz: { en: 'd and z said as one', fr: 'd et z dits d’un seul coup' },
  ts: { en: 'like ts in “cats”', fr: 'comme ts dans « tsé-tsé »' },
  pf: { en: 'p and f said as one', fr: 'p et f dits d’un seul coup' },
  ʔ: glottalStop,
  ʼ: glottalStop,
  ꞌ: glottalStop,
}
