import type { Migration } from '../platform/database/migrate.ts'

/**
 * For languages of many thousands of takes: what waits to be reviewed is put in order by its index
 * alone, any of its recordings is found, and those that are heard are counted without reading them. `takes_waiting` of before does nothing that the first of
 * these does not.
 */
export const largeLanguagesMigration: Migration = {
  name: '0029-large-languages',
  indexes: [
    {
      name: 'takes_waiting_in_order',
      on: 'takes',
      columns: ['course', 'received_at', 'id', 'doubted_at', 'recorder_id', 'speaker_id'],
      where:
        'withdrawn_at is null and sent_back_at is null and (approved_at is null or doubted_at is not null)',
    },
    {
      name: 'takes_sound',
      on: 'takes',
      columns: ['course', 'archive_hash', 'id'],
      where: 'approved_at is not null and withdrawn_at is null and doubted_at is null',
    },
    {
      name: 'takes_heard',
      on: 'takes',
      columns: ['course', 'item', 'speaker_id', 'id', 'dialect', 'approved_at'],
      where: 'approved_at is not null and withdrawn_at is null',
    },
  ],
  async up() {},
}
