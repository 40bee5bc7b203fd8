import type { Context } from './context.ts'
import type { Dependencies } from './create-context.ts'
import type { ExtensionRunner } from './extension.ts'
import { accountMails } from './modules/accounts/index.ts'
import { createReminderSender, type ReminderSender } from './modules/reminders/index.ts'
import { createMailSender, type MailSender } from './platform/mail/mail-sender.ts'
import { createPushTransport } from './platform/push/push-transport.ts'

/** What works beside the requests, once it is started. */
export interface Runners {
  readonly mailSender: MailSender
  /** Undefined where the operator has set no keys for it. */
  readonly reminderSender: ReminderSender | undefined
  readonly extensionRunners: readonly ExtensionRunner[]
}

export function createRunners(
  context: Context,
  { mail: transport, metrics, extensions }: Pick<Dependencies, 'mail' | 'metrics' | 'extensions'>,
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
    extensionRunners: extensions.map(({ createRunner }) => createRunner(context)),
  }
}
