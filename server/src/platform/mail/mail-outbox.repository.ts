import type { Database, Queries } from '../database/database.ts'
import type { MailOutboxTable } from '../database/tables.ts'

export type OutboxMail = Pick<
  MailOutboxTable,
  'id' | 'template' | 'payload' | 'person' | 'attempts' | 'createdAt'
>

/**
 * Promises a mail, inside the transaction that gives the reason for it.
 * @param mail.person whose it is, an account's id or the key of an address, so that it goes with
 * the account; null for notices about an account that is gone
 */
export async function enqueueMail(
  queries: Queries,
  mail: { id: string; template: string; payload: object; person: string | null; now: number },
): Promise<void> {
  await queries
    .insertInto('mailOutbox')
    .values({
      id: mail.id,
      template: mail.template,
      payload: JSON.stringify(mail.payload),
      person: mail.person,
      createdAt: mail.now,
      attempts: 0,
      nextAttemptAt: mail.now,
      failedAt: null,
      lastError: null,
    })
    .execute()
}

/**
 * Takes the next mail that is due, for `leaseMs`: if this process dies, it is due again then.
 * The outer condition is checked again under the row's lock, so one mail has one sender. What
 * another sender is taking at this moment is passed over, not waited for.
 */
export async function claimMail(
  { engine, queries }: Database,
  now: number,
  leaseMs: number,
): Promise<OutboxMail | undefined> {
  return queries
    .updateTable('mailOutbox')
    .set((expression) => ({
      nextAttemptAt: now + leaseMs,
      attempts: expression('attempts', '+', 1),
    }))
    .where('nextAttemptAt', '<=', now)
    .where('id', '=', (expression) => {
      const next = expression
        .selectFrom('mailOutbox')
        .select('id')
        .where('nextAttemptAt', '<=', now)
        .where('failedAt', 'is', null)
        .orderBy('nextAttemptAt')
        .limit(1)
      // SQLite has one writer at a time and knows no locks of rows.
      return engine === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returning(['id', 'template', 'payload', 'person', 'attempts', 'createdAt'])
    .executeTakeFirst()
}

export async function removeMail({ queries }: Database, id: string): Promise<void> {
  await queries.deleteFrom('mailOutbox').where('id', '=', id).execute()
}

/** Removes what waits and says the same. */
export async function removeMailsWith(
  queries: Queries,
  { template, payload }: { template: string; payload: object },
): Promise<void> {
  await queries
    .deleteFrom('mailOutbox')
    .where('template', '=', template)
    .where('payload', '=', JSON.stringify(payload))
    .execute()
}

/** Removes what waits for these people, and what could not be delivered to them. */
export async function removeMailsOf(queries: Queries, people: readonly string[]): Promise<void> {
  await queries.deleteFrom('mailOutbox').where('person', 'in', people).execute()
}

export async function postponeMail(
  { queries }: Database,
  id: string,
  next: { at: number; error: string },
): Promise<void> {
  await queries
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: next.at, lastError: next.error })
    .where('id', '=', id)
    .execute()
}

/** How long an operator can see what was never delivered: it names people. */
export const failedLifetimeMs = 30 * 24 * 60 * 60_000

/** Kept for a while, so that an operator sees what was never delivered. */
export async function failMail(
  { queries }: Database,
  id: string,
  failure: { at: number; error: string },
): Promise<void> {
  await queries
    .updateTable('mailOutbox')
    .set({ failedAt: failure.at, lastError: failure.error })
    .where('id', '=', id)
    .execute()
}

/** Without what is said in them; `person` is an account's id, or the key of an address. */
export function listFailedMails(
  queries: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<
  readonly Pick<
    MailOutboxTable,
    'id' | 'template' | 'person' | 'attempts' | 'failedAt' | 'lastError'
  >[]
> {
  return queries
    .selectFrom('mailOutbox')
    .select(['id', 'template', 'person', 'attempts', 'failedAt', 'lastError'])
    .where('failedAt', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function sweepFailedMails({ queries }: Database, now: number): Promise<void> {
  await queries
    .deleteFrom('mailOutbox')
    .where('failedAt', '<=', now - failedLifetimeMs)
    .execute()
}

/** How many mails wait to be sent, since when the oldest does, and how many were given up. */
export interface OutboxDepth {
  readonly waiting: number
  readonly oldestAt: number | undefined
  readonly failed: number
}

export async function measureOutbox({ queries }: Database): Promise<OutboxDepth> {
  const { waiting, oldestAt, failed } = await queries
    .selectFrom('mailOutbox')
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('waiting'),
      fn.min<number | null>('createdAt').filterWhere('failedAt', 'is', null).as('oldestAt'),
      fn
        .countAll<number>()
        .filterWhere(eb('failedAt', 'is not', null))
        .as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, oldestAt: oldestAt ?? undefined, failed }
}

/** Makes every mail due that waits for its next attempt. */
export async function hastenMails({ queries }: Database, now: number): Promise<void> {
  await queries
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: now })
    .where('nextAttemptAt', '>', now)
    .execute()
}
