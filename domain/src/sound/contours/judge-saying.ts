import { judgeContour, type ContourVerdict, type NamedContour } from './judge-contour.ts'
import type { HeardContour, ContourObstacle } from './heard-contour.ts'
import { fewestRegisterWords, registerAbove, type RegisterPair } from './register.ts'

/** What a word's contour was like, or why that cannot be said. There is no score. */
export type SayingVerdict<Name> =
  | ContourVerdict<Name>
  | { readonly kind: 'cannot-judge'; readonly because: ContourObstacle | 'nothing-else' }
  /** The register has to be known by so many words more. */
  | { readonly kind: 'cannot-judge'; readonly because: 'register'; readonly wordsMissing: number }

interface Saying<Name> {
  readonly item: string
  readonly own: HeardContour
  readonly target: NamedContour<Name>
  /** What the word might be taken for, on the register of the target. */
  readonly rivals: readonly NamedContour<Name>[]
  /** Whose register the target is on, and what is known of the learner's above it. */
  readonly reference: string
  readonly pairs: readonly RegisterPair[]
}

/** Pitch only: what a mouth does besides is not heard. */
export function judgeSaying<Name>(saying: Saying<Name>): SayingVerdict<Name> {
  const { item, own, target, rivals, reference, pairs } = saying
  if (own.obstacle !== undefined) return { kind: 'cannot-judge', because: own.obstacle }
  if (rivals.length === 0) return { kind: 'cannot-judge', because: 'nothing-else' }
  const { semitones, words } = registerAbove(pairs, reference, item)
  if (words < fewestRegisterWords) {
    return {
      kind: 'cannot-judge',
      because: 'register',
      wordsMissing: fewestRegisterWords - words,
    }
  }
  return judgeContour(
    own.semitones.map((value) => value - semitones),
    target,
    rivals,
  )
}
