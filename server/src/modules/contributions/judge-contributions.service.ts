import type { Judgement, ReceivedContribution } from '@mboa/contract'
import { stateOfContribution } from '@mboa/domain'
import type { Actor } from '../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { presentContribution } from './contribution-presenter.ts'
import {
  findContribution,
  holdContribution,
  setDecision,
  setWithdrawn,
  type ContributionRow,
} from './contributions.repository.ts'
import type { FindRecorder } from './course-knowledge.ts'
import { listJudgementsOn, putJudgement, removeJudgement } from './judgements.repository.ts'

export interface JudgeContributions {
  /**
   * Puts what the actor says of another's contribution; the newest counts. `not-found` for one of
   * a language they do not record, their own (`not-allowed`), or a withdrawn one.
   */
  judge(actor: Actor, id: string, judgement: Judgement): Promise<Outcome<ReceivedContribution>>
  /** Takes it back. */
  undo(actor: Actor, id: string): Promise<Outcome<ReceivedContribution>>
  /** By its contributor, for good. */
  withdraw(actor: Actor, id: string): Promise<Outcome<ReceivedContribution>>
}

export function createJudgeContributions(parts: {
  database: Database
  clock: Clock
  findRecorder: FindRecorder
}): JudgeContributions {
  const { database, clock, findRecorder } = parts

  /** One change of what is said of it, and what it is then. */
  async function change(
    { accountId }: Actor,
    id: string,
    work: (queries: Queries, recorder: { isTrusted: boolean }) => Promise<void>,
  ): Promise<Outcome<ReceivedContribution>> {
    const known = await findContribution(database.queries, id)
    if (known === undefined || known.speakerId === null) return refuse('not-found')
    const recorder = await findRecorder(accountId, known.course)
    if (recorder === undefined) return refuse('not-found')
    if (known.contributorId === accountId) return refuse('not-allowed')
    return database.transaction(async (queries) => {
      const held = await holdContribution(queries, id)
      if (held === undefined || held.withdrawnAt !== null) return refuse('not-found')
      await work(queries, recorder)
      const judgements = await listJudgementsOn(queries, [id])
      const state = stateOfContribution(
        judgements.map(({ verdict, trustedAt }) => ({ verdict, isTrusted: trustedAt !== null })),
      )
      const decided = decisionOf(state, held, clock.now())
      await setDecision(queries, id, decided)
      return succeed(presentContribution({ ...held, ...decided }, judgements, accountId))
    })
  }

  return {
    judge: (actor, id, judgement) =>
      change(actor, id, async (queries, { isTrusted }) => {
        const now = clock.now()
        await putJudgement(queries, {
          contributionId: id,
          speakerId: actor.accountId,
          verdict: judgement.verdict,
          reason: judgement.verdict === 'contest' ? judgement.reason : null,
          trustedAt: isTrusted ? now : null,
          judgedAt: now,
        })
      }),
    undo: (actor, id) =>
      change(actor, id, (queries) =>
        removeJudgement(queries, { contributionId: id, speakerId: actor.accountId }),
      ),
    withdraw: ({ accountId }, id) =>
      database.transaction(async (queries) => {
        const row = await holdContribution(queries, id)
        if (row?.contributorId !== accountId) return refuse('not-found')
        await setWithdrawn(queries, id, clock.now())
        const judgements = await listJudgementsOn(queries, [id])
        const withdrawnAt = row.withdrawnAt ?? clock.now()
        return succeed(presentContribution({ ...row, withdrawnAt }, judgements, accountId))
      }),
  }
}

/** What has been decided stays dated as it was. */
function decisionOf(
  state: ReturnType<typeof stateOfContribution>,
  row: ContributionRow,
  now: number,
): Pick<ContributionRow, 'checkedAt' | 'contestedAt'> {
  return {
    checkedAt: state === 'checked' ? (row.checkedAt ?? now) : null,
    contestedAt: state === 'contested' ? (row.contestedAt ?? now) : null,
  }
}
