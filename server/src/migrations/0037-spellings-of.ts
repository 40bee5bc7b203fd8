import type { Migration } from '../platform/database/migrate.ts'

/** Adds the contribution that a correction or spelling replaces, to find it without reading JSON. */
export const spellingsOfMigration: Migration = {
  name: '0037-spellings-of',
  indexes: [
    {
      name: 'contributions_by_spelling',
      on: 'contributions',
      columns: ['spelling_of', 'course', 'id'],
      where: 'spelling_of is not null',
    },
  ],
  async up({ schema }) {
    await schema.alterTable('contributions').addColumn('spelling_of', 'text').execute()
  },
}
