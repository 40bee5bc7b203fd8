import type { CommandContext } from '../../../context.ts'
import { defineWithdrawal } from '../../../platform/withdrawals/withdrawal-command.ts'
import { recordAct, type Agent } from '../../language-acts/index.ts'
import { findRecorderLanguage, setCoordinator } from '../../speakers/index.ts'
import { lockAccount } from '../repository.ts'
import { removeInvitationsBy } from './repository.ts'

interface OfLanguage {
  readonly accountId: string
  readonly language: string
}

type Needs = Pick<CommandContext, 'database' | 'clock' | 'ids' | 'saveWithdrawals'>

/** Lets a recorder look after their language; `not-a-recorder` where they do not record it. */
export function nameCoordinator(
  context: Needs,
  { accountId, language }: OfLanguage,
  by: Agent,
): Promise<'named' | 'already' | 'not-a-recorder'> {
  return context.database.transaction(async (queries) => {
    await lockAccount(queries, accountId)
    const recorder = await findRecorderLanguage(queries, accountId, language)
    if (recorder === undefined) return 'not-a-recorder'
    if (recorder.coordinatorAt !== null) return 'already'
    await setCoordinator(queries, { accountId, language }, context.clock.now())
    await recordAct(queries, context, { act: 'coordinator-named', by, language, person: accountId })
    return 'named'
  })
}

/** Takes the right away, with the invitations that they handed out; false where they had none. */
export async function endCoordinator(
  context: Needs,
  { accountId, language }: OfLanguage,
  by: Agent,
): Promise<boolean> {
  const { database, clock, saveWithdrawals } = context
  const had = await database.transaction(async (queries) => {
    await lockAccount(queries, accountId)
    const recorder = await findRecorderLanguage(queries, accountId, language)
    if (recorder === undefined || recorder.coordinatorAt === null) return false
    // Two servers' clocks differ: no right ends before it was given.
    const at = Math.max(clock.now(), recorder.coordinatorAt)
    const ended = { account: accountId, id: language, at }
    await coordinatorWithdrawals.coordinator.carryOut(queries, ended)
    await recordAct(queries, context, {
      act: 'coordinator-removed',
      by,
      language,
      person: accountId,
    })
    return true
  })
  await saveWithdrawals()
  return had
}

export const coordinatorWithdrawals = {
  coordinator: defineWithdrawal('coordinator', async (queries, withdrawal) => {
    const { account: accountId, id: language, at } = withdrawal
    await removeInvitationsBy(queries, { accountId, language }, at)
    const recorder = await findRecorderLanguage(queries, accountId, language)
    const since = recorder?.coordinatorAt ?? null
    if (since !== null && since <= at) await setCoordinator(queries, { accountId, language }, null)
  }),
}
