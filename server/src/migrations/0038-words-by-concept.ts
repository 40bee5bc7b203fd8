import type { Migration } from '../platform/database/migrate.ts'

/** Adds the concept that a contribution is the word for, to find it without reading JSON. */
export const wordsByConceptMigration: Migration = {
  name: '0038-words-by-concept',
  indexes: [
    {
      name: 'contributions_by_concept',
      on: 'contributions',
      columns: [
        'course',
        'concept',
        'take_id',
        'speaker_id',
        'checked_at',
        'contested_at',
        'withdrawn_at',
      ],
      where: 'concept is not null',
    },
    {
      name: 'contributions_checked',
      on: 'contributions',
      columns: ['course', 'id'],
      where: 'checked_at is not null and withdrawn_at is null',
    },
  ],
  async up({ schema }) {
    await schema.alterTable('contributions').addColumn('concept', 'text').execute()
  },
}
