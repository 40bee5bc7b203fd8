import type { Migration } from '../platform/database/migrate.ts'

/** Finds what one voice of an import says, in the order of its names. */
export const clipsByVoiceMigration: Migration = {
  name: '0039-clips-by-voice',
  indexes: [
    {
      name: 'imported_clips_by_voice',
      on: 'imported_clips',
      columns: ['import_id', 'speaker_id', 'name'],
    },
  ],
  async up() {},
}
