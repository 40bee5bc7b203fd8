import { listAlphabet, type LanguageProfile } from '../language-profile.ts'

/** What is known of how a language's spelling shows its syllables. */
export interface SyllableRules {
  /** Consonants written with several letters, with which a syllable may begin: `kp`, `mb`, `ngw`. */
  readonly consonants: readonly string[]
  /**
   * Nasals that bear a tone: with a tone mark each is a syllable. All others are one consonant with
   * the one after them that is made in the same place.
   */
  readonly syllabicNasals: string
}

/**
 * Written as one consonant in the General Alphabet of Cameroon Languages (Tadadjeu and Sadembouo,
 * 1979), whose double vowels are long ones and whose nasals before consonants are prenasalised.
 */
const generalConsonants = 'kp gb pf tf ts kf bv dv dz gv sh hy zh gh hv ŋm ny ch'.split(' ')

/**
 * Nasals that bear tone marks: the exemplar characters of CLDR 48.2 and the alphabets of the
 * courses. Where they do not, a nasal is never a syllable of its own in writing.
 */
const syllabicNasals: Readonly<Record<string, string>> = {
  agq: '',
  bas: 'mnŋ',
  byv: 'mnŋ',
  dua: '',
  ewo: 'mn',
  jgo: 'mnŋ',
  kkj: '',
  ksf: '',
  mgo: '',
  nmg: 'n',
  nnh: 'mn',
  yav: '',
}

const longest = (one: string, other: string) => other.length - one.length

/** Undefined where our sources do not say how a language divides its words. */
export function syllableRulesOf(language: LanguageProfile): SyllableRules | undefined {
  const nasals = syllabicNasals[language.code]
  if (nasals === undefined) return undefined
  const own = listAlphabet(language).filter(
    (letter) => letter.length > 1 && !/[aeiouɛɔəǝɨʉ\p{M}]/u.test(letter),
  )
  return {
    consonants: [...own, ...generalConsonants].sort(longest),
    syllabicNasals: nasals,
  }
}
