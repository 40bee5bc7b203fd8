import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createJobRunner } from '../jobs/job-runner.ts'
import type { Log } from '../log.ts'
import {
  claimMail,
  failMail,
  hastenMails,
  postponeMail,
  removeMail,
  type OutboxMail,
} from './mail-outbox.repository.ts'
import {
  deliveryDeadlineMs,
  MailRefusedError,
  MailUnansweredError,
  type MailComposer,
  type MailTransport,
} from './mail.ts'

/** Sends what the outbox promises: at least once, after the promise is committed. */
export interface MailSender {
  /** To be called after a commit that enqueued a mail; returns at once. */
  wake(): void
  /** Tries every mail that is due now, and resolves when none is left in hand. */
  deliverDue(): Promise<void>
  /** Looks for due mails by itself from now on: retries, and those of servers that died. */
  start(): Promise<void>
  /** Stops looking, and resolves when the mails in hand are settled. */
  stop(): Promise<void>
}

const senders = 4
const pollMs = 5_000
const longestComposingMs = 5_000
/**
 * Longer than composing, sending and noting the outcome take together, so that nobody else sends
 * the same mail meanwhile; a sender that died loses its mail to another by then.
 */
const leaseMs = longestComposingMs + deliveryDeadlineMs + 10_000
/** RFC 5321 §4.5.3.2.6: a server may take that long over the end of a mail. */
const unansweredMs = 10 * 60_000
const giveUpAfterMs = 24 * 60 * 60_000
const backOffMs = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000]

export function createMailSender(parts: {
  database: Database
  transport: MailTransport
  composers: Readonly<Record<string, MailComposer>>
  clock: Clock
  log: Log
}): MailSender {
  const { database, transport, composers, clock, log } = parts
  const runner = createJobRunner({
    run: async (stopping) => {
      await Promise.all(Array.from({ length: senders }, () => sendAll(stopping)))
    },
    pollMs,
    failureText: 'The outbox could not be read; trying again soon',
    log,
  })

  async function send(mail: OutboxMail): Promise<void> {
    try {
      const compose = composers[mail.template]
      if (compose === undefined) throw new Error(`No composer for "${mail.template}".`)
      const claimedAt = performance.now()
      const composed = await compose(JSON.parse(mail.payload))
      // Not by the clock, which somebody may set meanwhile.
      if (performance.now() - claimedAt > longestComposingMs) {
        throw new Error('The database is too slow')
      }
      if (composed !== undefined) await transport.deliver(composed, mail.id)
      await removeMail(database, mail.id)
    } catch (error) {
      await settleFailure(mail, error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function settleFailure(mail: OutboxMail, error: Error): Promise<void> {
    const now = clock.now()
    const final = error instanceof MailRefusedError || now - mail.createdAt > giveUpAfterMs
    const reason = withoutNames(error.message)
    log.warn({ mail: mail.id, attempts: mail.attempts, final, error: reason }, 'Mail failed')
    // It names somebody who is not here any more, and nobody can help them by it.
    if (final && mail.person === null) return removeMail(database, mail.id)
    if (final) return failMail(database, mail.id, { at: now, error: reason })
    const backOff = backOffMs[Math.min(mail.attempts, backOffMs.length) - 1] ?? pollMs
    const wait = error instanceof MailUnansweredError ? Math.max(backOff, unansweredMs) : backOff
    return postponeMail(database, mail.id, { at: now + wait, error: reason })
  }

  async function sendAll(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const mail = await claimMail(database, clock.now(), leaseMs)
      if (mail === undefined) return
      await send(mail)
    }
  }

  return {
    wake: runner.wake,
    deliverDue: runner.runDue,
    async start() {
      // One server alone on SQLite: whoever was sending has died, and nothing need be waited for.
      if (database.engine === 'sqlite') await hastenMails(database, clock.now())
      runner.start()
    },
    async stop() {
      await runner.stop()
      transport.close()
    },
  }
}

/** Mail servers repeat whom they refuse. The log names nobody; the operator needs the domain. */
function withoutNames(message: string): string {
  return message.replaceAll(/[^\s<>"'(),;:]+@/g, '…@')
}
