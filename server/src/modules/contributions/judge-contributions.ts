import type { Judgement, ReceivedContribution } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { findHeard } from './can-be-heard.repository.ts'
import { presentContribution } from './contribution-presenter.ts'
import { findContribution, holdContribution, setWithdrawn } from './repository.ts'
import { listJudgementsOn, putJudgement, removeJudgement } from './judgements.repository.ts'
import { settleCorrected, settleState, type Heard } from './settle-state.ts'
import { hasPartIn } from './spelling-parts.ts'

interface GivenJudgement {
  readonly judgement: Judgement
  /** Whether the actor has heard a take to its end, in the transaction that counts on it. */
  readonly proveHeard: (queries: Queries, takeId: string) => Promise<Result<undefined>>
}

/**
 * Puts what the actor says of another's contribution; the newest counts. `not-found` for one of
 * a language they do not record, a withdrawn one, or one that is not judged by the take they heard
 * any more; `not-allowed` for their own, for what is written of their own voice, and for what
 * somebody wrote in place of theirs. Who confirms by ear has to have heard it.
 */
export function judgeContribution(
  context: Context,
  actor: Actor,
  id: string,
  { judgement, proveHeard }: GivenJudgement,
): Promise<Result<ReceivedContribution>> {
  return changeJudgements(context, actor, id, async (queries, { isTrusted, heard }) => {
    if (judgement.take !== undefined && judgement.take !== heard?.id) return refuse('not-found')
    if (judgement.verdict === 'confirm' && heard !== undefined) {
      const proved = await proveHeard(queries, heard.id)
      if (!proved.ok) return proved
    }
    const now = context.clock.now()
    await putJudgement(queries, {
      contributionId: id,
      speakerId: actor.accountId,
      verdict: judgement.verdict,
      reason: judgement.verdict === 'contest' ? judgement.reason : null,
      trustedAt: isTrusted ? now : null,
      judgedAt: now,
      decidedAt: null,
    })
    return succeed(undefined)
  })
}

/** Takes it back. */
export function undoJudgement(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Result<ReceivedContribution>> {
  return changeJudgements(context, actor, id, async (queries) => {
    await removeJudgement(queries, { contributionId: id, speakerId: actor.accountId })
    return succeed(undefined)
  })
}

/** By its contributor, for good. */
export async function withdrawContribution(
  { database, clock, saveWithdrawals }: Context,
  { accountId }: Actor,
  id: string,
): Promise<Result<ReceivedContribution>> {
  const withdrawn = await database.transaction(async (queries) => {
    const row = await holdContribution(queries, id)
    if (row?.contributorId !== accountId) return refuse('not-found')
    const withdrawnAt = row.withdrawnAt ?? clock.now()
    await contributionWithdrawals.contribution.carryOut(queries, { id, at: withdrawnAt })
    await settleCorrected(queries, row, clock.now())
    const judgements = await listJudgementsOn(queries, [id])
    return succeed(presentContribution({ ...row, withdrawnAt }, judgements, accountId))
  })
  await saveWithdrawals()
  return withdrawn
}

export const contributionWithdrawals = {
  contribution: defineWithdrawal('contribution', (queries, { id, at }) =>
    setWithdrawn(queries, id, at),
  ),
}

/**
 * One change of what is said of it, and what it is then. `not-found` and `not-allowed` as for a
 * judgement.
 */
export async function changeJudgements(
  { database, clock }: Context,
  { accountId }: Actor,
  id: string,
  change: (
    queries: Queries,
    known: { isTrusted: boolean; heard: Heard | undefined },
  ) => Promise<Result<undefined>>,
): Promise<Result<ReceivedContribution>> {
  const known = await findContribution(database.queries, id)
  if (known === undefined || known.speakerId === null) return refuse('not-found')
  const language = await findRecorderLanguage(database.queries, accountId, known.course)
  if (language === undefined) return refuse('not-found')
  if (known.contributorId === accountId) return refuse('not-allowed')
  if (await hasPartIn(database.queries, known, accountId)) return refuse('not-allowed')
  return database.transaction(async (queries) => {
    const held = await holdContribution(queries, id)
    if (held === undefined || held.withdrawnAt !== null) return refuse('not-found')
    const heard = held.takeId === null ? undefined : await findHeard(queries, id)
    const changed = await change(queries, { isTrusted: language.trustedAt !== null, heard })
    if (!changed.ok) return changed
    const now = clock.now()
    const { decided, judgements } = await settleState(queries, held, { heard, now })
    await settleCorrected(queries, held, now)
    return succeed(presentContribution({ ...held, ...decided }, judgements, accountId))
  })
}
