import { listFailedMails } from '../../platform/mail/mail-outbox.repository.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

const readAtOnce = 200

/** What was to be said in them is not shown: codes are made when a mail leaves, and for nobody else. */
export function mailFailed(terminal: Terminal): Promise<ExitStatus> {
  return withDatabase(terminal, async ({ queries }) => {
    let count = 0
    const pages = walkById((page) => listFailedMails(queries, page), readAtOnce)
    for await (const mails of pages) {
      for (const { failedAt, template, person, attempts, lastError } of mails) {
        const at = new Date(failedAt ?? 0).toISOString().slice(0, 16)
        const tries = attempts === 1 ? '1 try' : `${attempts} tries`
        terminal.write([at, template, person ?? 'deleted account', tries, lastError].join('  '))
      }
      count += mails.length
    }
    terminal.write(count === 1 ? '1 undeliverable email' : `${count} undeliverable emails`)
    return 0
  })
}
