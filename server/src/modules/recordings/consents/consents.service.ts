import {
  consentTextVersion,
  type ConsentChoices,
  type Consents,
  type ConsentUse,
} from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import {
  endConsent,
  insertConsent,
  isConsentedTo,
  listConsents,
  lockAccount,
  type ConsentRow,
} from './consents.repository.ts'
import { announceTakesOf } from '../published/published-recordings.repository.ts'
import { speakerIdOf } from '../speakers/speaker-id.ts'
import { presentConsent } from './consent-presenter.ts'
import { isSpeaker } from './is-speaker.ts'

export interface ConsentService {
  list(actor: Actor): Promise<Consents>
  /**
   * Ends what is not chosen any more or differently, and gives what is new. `not-allowed` for who
   * neither records nor ever did.
   */
  choose(actor: Actor, choices: ConsentChoices): Promise<Outcome<Consents>>
  /** Whether the speaker's takes may be made and heard in Mboa. */
  mayBeHeard(speakerId: string): Promise<boolean>
}

type Chosen = Pick<ConsentRow, 'use' | 'textVersion' | 'licence' | 'guardianName'>

export function createConsents(parts: {
  database: Database
  clock: Clock
  ids: Ids
}): ConsentService {
  const { database, clock, ids } = parts

  async function present(queries: Queries, accountId: string): Promise<Consents> {
    const consents = await listConsents(queries, speakerIdOf(accountId))
    return { textVersion: consentTextVersion, consents: consents.map(presentConsent) }
  }

  return {
    list: ({ accountId }) => present(database.queries, accountId),
    async choose(actor, choices) {
      const { accountId } = actor
      if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
      if (choices.textVersion !== consentTextVersion) return refuse('consent-text-changed')
      const consents = await database.transaction(async (queries) => {
        await lockAccount(queries, accountId)
        const now = clock.now()
        const speakerId = speakerIdOf(accountId)
        const rows = await listConsents(queries, speakerId)
        const current = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
        const chosen = chosenOf(choices)
        for (const row of current) {
          if (!chosen.some((each) => isSame(each, row))) await endConsent(queries, row.id, now)
        }
        for (const each of chosen) {
          if (current.some((row) => isSame(each, row))) continue
          const row = { id: ids.uuid(), accountId, speakerId, givenAt: now, withdrawnAt: null }
          await insertConsent(queries, { ...row, ...each })
        }
        const wasHeard = current.some(({ use }) => use === 'learners')
        if (wasHeard !== choices.learners) await announceTakesOf(queries, speakerId)
        return present(queries, accountId)
      })
      return succeed(consents)
    },
    mayBeHeard: (speakerId) => isConsentedTo(database.queries, speakerId, 'learners'),
  }
}

function chosenOf(choices: ConsentChoices): readonly Chosen[] {
  const { textVersion, guardianName, openData } = choices
  const uses: readonly [ConsentUse, boolean][] = [
    ['learners', choices.learners],
    ['open-data', openData !== null],
    ['research', choices.research],
    ['synthetic-voices', choices.syntheticVoices],
  ]
  return uses
    .filter(([, isGiven]) => isGiven)
    .map(([use]) => ({
      use,
      textVersion,
      guardianName,
      licence: use === 'open-data' ? openData : null,
    }))
}

function isSame(chosen: Chosen, row: ConsentRow): boolean {
  return (
    chosen.use === row.use &&
    chosen.textVersion === row.textVersion &&
    chosen.licence === row.licence &&
    chosen.guardianName === row.guardianName
  )
}
