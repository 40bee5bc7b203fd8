import {
  api,
  consentChoicesSchema,
  consentUses,
  type Consent,
  type ConsentChoices,
  type Consents,
  type ConsentUse,
} from '@mboa/contract'
import * as v from 'valibot'
import { openTakeDatabase, type TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'
import { call, untilLogout, type ApiFailure, type ClientErrorCode } from '../network/api-client.ts'

const key = 'unsent-consents'

/** The server has said no: it is asked for again, and what was recorded waits on this device. */
const refusals: ReadonlySet<ClientErrorCode> = new Set([
  'consent-needed',
  'consent-text-changed',
  'invalid-request',
  'invalid-value',
  'not-allowed',
  'required',
  'too-long',
])

/** What was chosen here and the server has not got. */
export async function findUnsent(database: TakeDatabase): Promise<ConsentChoices | undefined> {
  const stored = v.safeParse(consentChoicesSchema, await database.get('values', key))
  return stored.success ? stored.output : undefined
}

/**
 * Keeps what was chosen without a network. It holds on this device from then on, and goes to the
 * server before any take.
 * @param known as the device knew it; undefined where it has never heard
 */
export async function keepUnsent(
  userId: string,
  choices: ConsentChoices,
  known: Consents | undefined,
  now: number,
): Promise<Written<Consents>> {
  const withdrawals = known?.consents.flatMap(({ withdrawnAt }) => withdrawnAt ?? []) ?? []
  const knownWithdrawal = withdrawals.length === 0 ? null : Math.max(...withdrawals)
  const unsent = { ...choices, offline: { chosenAt: now, knownWithdrawal } }
  const database = await openTakeDatabase(userId)
  try {
    return await writeDurably(database, ['values'], async (within) => {
      await within.objectStore('values').put(unsent, key)
      return withUnsent(known, unsent)
    })
  } finally {
    database.close()
  }
}

/** Chosen with a network meanwhile: that stands. */
export async function dropUnsent(userId: string): Promise<void> {
  const database = await openTakeDatabase(userId)
  try {
    await database.delete('values', key)
  } finally {
    database.close()
  }
}

/**
 * Sends what was chosen without a network, one tab at a time (Web Lock); safe to repeat. Refused, it
 * is over: what the server has stands then.
 */
export function sendUnsent(
  userId: string,
  database: TakeDatabase,
): Promise<{ ok: true } | { ok: false; failure: ApiFailure }> {
  return navigator.locks.request(`mboa-consents-${userId}`, async () => {
    const unsent = await findUnsent(database)
    if (unsent === undefined) return { ok: true }
    const sent = await call(api.chooseConsents, {
      body: unsent,
      account: userId,
      signal: untilLogout(),
    })
    if (!sent.ok && !refusals.has(sent.failure.code)) return sent
    await database.delete('values', key)
    return { ok: true }
  })
}

/** What holds on this device: what was chosen last, with what was withdrawn before. */
export function withUnsent(known: Consents | undefined, unsent: ConsentChoices): Consents {
  const { textVersion, guardianName, openData, offline } = unsent
  const isGiven: Record<ConsentUse, boolean> = {
    learners: unsent.learners,
    'open-data': openData !== null,
    research: unsent.research,
    'synthetic-voices': unsent.syntheticVoices,
  }
  const given = consentUses.filter((use) => isGiven[use])
  const ended = known?.consents.filter(({ withdrawnAt }) => withdrawnAt !== null) ?? []
  const consents = given.map((use): Consent => ({
    use,
    textVersion,
    licence: use === 'open-data' ? openData : null,
    guardianName,
    givenAt: offline?.chosenAt ?? 0,
    withdrawnAt: null,
  }))
  return { textVersion: known?.textVersion ?? textVersion, consents: [...consents, ...ended] }
}
