import type { SpeakerCredit } from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { announceTakesOf } from '../published/published-recordings.repository.ts'
import { writeCredit } from './speaker-credits.repository.ts'
import { speakerIdOf } from './speaker-id.ts'

/** Has a speaker named as they choose, and devices told. */
export type ChooseCredit = (actor: Actor, credit: SpeakerCredit) => Promise<void>

export function createChooseCredit({ database }: { database: Database }): ChooseCredit {
  return ({ accountId }, credit) =>
    database.transaction(async (queries) => {
      if (!(await writeCredit(queries, accountId, credit))) return
      await announceTakesOf(queries, speakerIdOf(accountId))
    })
}
