/** What a speaker who did not contribute it says of a contribution. */
export interface SpeakerJudgement {
  readonly verdict: 'confirm' | 'contest'
  /** Of a speaker whom the operator trusts: it decides alone. */
  readonly isTrusted: boolean
  /** Given at the desk of the language: where there is one, the others count no more. */
  readonly isDecision?: boolean
}

/** So many more speakers for it than against it make something new checked. */
export const speakersForNew = 2
/** For what another speaker has said or written already: with who contributes it, they are two. */
export const speakersForSecond = 1

/** A speaker whom the operator trusts weighs as much as it takes for anything. */
const trustedWeight = speakersForNew

/**
 * What the judgements of others make of a contribution, whatever their order: `checked` with as many
 * more for it than against it as it needs, `contested` with more against it, `waiting` between. Two
 * coordinators who disagree have decided nothing.
 */
export function stateOfContribution(
  judgements: readonly SpeakerJudgement[],
  needed: typeof speakersForNew | typeof speakersForSecond = speakersForNew,
): 'waiting' | 'checked' | 'contested' {
  const decisions = judgements.filter(({ isDecision }) => isDecision === true)
  const counted = decisions.length > 0 ? decisions : judgements
  const balance = counted.reduce((sum, { verdict, isTrusted, isDecision }) => {
    const weight = isTrusted || isDecision === true ? trustedWeight : 1
    return sum + (verdict === 'confirm' ? weight : -weight)
  }, 0)
  if (balance >= needed) return 'checked'
  return balance < 0 ? 'contested' : 'waiting'
}
