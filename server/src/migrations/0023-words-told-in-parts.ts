import type { Migration } from '../platform/database/migrate.ts'

/** Words that one speaker says, another writes, and a third tells the meaning of. */
export const wordsToldInPartsMigration: Migration = {
  name: '0023-words-told-in-parts',
  async up({ schema }) {
    for (const column of ['asks', 'meaning_of', 'take_id']) {
      await schema.alterTable('contributions').addColumn(column, 'text').execute()
    }
    await schema
      .createIndex('contributions_by_meaning')
      .on('contributions')
      .column('meaning_of')
      .execute()
    await schema
      .createIndex('contributions_by_take')
      .on('contributions')
      .column('take_id')
      .execute()
  },
}
