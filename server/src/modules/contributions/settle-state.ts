import { speakersForNew, speakersForSecond, stateOfContribution } from '@mboa/domain'
import type { Queries } from '../../platform/database/database.ts'
import type { findHeard } from './can-be-heard.repository.ts'
import { contributionOf } from './contribution-presenter.ts'
import { listCheckedCorrections } from './corrected-words.repository.ts'
import { holdContribution, setDecision, type ContributionRow } from './repository.ts'
import { listJudgementsOn, type JudgementRow } from './judgements.repository.ts'

export type Heard = NonNullable<Awaited<ReturnType<typeof findHeard>>>

type Decision = Pick<ContributionRow, 'checkedAt' | 'contestedAt'>

/** Has a contribution, held in this transaction, be what its judgements make of it. */
export async function settleState(
  queries: Queries,
  row: ContributionRow,
  { heard, now }: { heard: Heard | undefined; now: number },
): Promise<{ decided: Decision; judgements: readonly JudgementRow[] }> {
  const judgements = await listJudgementsOn(queries, [row.id])
  const said = [...judgements, ...(await listAgreed(queries, row, judgements))]
  const state = stateOfContribution(
    said.map(({ verdict, trustedAt, decidedAt }) => ({
      verdict,
      isTrusted: trustedAt !== null,
      isDecision: decidedAt !== null,
    })),
    speakersFor(row, heard),
  )
  const decided = decisionOf(state, row, now)
  await setDecision(queries, row.id, decided)
  return { decided, judgements }
}

/**
 * After a correction was judged or withdrawn: the same of the word that it corrects, where speakers
 * contributed that.
 */
export async function settleCorrected(
  queries: Queries,
  row: ContributionRow,
  now: number,
): Promise<void> {
  const id = row.kind === 'correction' ? row.spellingOf : null
  const word = id === null ? undefined : await holdContribution(queries, id)
  if (word === undefined || word.withdrawnAt !== null || !isTyped(word)) return
  await settleState(queries, word, { heard: undefined, now })
}

const isTyped = ({ kind }: ContributionRow) => kind === 'word' || kind === 'sentence'

type Said = Pick<JudgementRow, 'speakerId' | 'verdict' | 'trustedAt' | 'decidedAt'>

/**
 * Who wrote a word otherwise, and who confirmed that, agree to all of it but its old spelling: each
 * counts for it once, unless they have judged it themselves.
 */
async function listAgreed(
  queries: Queries,
  row: ContributionRow,
  own: readonly JudgementRow[],
): Promise<readonly Said[]> {
  if (!isTyped(row)) return []
  const corrections = (await listCheckedCorrections(queries, row)).filter(
    (each) => contributionOf(each).text !== null,
  )
  const confirmed = await listJudgementsOn(
    queries,
    corrections.map(({ id }) => id),
  )
  const agreed: readonly Said[] = [
    ...confirmed.filter(({ verdict }) => verdict === 'confirm'),
    ...corrections.map(({ contributorId }) => ({
      speakerId: contributorId,
      verdict: 'confirm' as const,
      trustedAt: null,
      decidedAt: null,
    })),
  ]
  const counted = new Set([row.contributorId, ...own.map(({ speakerId }) => speakerId)])
  return agreed.filter(({ speakerId }) => {
    if (speakerId === null) return true
    const isNew = !counted.has(speakerId)
    counted.add(speakerId)
    return isNew
  })
}

/**
 * A word that nobody has said or written here before needs more speakers than what another one has:
 * a correction or another way to say what the course has, a meaning of what is told, what is heard
 * of another.
 */
function speakersFor({ kind, speakerId }: ContributionRow, heard: Heard | undefined) {
  const isNew = ['concept', 'word', 'sentence'].includes(kind)
  const isOfAnother = heard !== undefined && heard.speakerId !== speakerId
  return isNew && !isOfAnother ? speakersForNew : speakersForSecond
}

/** What has been decided stays dated as it was. */
function decisionOf(
  state: ReturnType<typeof stateOfContribution>,
  row: ContributionRow,
  now: number,
): Decision {
  return {
    checkedAt: state === 'checked' ? (row.checkedAt ?? now) : null,
    contestedAt: state === 'contested' ? (row.contestedAt ?? now) : null,
  }
}
