import { createHash } from 'node:crypto'
import type { SpeakerCredit } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { isSpeaker, speakerIdOf } from '../speakers/index.ts'
import { announceTakesOf } from '../takes/index.ts'
import { readCredit, writeCredit } from './repository.ts'

/** Names a speaker as they choose, and lets devices learn of it. `not-allowed` for who is none. */
export async function chooseCredit(
  { database, clock, saveWithdrawals }: Pick<Context, 'database' | 'clock' | 'saveWithdrawals'>,
  actor: Actor,
  credit: SpeakerCredit,
): Promise<Result<SpeakerCredit>> {
  if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
  const { accountId: account } = actor
  await database.transaction(async (queries) => {
    if (!(await writeCredit(queries, account, credit))) return
    await announceTakesOf(queries, speakerIdOf(account))
    const said = { account, id: hashOf(account, credit), at: clock.now() }
    await creditWithdrawals.credit.carryOut(queries, said)
  })
  await saveWithdrawals()
  return succeed(credit)
}

export const creditWithdrawals = {
  /**
   * Ends any credit but the one of the hash `id`. After a restore the chosen credit is nowhere: only
   * the lost database had more than its hash.
   */
  credit: defineWithdrawal('credit', async (queries, { account, id }) => {
    const credit = await readCredit(queries, account)
    if (credit.kind === 'anonymous' || hashOf(account, credit) === id) return
    await writeCredit(queries, account, { kind: 'anonymous' })
    await announceTakesOf(queries, speakerIdOf(account))
  }),
}

/** Another for each account, so that none tells of another's name. */
function hashOf(account: string, credit: SpeakerCredit): string {
  const said = [account, credit.kind, credit.kind === 'pseudonym' ? credit.pseudonym : null]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
