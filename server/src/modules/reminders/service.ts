import type { Reminder, RemindMe } from '@mboa/contract'
import { isTimeZone, parseReminderTime, reminderWindow, type ReminderTime } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/ids.ts'
import { isPointOfP256 } from '../../platform/push/encrypt-push.ts'
import { parsePushAddress } from '../../platform/push/push-address.ts'
import {
  findReminded,
  findSessionId,
  listReminded,
  never,
  removeReminded,
  removeRemindedOf,
  rescheduleReminded,
  saveReminded,
  type Reminded,
} from './repository.ts'

/** More than anybody carries: who subscribes further ones lets go of the oldest. */
export const mostDevices = 10

/** What the device of this session is to know. */
export async function readReminder(
  { config, database: { queries } }: Context,
  token: string,
): Promise<Reminder> {
  const key = config.push?.publicKey ?? null
  const sessionId = await findSessionId(queries, hashToken(token))
  const reminded = sessionId && (await findReminded(queries, sessionId))
  if (key === null || !reminded) return { key, time: null, hasEnded: false }
  const hasEnded = reminded.nextAt === never
  return { key, time: hasEnded ? null : reminded.time, hasEnded }
}

/** Reminds the device of this session, and all others of the account at the same hour. */
export async function remindMe(
  { config, database, clock }: Context,
  { accountId }: Actor,
  { token, wish }: { token: string; wish: RemindMe },
): Promise<Result<undefined>> {
  if (config.push === undefined) return refuse('operation-not-allowed')
  const { endpoint, keys } = wish.subscription
  if (!isTimeZone(wish.timeZone)) {
    return refuse('invalid-value', { fields: { timeZone: 'invalid-value' } })
  }
  const address = parsePushAddress(endpoint, config.push.allowsLoopback)
  if (address === undefined || !isPointOfP256(keys.p256dh)) {
    return refuse('invalid-value', { fields: { subscription: 'invalid-value' } })
  }
  const now = clock.now()
  return database.transaction(async (queries) => {
    const sessionId = await findSessionId(queries, hashToken(token))
    if (sessionId === undefined) return refuse('not-signed-in')
    const before = await findReminded(queries, sessionId)
    const time = parseReminderTime(wish.time) ?? before?.time
    if (time === undefined) return refuse('not-found')
    const { timeZone } = wish
    const lastDay = before?.lastDay ?? null
    await saveReminded(queries, {
      sessionId,
      accountId,
      // As an address travels: without U+0000, which PostgreSQL takes in no text.
      endpoint: address.href,
      service: address.origin,
      ...keys,
      time,
      timeZone,
      nextAt: nextReminderAt({ time, timeZone, lastDay }, now),
      attempts: 0,
      lastDay,
      createdAt: now,
    })
    await keepToOneHour(queries, { accountId, time, now })
    return succeed(undefined)
  })
}

/** Off on all devices of the account. */
export async function stopReminding(
  { database }: Context,
  { accountId }: Actor,
): Promise<Result<undefined>> {
  await removeRemindedOf(database.queries, accountId)
  return succeed(undefined)
}

/** When a device is to be reminded next: today, or tomorrow where it has been or it is too late. */
export function nextReminderAt(
  reminded: Pick<Reminded, 'time' | 'timeZone' | 'lastDay'>,
  now: number,
): number {
  const today = reminderWindow(reminded, now)
  const isOver = today.opensAt < now || today.day === reminded.lastDay
  return isOver ? reminderWindow(reminded, now, 1).opensAt : today.opensAt
}

async function keepToOneHour(
  queries: Queries,
  { accountId, time, now }: { accountId: string; time: ReminderTime; now: number },
): Promise<void> {
  const all = await listReminded(queries, accountId)
  await removeReminded(
    queries,
    all.slice(mostDevices).map(({ sessionId }) => sessionId),
  )
  for (const each of all.slice(0, mostDevices)) {
    if (each.time === time) continue
    const nextAt = each.nextAt === never ? never : nextReminderAt({ ...each, time }, now)
    await rescheduleReminded(queries, each.sessionId, { time, nextAt, attempts: 0 })
  }
}
