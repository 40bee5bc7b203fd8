import type { DeskDecision, ReceivedContribution } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findContribution } from './repository.ts'
import { changeJudgements } from './judge-contributions.ts'
import { putJudgement, removeJudgement } from './judgements.repository.ts'

interface Decided {
  /** The language of the desk: nothing of another one is found. */
  readonly language: string
  readonly id: string
  /** Called in the transaction that decides. */
  readonly onDone: (queries: Queries) => Promise<void>
}

/**
 * A coordinator's word on what somebody else contributed, in place of what the others said of it. What
 * is written of a recording that can be heard is confirmed by ear alone: `not-heard` here.
 */
export function decideContribution(
  context: Context,
  actor: Actor,
  { decision, ...of }: Decided & { decision: DeskDecision },
): Promise<Result<ReceivedContribution>> {
  return change(context, actor, of, async (queries, { isTrusted, heard }) => {
    if (decision.verdict === 'confirm' && heard !== undefined) return refuse('not-heard')
    const now = context.clock.now()
    await putJudgement(queries, {
      contributionId: of.id,
      speakerId: actor.accountId,
      verdict: decision.verdict,
      reason: decision.verdict === 'contest' ? decision.reason : null,
      trustedAt: isTrusted ? now : null,
      judgedAt: now,
      decidedAt: now,
    })
    return succeed(undefined)
  })
}

/** Takes it back: what the others said counts again. */
export function undoDecision(
  context: Context,
  actor: Actor,
  of: Decided,
): Promise<Result<ReceivedContribution>> {
  return change(context, actor, of, async (queries) => {
    await removeJudgement(queries, { contributionId: of.id, speakerId: actor.accountId })
    return succeed(undefined)
  })
}

async function change(
  context: Context,
  actor: Actor,
  { language, id, onDone }: Decided,
  put: Parameters<typeof changeJudgements>[3],
): Promise<Result<ReceivedContribution>> {
  const found = await findContribution(context.database.queries, id)
  if (found?.course !== language) return refuse('not-found')
  return changeJudgements(context, actor, id, async (queries, known) => {
    const done = await put(queries, known)
    if (done.ok) await onDone(queries)
    return done
  })
}
