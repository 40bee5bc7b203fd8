import { fullWeight } from './probes.ts'

/** What one speaker thinks of somebody else's take; each speaker has one, the last. */
export interface TakeReview {
  readonly verdict: 'approve' | 'send-back'
  /** One approval by whom the operator trusts is enough. */
  readonly isTrusted: boolean
  /** What the reviewer weighed when judging, from 0 to `fullWeight`. */
  readonly weight: number
  /** Epoch ms, by the server's clock as all instants here. */
  readonly reviewedAt: number
}

export interface TakeDecision {
  readonly state: 'received' | 'approved' | 'sent-back'
  /** Learners have reported it since a speaker last approved it: it is to be heard again. */
  readonly isDoubted: boolean
}

/** So many speakers approve a take, where none of them is trusted. */
export const approvalsNeeded = 2

/** One learner may be mistaken. From so many on, nobody hears the take until a speaker has. */
export const doubtsThatSilence = 2

/**
 * What becomes of a take: approved by two speakers or by one trusted one, sent back when more are
 * against it than for it, waiting otherwise. Learners' reports doubt an approved one until a
 * speaker approves it again; one speaker who agrees with them sends it back. Each counts as much
 * as they weigh: who missed a clip that was deliberately wrong approves nothing alone, trusted or
 * not, and answers no doubt (decision 0040).
 *
 * @param doubts when learners reported it, one instant for each learner
 * @example decideTake([{ verdict: 'approve', isTrusted: true, weight: fullWeight, reviewedAt: 1 }], [])
 *   // { state: 'approved', isDoubted: false }
 */
export function decideTake(
  reviews: readonly TakeReview[],
  doubts: readonly number[],
): TakeDecision {
  const approvals = reviews.filter(({ verdict }) => verdict === 'approve')
  const against = reviews.filter(({ verdict }) => verdict === 'send-back')
  if (sum(against, weightOf) > sum(approvals, weightOf)) {
    return { state: 'sent-back', isDoubted: false }
  }
  const worth = sum(
    approvals,
    ({ isTrusted, weight }) => weight * (isTrusted ? approvalsNeeded : 1),
  )
  if (worth < approvalsNeeded * fullWeight) return { state: 'received', isDoubted: false }
  const attentive = approvals.filter(({ weight }) => weight >= fullWeight)
  const lastApproval = Math.max(...attentive.map(({ reviewedAt }) => reviewedAt))
  const open = doubts.filter((doubtedAt) => doubtedAt > lastApproval)
  if (open.length === 0) return { state: 'approved', isDoubted: false }
  const firstDoubt = Math.min(...open)
  if (against.some(({ reviewedAt, weight }) => weight > 0 && reviewedAt > firstDoubt)) {
    return { state: 'sent-back', isDoubted: false }
  }
  return { state: open.length < doubtsThatSilence ? 'approved' : 'received', isDoubted: true }
}

const weightOf = ({ weight }: TakeReview) => weight

const sum = (reviews: readonly TakeReview[], by: (review: TakeReview) => number) =>
  reviews.reduce((total, review) => total + by(review), 0)

/** Why a speaker sends a take back. `other` is explained in words. */
export const sentBackReasons = [
  'cut-off',
  'noise',
  'wrong-word',
  'wrong-tone',
  'other-dialect',
  'too-quiet',
  'other',
] as const
export type SentBackReason = (typeof sentBackReasons)[number]
