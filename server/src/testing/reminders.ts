import { api, type RemindMe } from '@mboa/contract'
import { reminderTimes, type ReminderTime } from '@mboa/domain'
import { makeVapidKeys } from '../platform/push/vapid.ts'
import { sendJson } from './call-as-page.ts'
import type { Engine } from './engines.ts'
import { startPushService } from './push-service.ts'
import type { TestClient } from './test-client.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

export const hourMs = 60 * 60_000

const { publicKey, privateKey } = makeVapidKeys()
const environment = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:hello@mboa.example',
  PUSH_ON_LOOPBACK: 'on',
}

/** A server that sends reminders, ten in the morning in Douala, and a push service beside it. */
export async function startWithReminders(engine: Engine, options: WorldOptions = {}) {
  const world = await startWorld(engine, { environment, ...options })
  const service = await startPushService(publicKey)
  return { world, service, publicKey, deliver: () => deliverReminders(world) }
}

export function deliverReminders({ app }: World): Promise<void> {
  if (app.reminderSender === undefined) throw new Error('This server sends no reminders')
  return app.reminderSender.deliverDue()
}

/** Asks as a page does: at noon in Douala, unless told otherwise. */
export function askToBeReminded(
  world: World,
  client: TestClient,
  wish: Partial<RemindMe> & Pick<RemindMe, 'subscription'>,
) {
  const whole = { time: '12:00', timeZone: 'Africa/Douala', ...wish }
  return sendJson(world, client, 'PUT', api.setReminder.path, whole)
}

/** A device of the account as the server keeps it, also where it has no keys to send with. */
export async function fillReminder({ database }: World, accountId: string): Promise<void> {
  const { queries } = database
  const { id } = await queries
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  const service = 'https://push.example'
  await queries
    .insertInto('pushSubscriptions')
    .values({
      sessionId: id,
      accountId,
      endpoint: `${service}/${id}`,
      service,
      p256dh: 'p256dh',
      auth: 'auth',
      time: reminderTimes[0] as ReminderTime,
      timeZone: 'Africa/Douala',
      nextAt: 1,
      attempts: 0,
      lastDay: null,
      createdAt: 1,
    })
    .execute()
}
