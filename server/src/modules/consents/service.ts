import {
  consentTextVersion,
  type ConsentChoices,
  type Consents,
  type ConsentUse,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import {
  endConsent,
  findConsent,
  insertConsent,
  isConsentedTo,
  isSpeaker,
  listConsents,
  listGivenConsents,
  lockAccount,
  speakerIdOf,
  type ConsentRow,
} from '../speakers/index.ts'
import { announceTakesOf } from '../takes/index.ts'

/** The date that a device gives is believed for that long: its clock may be wrong by years. */
const longestOfflineMs = 90 * 24 * 60 * 60 * 1000

export type Chosen = Pick<ConsentRow, 'use' | 'textVersion' | 'licence' | 'guardianName'>

export async function presentConsents(
  queries: Queries,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<Consents> {
  const consents = await listGivenConsents(queries, speakerIdOf(accountId))
  return { textVersion: consentTextVersion, consents }
}

/**
 * Ends what is not chosen any more or differently, and gives what is new. `not-allowed` for who
 * neither records nor ever did; `consent-needed` where it was chosen without a network, by who did
 * not know yet what they had withdrawn elsewhere.
 */
export async function chooseConsents(
  {
    database,
    clock,
    ids,
    saveWithdrawals,
  }: Pick<Context, 'database' | 'clock' | 'ids' | 'saveWithdrawals'>,
  actor: Actor,
  choices: ConsentChoices,
): Promise<Result<Consents>> {
  const { accountId } = actor
  if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
  if (choices.textVersion !== consentTextVersion) return refuse('consent-text-changed')
  const chosenNow = await database.transaction(async (queries): Promise<Result<Consents>> => {
    await lockAccount(queries, accountId)
    const now = clock.now()
    const speakerId = speakerIdOf(accountId)
    const rows = await listConsents(queries, speakerId)
    if (isOutdated(choices, rows)) return refuse('consent-needed')
    const givenAt = givenAtOf(choices, rows, now)
    const current = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
    const chosen = chosenOf(choices)
    for (const each of chosen) {
      if (current.some((row) => isSame(each, row))) continue
      const row = { id: ids.uuid(), accountId, speakerId, givenAt, withdrawnAt: null }
      await insertConsent(queries, { ...row, ...each })
    }
    // After the new ones: who is heard under a new consent is announced to nobody as withdrawn.
    for (const row of current) {
      if (chosen.some((each) => isSame(each, row))) continue
      await consentWithdrawals.consent.carryOut(queries, { id: row.id, at: now })
    }
    const wasHeard = current.some(({ use }) => use === 'learners')
    if (choices.learners && !wasHeard) await announceTakesOf(queries, speakerId)
    return succeed(await presentConsents(queries, actor))
  })
  await saveWithdrawals()
  return chosenNow
}

/** A withdrawal stands against whatever was said before it was known, whatever the clocks say. */
function isOutdated({ offline }: ConsentChoices, rows: readonly ConsentRow[]): boolean {
  const withdrawals = rows.flatMap(({ withdrawnAt }) => withdrawnAt ?? [])
  return offline !== undefined && withdrawals.some((at) => at > (offline.knownWithdrawal ?? 0))
}

/** When it was said, so that no take seems older than what it was recorded under. */
function givenAtOf({ offline }: ConsentChoices, rows: readonly ConsentRow[], now: number): number {
  const chosenAt = offline?.chosenAt ?? now
  const changes = rows.flatMap(({ givenAt, withdrawnAt }) => [givenAt, withdrawnAt ?? 0])
  const earliest = Math.max(now - longestOfflineMs, ...changes)
  return chosenAt < earliest || chosenAt > now ? now : chosenAt
}

export const consentWithdrawals = {
  consent: defineWithdrawal('consent', async (queries, { id, at }) => {
    const consent = await findConsent(queries, id)
    if (consent === undefined || consent.withdrawnAt !== null) return
    await endConsent(queries, id, at)
    const { speakerId, use } = consent
    const isHeard = use !== 'learners' || (await isConsentedTo(queries, speakerId, use))
    if (!isHeard) await announceTakesOf(queries, speakerId)
  }),
}

/** A row for each use that was agreed to. */
export function chosenOf(
  choices: Pick<
    ConsentChoices,
    'textVersion' | 'guardianName' | 'learners' | 'openData' | 'research' | 'syntheticVoices'
  >,
): readonly Chosen[] {
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
