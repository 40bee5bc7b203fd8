import { pagePaths, type ReminderMessage } from '@mboa/contract'
import { reminderWindow } from '@mboa/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PushTransport } from '../../platform/push/push-transport.ts'
import { hasPractisedSince } from '../practice/index.ts'
import { serverTexts } from '../../mail-and-page-texts.ts'
import { endEndpoint, findLanguage, settleReminded, type Reminded } from './repository.ts'
import { nextReminderAt } from './service.ts'

/**
 * `unneeded`: practised already that day, or the account is disabled. `late`: its hours are over.
 * `gone`: the browser has ended it. `postponed`: tried again today.
 */
export type ReminderEnd = 'sent' | 'unneeded' | 'late' | 'gone' | 'postponed' | 'refused'
export type CountReminder = (end: ReminderEnd) => void

const backOffMs = [60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000]
/** However long a service asks to be left alone: it may have meant something else. */
const longestRestMs = 60 * 60_000
const topic = 'reminder'

/**
 * Delivers the reminder of a claimed device, where there is to be one, and settles the claim.
 * Answers for how long the service is to be left alone, where it cannot serve anybody now.
 */
export function createReminderDelivery(parts: {
  database: Database
  push: PushTransport
  clock: Clock
  log: Log
  count: CountReminder
}): (reminded: Reminded) => Promise<number | undefined> {
  const { database, push, clock, log, count } = parts

  /** Not again today. */
  async function close(reminded: Reminded, end: ReminderEnd, lastDay = reminded.lastDay) {
    count(end)
    const nextAt = reminderWindow(reminded, clock.now(), 1).opensAt
    await settleReminded(database, reminded, { nextAt, attempts: 0, lastDay })
  }

  async function postpone(reminded: Reminded, closesAt: number, afterMs: number) {
    const nextAt = clock.now() + afterMs
    if (nextAt > closesAt) return close(reminded, 'late')
    count('postponed')
    const { attempts, lastDay } = reminded
    await settleReminded(database, reminded, { nextAt, attempts, lastDay })
  }

  return async (reminded) => {
    const now = clock.now()
    const { accountId, endpoint, attempts, lastDay } = reminded
    const { day, dayBeganAt, opensAt, closesAt } = reminderWindow(reminded, now)
    if (now < opensAt || day === lastDay) {
      const nextAt = nextReminderAt(reminded, now)
      await settleReminded(database, reminded, { nextAt, attempts: 0, lastDay })
      return undefined
    }
    if (now > closesAt) {
      await close(reminded, 'late')
      return undefined
    }
    const language = await findLanguage(database, accountId)
    const hasPractised = await hasPractisedSince(database.queries, accountId, dayBeganAt)
    if (language === undefined || hasPractised) {
      await close(reminded, 'unneeded')
      return undefined
    }
    const message: ReminderMessage = {
      ...serverTexts[language].reminder,
      path: pagePaths.learnerWords,
    }
    const outcome = await push.deliver({
      endpoint,
      keys: reminded,
      text: JSON.stringify(message),
      // A device that is off until then is not reminded at night, nor on the next day.
      lifetimeSeconds: (closesAt - now) / 1000,
      topic,
    })
    if (outcome.became === 'sent') {
      await close(reminded, 'sent', day)
      return undefined
    }
    if (outcome.became === 'gone') {
      count('gone')
      await endEndpoint(database, endpoint)
      return undefined
    }
    const { service } = reminded
    log.warn({ service, attempts, reason: outcome.reason }, 'Reminder not sent')
    if (outcome.became === 'refused') {
      await close(reminded, 'refused')
      return undefined
    }
    const backOff = backOffMs[Math.min(attempts, backOffMs.length) - 1] ?? 0
    // Also where the service names an earlier time: asked again at once, it would be asked all day.
    const wait = Math.max(outcome.afterMs ?? 0, backOff)
    await postpone(reminded, closesAt, wait)
    return outcome.isOfService ? Math.min(wait, longestRestMs) : undefined
  }
}
