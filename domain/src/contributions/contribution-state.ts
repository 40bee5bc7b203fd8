/** What a speaker who did not contribute it says of a contribution. */
export interface SpeakerJudgement {
  readonly verdict: 'confirm' | 'contest'
  /** Of a speaker whom the operator trusts: it decides alone. */
  readonly isTrusted: boolean
}

/** So many more speakers for it than against it make a contribution checked. */
const speakersToConfirm = 2

/**
 * What the judgements of others make of a contribution, whatever their order: `checked` with two
 * more for it than against it, `contested` with more against it, `waiting` between. A trusted
 * speaker weighs as much as it takes.
 */
export function stateOfContribution(
  judgements: readonly SpeakerJudgement[],
): 'waiting' | 'checked' | 'contested' {
  const balance = judgements.reduce((sum, { verdict, isTrusted }) => {
    const weight = isTrusted ? speakersToConfirm : 1
    return sum + (verdict === 'confirm' ? weight : -weight)
  }, 0)
  if (balance >= speakersToConfirm) return 'checked'
  return balance < 0 ? 'contested' : 'waiting'
}
