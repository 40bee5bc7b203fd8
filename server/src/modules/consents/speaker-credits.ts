import { createHash } from 'node:crypto'
import type { SpeakerCredit } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Queries } from '../../platform/database/database.ts'
import { recordWithdrawal } from '../../platform/withdrawals/withdrawals.repository.ts'
import { isSpeaker, speakerIdOf } from '../speakers/index.ts'
import { announceTakesOf } from '../takes/index.ts'
import { readCredit, writeCredit } from './repository.ts'

/** Names a speaker as they choose, and lets devices learn of it. `not-allowed` for who is none. */
export async function chooseCredit(
  { database, clock, saveWithdrawals }: Pick<Context, 'database' | 'clock' | 'saveWithdrawals'>,
  actor: Actor,
  credit: SpeakerCredit,
): Promise<Outcome<SpeakerCredit>> {
  if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
  const { accountId: account } = actor
  await database.transaction(async (queries) => {
    if (!(await writeCredit(queries, account, credit))) return
    await announceTakesOf(queries, speakerIdOf(account))
    const id = hashOf(account, credit)
    await recordWithdrawal(queries, { what: 'credit', account, id, at: clock.now() })
  })
  await saveWithdrawals()
  return succeed(credit)
}

/**
 * After a restore from a backup of before: who was named otherwise then is named no more. What they
 * have chosen since is nowhere but in the database that is lost.
 * @param id the hash of what they had chosen last
 */
export async function endCreditAgain(
  queries: Queries,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  const credit = await readCredit(queries, accountId)
  if (credit.kind === 'anonymous' || hashOf(accountId, credit) === id) return
  await writeCredit(queries, accountId, { kind: 'anonymous' })
  await announceTakesOf(queries, speakerIdOf(accountId))
}

/** Another for each account, so that none tells of another's name. */
function hashOf(account: string, credit: SpeakerCredit): string {
  const said = [account, credit.kind, credit.kind === 'pseudonym' ? credit.pseudonym : null]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
