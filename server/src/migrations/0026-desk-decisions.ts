import type { Migration } from '../platform/database/migrate.ts'

/** What the coordinators of a language decide at its desk: words, and what learners report. */
export const deskDecisionsMigration: Migration = {
  name: '0026-desk-decisions',
  async up({ schema }) {
    await schema.alterTable('judgements').addColumn('decided_at', 'bigint').execute()
    await schema.alterTable('reports').addColumn('decision', 'text').execute()
    await schema.alterTable('reports').addColumn('decided_at', 'bigint').execute()
  },
}
