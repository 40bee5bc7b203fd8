import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { seal, unseal } from '../secrets.ts'
import type { Mail, MailTransport } from './mail.ts'

export interface ReceivedMail extends Mail {
  readonly id: string
  /** Epoch ms. */
  readonly receivedAt: number
}

/** Where mails go on a start without a mail server. */
export interface Mailbox extends MailTransport {
  /** Newest first. */
  list(): Promise<readonly ReceivedMail[]>
}

const shownMails = 50

/** Sealed, because the links in them are worth a password to whoever finds the file. */
export function createMailbox(database: Database, clock: Clock, key: Buffer): Mailbox {
  return {
    async deliver(mail, id) {
      await database.queries
        .insertInto('mailbox')
        .values({ id, receivedAt: clock.now(), sealed: seal(key, JSON.stringify(mail)) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    async list() {
      const rows = await database.queries
        .selectFrom('mailbox')
        .selectAll()
        .orderBy('receivedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(shownMails)
        .execute()
      return rows.flatMap((row) => {
        const text = unseal(key, row.sealed)
        if (text === undefined) return []
        return [{ ...(JSON.parse(text) as Mail), id: row.id, receivedAt: row.receivedAt }]
      })
    },
    close() {},
  }
}
