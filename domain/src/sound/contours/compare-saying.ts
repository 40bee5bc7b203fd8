import type { TonedText } from '../../melody/written-melody.ts'
import { levelOf, type Contour } from './contour.ts'
import type { HeardContour } from './heard-contour.ts'
import type { NamedContour } from './judge-contour.ts'
import { judgeSaying, type SayingVerdict } from './judge-saying.ts'
import { pairLevels, registerAbove, rememberPair, type RegisterPair } from './register.ts'
import { rivalPatterns } from './rival-patterns.ts'
import { patternContour, withOtherTones } from './tone-pattern.ts'
import type { SyllableTone } from '../../melody/syllable-tones.ts'

/** What a contour is called: a word of the course, or tones that no word of it has. */
export type ContourName =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'tones'; readonly tones: readonly SyllableTone[] }

/** A word that a learner has said, and all that it may be compared with. */
export interface SaidWord {
  readonly item: string
  readonly text: string
  readonly own: HeardContour
  readonly recorded?: { readonly speaker: string; readonly contour: HeardContour }
  /** Where they are written whole. */
  readonly tones?: readonly SyllableTone[]
  /** Words of the course that differ from it in their tones alone, theirs written whole too. */
  readonly twins?: readonly TonedText[]
}

export interface ComparedSaying {
  readonly verdict: SayingVerdict<ContourName>
  /** What the learner's contour is drawn over: the speaker's, or the one that is written. */
  readonly beside: 'recording' | 'writing'
  /** Both in semitones on one register. */
  readonly own: Contour
  readonly other: Contour
  /** What is known of the learner's register from now on. */
  readonly pairs: readonly RegisterPair[]
}

/** The written tones are a voice like any other, with a register of its own. */
const writing = 'writing'

/**
 * Compares what a learner has said with the recording of a speaker, with the written tones, or with
 * whichever their register is known beside. Undefined where there is no contour to compare with.
 */
export function compareSaying(
  said: SaidWord,
  pairs: readonly RegisterPair[],
): ComparedSaying | undefined {
  const { item, own } = said
  const references = listReferences(said)
  const [drawn] = references
  if (drawn === undefined) return undefined
  const verdict = nearestToJudging(
    references.map(({ name, target, rivals }) =>
      judgeSaying({ item, own, target, rivals, reference: name, pairs }),
    ),
  )
  // Who sang something else says nothing of their register.
  const saysNothing = own.obstacle !== undefined || verdict.kind === 'closer-to'
  const known = saysNothing
    ? pairs
    : references.reduce(
        (all, { name, target: { contour: other } }) =>
          rememberPair(all, pairLevels(item, name, { own: own.semitones, other })),
        pairs,
      )
  const { semitones, words } = registerAbove(known, drawn.name, '')
  const other = drawn.target.contour
  const above = words === 0 ? levelOf(own.semitones) - levelOf(other) : semitones
  return {
    verdict,
    beside: drawn.name === writing ? 'writing' : 'recording',
    own: own.semitones.map((value) => value - above),
    other,
    pairs: known,
  }
}

interface Reference {
  readonly name: string
  readonly target: NamedContour<ContourName>
  readonly rivals: readonly NamedContour<ContourName>[]
}

/** The speaker's own voice first: it says most. */
function listReferences({ text, recorded, tones, twins = [] }: SaidWord): readonly Reference[] {
  const name: ContourName = { kind: 'word', text }
  const rivals = tones === undefined ? [] : nameRivals(tones, twins)
  const references: Reference[] = []
  const contour = recorded?.contour
  if (recorded !== undefined && contour !== undefined && contour.semitones.length > 0) {
    references.push({
      name: recorded.speaker,
      target: { name, contour: contour.semitones },
      rivals: rivals.map((rival) => ({
        name: rival.name,
        contour: withOtherTones(contour.semitones, tones ?? [], rival.tones),
      })),
    })
  }
  if (tones !== undefined && tones.length > 0) {
    references.push({
      name: writing,
      target: { name, contour: patternContour(tones) },
      rivals: rivals.map((rival) => ({ name: rival.name, contour: patternContour(rival.tones) })),
    })
  }
  return references
}

/** Words of the course before tones that none of them has; nothing that is sung as the word is. */
function nameRivals(
  tones: readonly SyllableTone[],
  twins: NonNullable<SaidWord['twins']>,
): readonly { name: ContourName; tones: readonly SyllableTone[] }[] {
  const seen = new Set([tones.join()])
  const words = twins.map(({ text, tones: own }) => ({
    name: { kind: 'word', text } as const,
    tones: own,
  }))
  const patterns = rivalPatterns(tones).map((own) => ({
    name: { kind: 'tones', tones: own } as const,
    tones: own,
  }))
  return [...words, ...patterns].filter((rival) => {
    const key = rival.tones.join()
    const isNew = rival.tones.length > 0 && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

type Verdict = SayingVerdict<ContourName>

/** The first that was judged, else the one for which least is missing. */
function nearestToJudging(verdicts: readonly Verdict[]): Verdict {
  const missing = (verdict: Verdict) => {
    if (verdict.kind !== 'cannot-judge') return 0
    return verdict.because === 'register' ? verdict.wordsMissing : Infinity
  }
  return verdicts.reduce((best, each) => (missing(each) < missing(best) ? each : best))
}
