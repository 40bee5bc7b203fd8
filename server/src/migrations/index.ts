import type { Migration } from '../platform/database/migrate.ts'
import { baselineMigration } from './0001-baseline.ts'

/** In order; add at the end only. */
export const migrations: readonly Migration[] = [baselineMigration]
