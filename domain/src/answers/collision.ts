import type { Spelling } from '../orthography/language-profile.ts'
import type { Judgement } from './judge.ts'
import type { AnswerReading } from './reading.ts'
import { wordAt } from './typo-budget.ts'
import { findSameLetters, findSameWriting } from './word-list.ts'

const none: readonly string[] = []

/**
 * The other item or word that an answer spells, as given in the lists. An answer with the right
 * letters collides only with what is written just so, tone included; one with a slip, or a wrong
 * one, with whatever has its letters. A word with a slip in it is also looked up in the lexicon.
 */
export function findCollision(
  readings: readonly AnswerReading[],
  judgement: Judgement,
  language: Spelling,
  others: readonly string[] = none,
  lexicon: readonly string[] = none,
): string | undefined {
  const { verdict } = judgement
  if (verdict === 'exact') return undefined
  const find = verdict === 'tone' || verdict === 'letters' ? findSameWriting : findSameLetters
  for (const { full, bare } of readings) {
    const found =
      find(full.clusters, others, language) ??
      (bare === undefined ? undefined : find(bare.clusters, others, language))
    if (found !== undefined) return found
  }
  return verdict === 'typo' ? findTypoWord(judgement, language, [others, lexicon]) : undefined
}

function findTypoWord(
  { compared, steps }: Judgement,
  language: Spelling,
  lists: readonly (readonly string[])[],
): string | undefined {
  const { clusters } = compared.got
  for (const step of steps) {
    if (step.op === 'match' || step.op === 'space') continue
    const { start, end } = wordAt(clusters, step.gotAt)
    for (const list of lists) {
      const found = findSameLetters(clusters.slice(start, end), list, language)
      if (found !== undefined) return found
    }
  }
  return undefined
}
