import { isAstray, type Cluster } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import type { Alignment, Step } from './align.ts'
import { align } from './align.ts'
import { expandAccepted } from './expand-accepted.ts'
import type { LetterRules } from './letter-rules.ts'
import { getLetterRules } from './letter-rules.ts'
import { costs } from './moves.ts'
import type { AnswerReading, Reading } from './reading.ts'
import { readAnswer } from './reading.ts'
import { isWithinTypoBudget, typosAllowedInAnswer } from './typo-budget.ts'
import type { AnswerKind, Verdict } from './verdicts.ts'
import { verdicts } from './verdicts.ts'
import { reorderWords } from './word-order.ts'

/** How an answer compares with one reading of one accepted answer. */
export interface Judgement {
  readonly verdict: Verdict
  readonly cost: number
  /** Place among all spellings accepted. */
  readonly rank: number
  /** The accepted answer, as given. */
  readonly matched: string
  readonly expected: AnswerReading
  readonly got: AnswerReading
  /** The readings that the steps are about: without articles where only those differ. */
  readonly compared: { readonly expected: Reading; readonly got: Reading }
  readonly steps: readonly Step[]
  /** True where a sentence has other articles than expected. */
  readonly articlesDiffer: boolean
}

/** Makes the same articles win over free ones among answers that are equally good. */
const freeArticleCost = 5

function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some((step) => step.op !== 'match')) return 'typo'
  if (steps.some((step) => step.letter !== null)) return 'letters'
  return steps.some((step) => step.tone !== null) ? 'tone' : 'exact'
}

const isBetterVerdict = (a: Verdict, b: Verdict): boolean =>
  verdicts.indexOf(a) < verdicts.indexOf(b)

/** How many slips a comparison may still have to be better than the best one so far. */
function slipsWorthTrying(best: Judgement | undefined): number {
  if (best === undefined || isBetterVerdict('typo', best.verdict)) return Infinity
  return best.verdict === 'typo' ? Math.floor(best.cost / costs.space) : 0
}

interface Comparison {
  readonly verdict: Verdict
  readonly alignment: Alignment | null
  /** What the alignment is about: the answer, or its words in the expected order. */
  readonly got: Reading
}

function compareReadings(
  expected: Reading,
  got: Reading,
  rules: LetterRules,
  best: Judgement | undefined,
): Comparison {
  // Nothing written is wrong, even where a glottal alone was asked for.
  if (got.clusters.every(isAstray)) return { verdict: 'wrong', alignment: null, got }
  const edits = Math.min(typosAllowedInAnswer(expected.clusters), slipsWorthTrying(best))
  const alignment = align(expected.clusters, got.clusters, rules, edits)
  if (alignment !== null && isWithinTypoBudget(alignment.steps, expected.clusters, got.clusters)) {
    return { verdict: verdictOf(alignment.steps), alignment, got }
  }
  const clusters = edits > 0 ? reorderWords(expected.clusters, got.clusters) : null
  if (clusters !== null) {
    const inOrder = align(expected.clusters, clusters, rules, 0)
    if (inOrder?.steps.every((step) => step.op === 'match') === true) {
      return { verdict: 'order', alignment: inOrder, got: { clusters, key: got.key } }
    }
  }
  return { verdict: 'wrong', alignment, got }
}

const worse = (a: Verdict, b: Verdict): Verdict => (isBetterVerdict(a, b) ? b : a)

/** True where `a` is to be preferred: lower verdict, then lower cost, then first. */
function isBetter(a: Judgement, b: Judgement | undefined): boolean {
  if (b === undefined) return true
  if (a.verdict !== b.verdict) return isBetterVerdict(a.verdict, b.verdict)
  return a.cost < b.cost || (a.cost === b.cost && a.rank < b.rank)
}

interface Candidate {
  readonly rank: number
  readonly matched: string
  readonly expected: AnswerReading
}

function judgePair(
  { rank, matched, expected }: Candidate,
  got: AnswerReading,
  kind: AnswerKind,
  rules: LetterRules,
  best: Judgement | undefined,
): readonly Judgement[] {
  const judge = (left: Reading, right: Reading, withoutArticles: boolean): Judgement => {
    const { verdict, alignment, got: ordered } = compareReadings(left, right, rules, best)
    const articlesDiffer = withoutArticles && kind === 'sentence'
    const extra = withoutArticles ? (articlesDiffer ? costs.letter : freeArticleCost) : 0
    return {
      verdict: articlesDiffer ? worse(verdict, 'letters') : verdict,
      cost: alignment === null ? Infinity : alignment.cost + extra,
      rank,
      matched,
      expected,
      got,
      compared: { expected: left, got: ordered },
      steps: alignment?.steps ?? [],
      articlesDiffer,
    }
  }
  const judged = [judge(expected.full, got.full, false)]
  if (expected.bare !== undefined && got.bare !== undefined && expected.articles !== got.articles) {
    judged.push(judge(expected.bare, got.bare, true))
  }
  return judged
}

/**
 * Measures an answer against all accepted ones and gives the best comparison: lowest verdict, then
 * lowest cost, then first. Undefined where nothing is accepted.
 */
export function judge(
  readings: readonly AnswerReading[],
  accepted: readonly string[],
  kind: AnswerKind,
  language: Spelling,
): Judgement | undefined {
  const candidates = listCandidates(accepted, language)
  for (const { rank, matched, expected } of candidates) {
    const got = readings.find((reading) => reading.full.key === expected.full.key)
    if (got === undefined || got.full.key === '') continue
    const compared = { expected: expected.full, got: got.full }
    const exact = { verdict: 'exact', cost: 0, steps: [], articlesDiffer: false } as const
    return { ...exact, rank, matched, expected, got, compared }
  }
  const rules = getLetterRules(language)
  let best: Judgement | undefined
  for (const candidate of likeliestFirst(candidates, readings)) {
    for (const got of readings) {
      for (const judged of judgePair(candidate, got, kind, rules, best)) {
        if (isBetter(judged, best)) best = judged
      }
    }
  }
  return best
}

function listCandidates(accepted: readonly string[], language: Spelling): readonly Candidate[] {
  return accepted
    .flatMap((matched) =>
      expandAccepted(matched)
        .flatMap((spelling) => readAnswer(spelling, language))
        .map((expected) => ({ matched, expected })),
    )
    .map((candidate, rank) => ({ ...candidate, rank }))
}

/** How many clusters two texts share at their beginning and their end. */
function countShared(a: readonly Cluster[], b: readonly Cluster[]): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start]?.plain === b[start]?.plain) start++
  let end = 0
  while (end < most - start && a.at(-1 - end)?.plain === b.at(-1 - end)?.plain) end++
  return start + end
}

/** Those that differ least come first: once one is found, the others need little search. */
function likeliestFirst(
  candidates: readonly Candidate[],
  readings: readonly AnswerReading[],
): readonly Candidate[] {
  if (candidates.length < 2) return candidates
  const unlike = ({ expected: { full } }: Candidate): number =>
    Math.min(
      ...readings.map(
        (got) =>
          Math.max(full.clusters.length, got.full.clusters.length) -
          countShared(full.clusters, got.full.clusters),
      ),
    )
  return candidates
    .map((candidate) => ({ candidate, unlike: unlike(candidate) }))
    .sort((a, b) => a.unlike - b.unlike)
    .map(({ candidate }) => candidate)
}
