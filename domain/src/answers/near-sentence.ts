import type { Cluster } from '../orthography/clusters.ts'
import { align } from './align.ts'
import type { Step } from './align.ts'
import { getSpelling } from './grade-answer.ts'
import { getLetterRules, type LetterRules } from './letter-rules.ts'
import { alignNearWord, nearMissShare, type FindNearMiss } from './near-miss.ts'
import type { Reading } from './reading.ts'

/**
 * Of a sentence, word by word, and letter by letter in a word that is nearly right. Apart from that
 * of words: it comes with the screens of sentences, not with those of typing.
 */
export const findNearSentence: FindNearMiss = (judgement, { language }) => {
  // With its articles: a missing one is a missing word.
  const compared = { expected: judgement.expected.full, got: judgement.got.full }
  const rules = getLetterRules(getSpelling(language))
  const steps = alignSentence(compared.expected, compared.got, rules)
  return steps && { ...judgement, steps, compared }
}

/** A word in its sentence: from one cluster up to another. */
interface Word {
  readonly from: number
  readonly to: number
}

/** A word against a word, or against none. */
interface Pairing {
  readonly cost: number
  readonly expected?: Word | undefined
  readonly got?: Word | undefined
  /** How they differ, where they are near each other. */
  readonly steps?: readonly Step[] | undefined
  readonly before?: Pairing | undefined
}

/** A word in another’s place is likelier than one left out and one too many. */
const costs = { near: 1, other: 4, alone: 3 } as const

function alignSentence(
  expected: Reading,
  got: Reading,
  rules: LetterRules,
): readonly Step[] | undefined {
  const [wanted, given] = [listWords(expected), listWords(got)]
  let above: (Pairing | undefined)[] = []
  for (let i = 0; i <= wanted.length; i++) {
    const row: (Pairing | undefined)[] = []
    for (let j = 0; j <= given.length; j++) {
      const [word, other] = [wanted[i - 1], given[j - 1]]
      const candidates = [
        word && other && pair(above[j - 1], word, other),
        word && leave(above[j], { expected: word }),
        other && leave(row[j - 1], { got: other }),
      ]
      row.push(candidates.flatMap((each) => each ?? []).sort((a, b) => a.cost - b.cost)[0])
    }
    above = row
  }
  const pairings: Pairing[] = []
  for (let last = above.at(-1); last !== undefined; last = last.before) pairings.unshift(last)
  const near = pairings.filter(({ steps }) => steps !== undefined).length
  if (near < Math.max(wanted.length, given.length) * nearMissShare) return undefined
  return pairings.reduce<readonly Step[]>(addSteps, [])

  function pair(before: Pairing | undefined, word: Word, other: Word): Pairing {
    const [left, right] = [
      expected.clusters.slice(word.from, word.to),
      got.clusters.slice(other.from, other.to),
    ]
    const isSame = write(left) === write(right)
    const found = isSame ? align(left, right, rules, 0)?.steps : alignNearWord(left, right, rules)
    const steps = found?.map((step) => ({
      ...step,
      expectedAt: step.expectedAt + word.from,
      gotAt: step.gotAt + other.from,
    }))
    const cost = isSame ? 0 : steps === undefined ? costs.other : costs.near
    return { cost: (before?.cost ?? 0) + cost, expected: word, got: other, steps, before }
  }
}

const leave = (before: Pairing | undefined, word: Pick<Pairing, 'expected' | 'got'>): Pairing => ({
  cost: (before?.cost ?? 0) + costs.alone,
  ...word,
  before,
})

const write = (clusters: readonly Cluster[]) => clusters.map(({ text }) => text).join('')

function listWords({ clusters }: Reading): Word[] {
  const words: Word[] = []
  let from = 0
  for (const [at, { text }] of [...clusters.entries(), [clusters.length, { text: ' ' }] as const]) {
    if (text !== ' ') continue
    if (at > from) words.push({ from, to: at })
    from = at + 1
  }
  return words
}

const plain = { cost: 0, letter: null, tone: null } as const

/**
 * The steps with those of one more word. The space between two words is a step of its own; a word
 * alone brings the space that it is parted by: the one before it, or at the beginning the one after.
 */
function addSteps(steps: readonly Step[], { expected, got, steps: own }: Pairing): readonly Step[] {
  const expectedAt = steps.reduce((sum, step) => sum + step.expected, 0)
  const gotAt = steps.reduce((sum, step) => sum + step.got, 0)
  const isFirst = steps.every(({ op }) => op === 'del' || op === 'ins')
  const place = { ...plain, expectedAt, gotAt }
  if (got === undefined && expected !== undefined) {
    const to = isFirst ? expected.to + 1 : expected.to
    return [...steps, { ...place, op: 'del', expected: to - expectedAt, got: 0 }]
  }
  if (expected === undefined && got !== undefined) {
    const to = isFirst ? got.to + 1 : got.to
    return [...steps, { ...place, op: 'ins', expected: 0, got: to - gotAt }]
  }
  if (expected === undefined || got === undefined) return steps
  const space: Step[] = isFirst ? [] : [{ ...place, op: 'match', expected: 1, got: 1 }]
  const whole: Step = {
    ...plain,
    op: 'sub',
    expectedAt: expected.from,
    gotAt: got.from,
    expected: expected.to - expected.from,
    got: got.to - got.from,
  }
  return [...steps, ...space, ...(own ?? [whole])]
}
