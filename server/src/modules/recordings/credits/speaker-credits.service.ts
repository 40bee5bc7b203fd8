import type { SpeakerCredit } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import { isSpeaker, speakerIdOf } from '../../speakers/index.ts'
import { announceTakesOf } from '../published/published-recordings.repository.ts'
import { writeCredit } from './speaker-credits.repository.ts'

/** Has a speaker named as they choose, and devices told. `not-allowed` for who is none. */
export async function chooseCredit(
  { database }: Pick<Context, 'database'>,
  actor: Actor,
  credit: SpeakerCredit,
): Promise<Outcome<SpeakerCredit>> {
  if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
  await database.transaction(async (queries) => {
    if (!(await writeCredit(queries, actor.accountId, credit))) return
    await announceTakesOf(queries, speakerIdOf(actor.accountId))
  })
  return succeed(credit)
}
