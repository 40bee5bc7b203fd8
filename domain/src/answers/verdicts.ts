import type { Spelling } from '../orthography/language-profile.ts'

/**
 * How near an answer is to an accepted one, best first. A fact: it does not depend on how strict
 * the learner wants us to be. `letters` means that only special letters, glottals, digraphs or
 * older spellings differ; `order` that the words are right and their order is not.
 */
export const verdicts = ['exact', 'tone', 'letters', 'typo', 'order', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

/** What the verdict means for the learner, by policy: see `strictnesses`. */
export const outcomes = ['correct', 'almost', 'wrong'] as const
export type Outcome = (typeof outcomes)[number]

/** How strict marking is, per learner and language; a stricter one never accepts more. */
export const strictnesses = ['discover', 'relaxed', 'standard', 'strict'] as const
export type Strictness = (typeof strictnesses)[number]

/** Single words leave articles of the gloss side free; sentences note them. */
export const answerKinds = ['word', 'sentence'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** `repeated`: the right mark, more than once on its letter; `astray`: a mark on no letter. */
export type ToneDifferenceKind = 'missing' | 'extra' | 'wrong' | 'repeated' | 'astray'
export type LetterDifferenceKind = 'base' | 'digraph' | 'glottal' | 'legacy' | 'accent' | 'article'

interface Place {
  /**
   * Index of the grapheme cluster in the normalised expected answer (spaces count); for something
   * extra, of the cluster before which it stands.
   */
  readonly i: number
  /** NFC; empty for something extra. */
  readonly expected: string
  /** NFC; empty for something missing. */
  readonly got: string
}

/** One difference between the answer and the accepted answer it comes nearest to. */
export type Difference =
  | (Place & { readonly op: 'tone'; readonly kind: ToneDifferenceKind })
  | (Place & { readonly op: 'letter'; readonly kind: LetterDifferenceKind })
  | (Place & { readonly op: 'sub' | 'ins' | 'del' | 'swap' | 'space' })

export interface GradeRequest {
  /** What the learner wrote, as typed. */
  readonly answer: string
  /** Accepted answers: `(x)` is optional, `{a|b}` are alternatives. */
  readonly accepted: readonly string[]
  /** ISO 639-3 code of the answer's language (or an alias); one of `glossSpellings` for a meaning. */
  readonly language: string | Spelling
  readonly kind: AnswerKind
  readonly strictness: Strictness
  /**
   * The texts of the other items of the course in this language. Prepared once per array: pass the
   * same array again, and a new one when it changes.
   */
  readonly others?: readonly string[]
  /** Words that a typo must not spell. Prepared once per array, as `others`. */
  readonly lexicon?: readonly string[]
}

export interface Grading {
  readonly verdict: Verdict
  readonly outcome: Outcome
  /** The accepted answer it was measured against, as given; null when none was given. */
  readonly matched: string | null
  /** In the order of the expected answer; null when the verdict is `wrong`. */
  readonly diff: readonly Difference[] | null
  /** Another item or word that the answer spells, as given in `others` or `lexicon`. */
  readonly collision?: string
}
