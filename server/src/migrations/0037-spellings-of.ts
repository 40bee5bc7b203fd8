import type { Migration } from '../platform/database/migrate.ts'

/** Whose text a correction or another spelling gives otherwise, found without reading JSON. */
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
