import type { Context } from './context.ts'
import type { Dependencies } from './create-context.ts'
import { accountMails } from './modules/accounts/index.ts'
import { createImportRunner, type ImportRunner } from './modules/language-desk/index.ts'
import { createReminderSender, type ReminderSender } from './modules/reminders/index.ts'
import { createMailSender, type MailSender } from './platform/mail/mail-sender.ts'
import { createPushTransport } from './platform/push/push-transport.ts'

/** What works beside the requests, once it is started. */
export interface Runners {
  readonly mailSender: MailSender
  /** Undefined where the operator has set no keys for it. */
  readonly reminderSender: ReminderSender | undefined
  /** Reads and keeps the files that desks were given. */
  readonly importRunner: ImportRunner
}

export function createRunners(
  context: Context,
  { mail: transport, metrics }: Pick<Dependencies, 'mail' | 'metrics'>,
): Runners {
  const { config, database, clock, log, origin } = context
  return {
    mailSender: createMailSender({
      database,
      clock,
      log,
      transport,
      composers: accountMails(context),
    }),
    reminderSender:
      config.push &&
      createReminderSender({
        database,
        clock,
        log,
        push: createPushTransport(config.push, { origin, clock }),
        count: (end) => metrics.countReminder(end),
      }),
    importRunner: createImportRunner(context),
  }
}
