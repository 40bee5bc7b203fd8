import { learnersOnlyLicence, type UnitPack, type Word } from '@mboa/contract'

/** The words that may be in a challenge: what a speaker gave to learners alone is not for anybody. */
export const listShareable = (units: readonly UnitPack[]): Word[] =>
  units.flatMap(({ words }) => words.filter(({ licence }) => licence !== learnersOnlyLicence))
