import type { Spelling } from '../orthography/language-profile.ts'
import { toneOf } from '../orthography/tone-marks.ts'
import type { Difference, LetterDifferenceKind, Outcome, Strictness, Verdict } from './verdicts.ts'
import { outcomes } from './verdicts.ts'

interface Policy {
  /** `contrast`: a missing mark is noted, a mark that says another tone fails. */
  readonly tone: 'ignored' | 'noted' | 'contrast' | 'fails'
  readonly letters: 'noted' | 'fails'
  readonly typos: 'noted' | 'fails'
  readonly order: 'noted' | 'fails'
}

const policies: Readonly<Record<Strictness, Policy>> = {
  discover: { tone: 'ignored', letters: 'noted', typos: 'noted', order: 'noted' },
  relaxed: { tone: 'noted', letters: 'noted', typos: 'noted', order: 'noted' },
  standard: { tone: 'contrast', letters: 'noted', typos: 'noted', order: 'fails' },
  strict: { tone: 'fails', letters: 'fails', typos: 'fails', order: 'fails' },
}

/** Older spellings, and accents and articles of the gloss side, are noted and never fail. */
const neverFails: ReadonlySet<LetterDifferenceKind> = new Set(['legacy', 'accent', 'article'])

type ToneDifference = Extract<Difference, { op: 'tone' }>

/**
 * A mark that spells out what a bare vowel means here says no other tone; where our sources do not
 * say what it means, no mark on it can be called another tone. A mark twice or on no letter says
 * none either.
 */
function contrasts(difference: ToneDifference, language: Spelling): boolean {
  if (difference.kind !== 'extra') return difference.kind === 'wrong'
  const unmarked = language.tone?.unmarked
  return unmarked !== 'unknown' && toneOf(difference.got) !== unmarked
}

function outcomeOfTone(difference: ToneDifference, policy: Policy, language: Spelling): Outcome {
  if (policy.tone === 'ignored') return 'correct'
  if (policy.tone === 'noted') return 'almost'
  if (policy.tone === 'fails') return 'wrong'
  return contrasts(difference, language) ? 'wrong' : 'almost'
}

const fromRule = (rule: 'noted' | 'fails'): Outcome => (rule === 'fails' ? 'wrong' : 'almost')

/** True where tone alone never makes an answer wrong. */
export function letsTonePass(strictness: Strictness): boolean {
  const { tone } = policies[strictness]
  return tone === 'ignored' || tone === 'noted'
}

/** What a verdict and its differences mean at a strictness: the worst of what each one means. */
export function decideOutcome(
  verdict: Verdict,
  differences: readonly Difference[],
  strictness: Strictness,
  language: Spelling,
): Outcome {
  if (verdict === 'wrong') return 'wrong'
  const policy = policies[strictness]
  const found = differences.map((difference): Outcome => {
    if (difference.op === 'tone') return outcomeOfTone(difference, policy, language)
    if (difference.op === 'letter')
      return neverFails.has(difference.kind) ? 'almost' : fromRule(policy.letters)
    return fromRule(policy.typos)
  })
  if (verdict === 'order') found.push(fromRule(policy.order))
  return found.reduce<Outcome>(
    (worst, next) => (outcomes.indexOf(next) > outcomes.indexOf(worst) ? next : worst),
    'correct',
  )
}
