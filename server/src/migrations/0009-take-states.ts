import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/**
 * What became of one's takes, counted from an index alone, and those few listed that were sent
 * back or withdrawn: rows of takes are long, and who records for years has ten thousand of them.
 */
export const takeStatesMigration: Migration = {
  name: '0009-take-states',
  async up({ schema }) {
    await schema
      .createIndex('takes_by_state')
      .on('takes')
      .columns([
        'recorder_id',
        'withdrawn_at',
        'sent_back_at',
        'approved_at',
        'course',
        'dialect',
        'kind',
      ])
      .execute()
    await schema
      .createIndex('takes_sent_back')
      .on('takes')
      .columns(['recorder_id', 'id'])
      .where(sql<boolean>`sent_back_at is not null`)
      .execute()
    // Whether one has said an item again is told by it too.
    await schema.dropIndex('takes_by_item').execute()
    await schema
      .createIndex('takes_by_item')
      .on('takes')
      .columns(['course', 'item', 'recorder_id', 'id', 'withdrawn_at'])
      .execute()
    await schema
      .createIndex('takes_withdrawn')
      .on('takes')
      .columns(['recorder_id', 'id'])
      .where(sql<boolean>`withdrawn_at is not null`)
      .execute()
  },
}
