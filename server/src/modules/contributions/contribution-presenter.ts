import {
  conceptItem,
  maxContestsShown,
  type Contribution,
  type Judgement,
  type ReceivedContribution,
} from '@mboa/contract'
import type { SpellingFinding } from '@mboa/domain'
import type { ContributionRow } from './repository.ts'
import type { JudgementRow } from './judgements.repository.ts'

/** As its contributor and the other recorders of its language see it, without anybody's name. */
export function presentContribution(
  row: ContributionRow,
  judgements: readonly JudgementRow[],
  accountId: string,
): ReceivedContribution {
  const own = judgements.find(({ speakerId }) => speakerId === accountId)
  return {
    contribution: contributionOf(row),
    state: stateOf(row),
    findings: [...findingsOf(row)],
    receivedAt: row.receivedAt,
    confirmations: judgements.filter(({ verdict }) => verdict === 'confirm').length,
    contests: judgements.flatMap(({ reason }) => reason ?? []).slice(-maxContestsShown),
    isOwn: row.contributorId === accountId,
    ownJudgement: own === undefined ? null : presentJudgement(own),
  }
}

export function presentJudgement({ verdict, reason }: JudgementRow): Judgement {
  return verdict === 'confirm' ? { verdict } : { verdict, reason: reason ?? '' }
}

/** Only `receive-contributions.ts` writes these columns. */
export function contributionOf(row: Pick<ContributionRow, 'contribution'>): Contribution {
  return JSON.parse(row.contribution) as Contribution
}

/** A word or sentence that the course does not have from its packs. */
export type NewItem = Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }>

export function isNewItem(contribution: Contribution): contribution is NewItem {
  return ['concept', 'word', 'sentence'].includes(contribution.kind)
}

/** The item of the course that it is, or is about. */
export function itemIdOf(contribution: Contribution): string {
  if (contribution.kind === 'concept') return conceptItem(contribution.course, contribution.concept)
  if (contribution.kind === 'meaning') return `${contribution.course}.${contribution.about}`
  return 'item' in contribution ? contribution.item : `${contribution.course}.${contribution.id}`
}

export function findingsOf(row: ContributionRow): readonly SpellingFinding[] {
  return JSON.parse(row.findings) as SpellingFinding[]
}

export function stateOf(row: ContributionRow): ReceivedContribution['state'] {
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (row.checkedAt !== null) return 'checked'
  return row.contestedAt === null ? 'waiting' : 'contested'
}
