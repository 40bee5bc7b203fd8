import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

interface SpeakersBefore {
  consents: { accountId: string }
  takes: { recorderId: string }
  consentsOfSpeakers: Record<string, unknown>
  takesOfSpeakers: Record<string, unknown>
}

/**
 * Takes and consents belong to a speaker, whose account may go; reviews of takes; what learners of
 * a course are told to hear; what they ask and report about sound.
 */
export const reviewsMigration: Migration = {
  name: '0008-reviews',
  async up(queries) {
    await rebuildConsents(queries)
    await rebuildTakes(queries)
    const { schema } = queries
    await schema
      .createTable('speaker_credits')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('pseudonym', 'text')
      .execute()
    await schema
      .createTable('take_reviews')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('take_id', 'text', (column) =>
        column.notNull().references('takes.id').onDelete('cascade'),
      )
      // What was judged stays judged when the reviewer's account goes.
      .addColumn('reviewer_id', 'text', (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('comment', 'text')
      .addColumn('trusted_at', 'bigint')
      .addColumn('reviewed_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('take_reviews_by_take', ['take_id', 'reviewer_id'])
      .execute()
    await schema
      .createIndex('take_reviews_by_reviewer')
      .on('take_reviews')
      .column('reviewer_id')
      .execute()
    await schema
      .createTable('recording_sequences')
      .addColumn('course', 'text', (column) => column.primaryKey())
      .addColumn('last_sequence', 'bigint', (column) => column.notNull())
      .execute()
    // Outlives the take: devices are told that it went.
    await schema
      .createTable('published_recordings')
      .addColumn('take_id', 'text', (column) => column.primaryKey())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('archive_hash', 'text', (column) => column.notNull())
      .addColumn('listening_hash', 'text')
      .execute()
    for (const columns of [['course', 'sequence'], ['archive_hash'], ['listening_hash']]) {
      await schema
        .createIndex(`published_recordings_by_${columns.at(-1)}`)
        .on('published_recordings')
        .columns(columns)
        .execute()
    }
    await schema
      .createTable('sound_reports')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('take_id', 'text')
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .addPrimaryKeyConstraint('sound_reports_key', ['learner_id', 'report_id'])
      .execute()
    await schema
      .createIndex('sound_reports_by_item')
      .on('sound_reports')
      .columns(['course', 'item'])
      .execute()
    await schema
      .createIndex('sound_reports_by_take')
      .on('sound_reports')
      .column('take_id')
      .execute()
  },
}

/** SQLite cannot let a column be empty later: the table is rebuilt, on both engines. */
async function rebuildConsents(queries: Kysely<unknown>): Promise<void> {
  const { schema } = queries
  await schema
    .createTable('consents_of_speakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('speaker_id', 'text', (column) => column.notNull())
    .addColumn('use', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('licence', 'text')
    .addColumn('guardian_name', 'text')
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  const rows = queries as Kysely<SpeakersBefore>
  for (const row of await rows.selectFrom('consents').selectAll().execute()) {
    const moved = { ...row, speakerId: speakerIdOf(row.accountId) }
    await rows.insertInto('consentsOfSpeakers').values(moved).execute()
  }
  await schema.dropTable('consents').execute()
  await schema.alterTable('consents_of_speakers').renameTo('consents').execute()
  await schema.createIndex('consents_by_account').on('consents').column('account_id').execute()
  await schema.createIndex('consents_by_speaker').on('consents').column('speaker_id').execute()
}

async function rebuildTakes(queries: Kysely<unknown>): Promise<void> {
  const { schema } = queries
  await schema
    .createTable('takes_of_speakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recorder_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('speaker_id', 'text', (column) => column.notNull())
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('dialect', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('sound', 'text', (column) => column.notNull())
    .addColumn('archive_hash', 'text', (column) => column.notNull())
    .addColumn('archive_bytes', 'bigint')
    .addColumn('listening_hash', 'text')
    .addColumn('listening_bytes', 'bigint')
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('approved_at', 'bigint')
    .addColumn('sent_back_at', 'bigint')
    .addColumn('sent_back_reason', 'text')
    .addColumn('sent_back_comment', 'text')
    .addColumn('doubted_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  const rows = queries as Kysely<SpeakersBefore>
  for (const row of await rows.selectFrom('takes').selectAll().execute()) {
    const moved = { ...row, speakerId: speakerIdOf(row.recorderId) }
    await rows.insertInto('takesOfSpeakers').values(moved).execute()
  }
  await schema.dropTable('takes').execute()
  await schema.alterTable('takes_of_speakers').renameTo('takes').execute()
  const indexes = {
    takes_by_recorder: ['recorder_id', 'id'],
    takes_by_speaker: ['speaker_id'],
    takes_by_item: ['course', 'item'],
    takes_by_archive: ['archive_hash'],
    takes_by_listening: ['listening_hash'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await schema.createIndex(name).on('takes').columns(columns).execute()
  }
}

/** As the code does it; written out, because a step never changes once released. */
function speakerIdOf(accountId: string): string {
  return createHash('sha256').update(`mboa speaker ${accountId}`).digest('hex').slice(0, 32)
}
