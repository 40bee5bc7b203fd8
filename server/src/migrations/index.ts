import type { Migration } from '../platform/database/migrate.ts'
import { accountsMigration } from './0001-accounts.ts'
import { mailMigration } from './0002-mail.ts'

/** In order; add at the end only. */
export const migrations: readonly Migration[] = [accountsMigration, mailMigration]
