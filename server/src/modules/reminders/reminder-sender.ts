import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createJobRunner } from '../../platform/jobs/job-runner.ts'
import type { Log } from '../../platform/log.ts'
import type { PushTransport } from '../../platform/push/push-transport.ts'
import { createReminderDelivery, type CountReminder } from './reminder-delivery.ts'
import { claimReminded, listDueServices } from './repository.ts'

/** Sends the reminders whose hour has come: each at most once, however many servers look. */
export interface ReminderSender {
  /** Tries every reminder that is due now, and resolves when none is left in hand. */
  deliverDue(): Promise<void>
  /** Looks for due reminders by itself from now on. */
  start(): void
  /** Stops looking, and resolves when the reminders in hand are settled. */
  stop(): Promise<void>
}

const pollMs = 30_000
const sendersPerService = 8
/** Any endpoint's origin is a service of its own: those that hang hold up no more than these. */
const servicesAtOnce = 50
const dayMs = 24 * 60 * 60_000

export function createReminderSender(parts: {
  database: Database
  push: PushTransport
  clock: Clock
  log: Log
  count: CountReminder
}): ReminderSender {
  const { database, clock, log } = parts
  const deliver = createReminderDelivery(parts)
  /** Services that reminders are being sent to, and those to be left alone until an instant. */
  const inHand = new Map<string, Promise<void>>()
  const restingUntil = new Map<string, number>()
  const runner = createJobRunner({
    run: async () => {
      await beginDue()
    },
    pollMs,
    failureText: 'Reminders could not be read; trying again soon',
    log,
  })
  const { stopping } = runner

  async function sendTo(service: string): Promise<void> {
    while (!stopping.aborted && !restingUntil.has(service)) {
      const now = clock.now()
      const reminded = await claimReminded(database, service, { now, until: now + dayMs })
      if (reminded === undefined) return
      const restMs = await deliver(reminded)
      if (restMs !== undefined) restingUntil.set(service, clock.now() + restMs)
    }
  }

  async function serve(service: string): Promise<void> {
    const senders = Array.from({ length: sendersPerService }, () => sendTo(service))
    for (const sent of await Promise.allSettled(senders)) {
      if (sent.status === 'rejected') {
        log.error({ error: String(sent.reason) }, 'A reminder could not be seen to')
      }
    }
    inHand.delete(service)
  }

  /** Answers whether there was anything to begin. */
  async function beginDue(): Promise<boolean> {
    const now = clock.now()
    for (const [service, until] of restingUntil) if (until <= now) restingUntil.delete(service)
    const others = [...inHand.keys(), ...restingUntil.keys()]
    const due = await listDueServices(database, now, others)
    const begun = stopping.aborted ? [] : due.slice(0, servicesAtOnce - inHand.size)
    for (const service of begun) if (!inHand.has(service)) inHand.set(service, serve(service))
    return begun.length > 0
  }

  return {
    async deliverDue() {
      while (await beginDue()) await Promise.all(inHand.values())
      await Promise.all(inHand.values())
    },
    start: runner.start,
    async stop() {
      await runner.stop()
      await Promise.all(inHand.values())
    },
  }
}
