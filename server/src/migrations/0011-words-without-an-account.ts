import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

interface ContributionBefore {
  readonly id: string
  readonly contributorId: string
}

interface ContributionAfter {
  readonly id: string
  readonly contributorId: string | null
  readonly speakerId: string
  readonly course: string
  readonly kind: string
  readonly contribution: string
  readonly findings: string
  readonly receivedAt: number
}

interface TakeBefore {
  readonly id: string
  readonly speakerId: string
  readonly course: string
  readonly item: string
  readonly kind: 'word' | 'sentence'
  readonly dialect: string | null
  readonly receivedAt: number
  readonly told: string | null
}

interface TablesAround {
  contributions: ContributionBefore
  contributionsOfSpeakers: ContributionAfter
  judgements: Record<string, unknown>
  takes: TakeBefore
}

/** What is told belongs to a speaker, whose account may go while recordings of it stay. */
export const wordsWithoutAnAccountMigration: Migration = {
  name: '0011-words-without-an-account',
  async up(database) {
    const queries = database as Kysely<TablesAround>
    const { schema } = queries
    // They hang on what they judge: SQLite would remove them with the old table.
    const judgements = await queries.selectFrom('judgements').selectAll().execute()
    await schema.dropTable('judgements').execute()
    await rebuildContributions(queries)
    await createJudgements(queries)
    for (const judgement of judgements) {
      await queries.insertInto('judgements').values(judgement).execute()
    }
    await schema.alterTable('takes').dropColumn('told').execute()
  },
}

/** SQLite cannot let a column be empty later: the table is rebuilt, on both engines. */
async function rebuildContributions(queries: Kysely<TablesAround>): Promise<void> {
  const { schema } = queries
  await schema
    .createTable('contributions_of_speakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contributor_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('speaker_id', 'text')
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('contribution', 'text', (column) => column.notNull())
    .addColumn('findings', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint')
    .addColumn('contested_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  const rows = await queries.selectFrom('contributions').selectAll().execute()
  const words = await readWordsOfTakes(queries)
  const moved = rows.map((row) => ({ ...row, speakerId: speakerIdOf(row.contributorId) }))
  for (const row of [...moved, ...words]) {
    const values = row as ContributionAfter
    await queries.insertInto('contributionsOfSpeakers').values(values).execute()
  }
  await schema.dropTable('contributions').execute()
  await schema.alterTable('contributions_of_speakers').renameTo('contributions').execute()
  await schema
    .createIndex('contributions_by_contributor')
    .on('contributions')
    .columns(['contributor_id', 'id'])
    .execute()
  await schema
    .createIndex('contributions_by_course')
    .on('contributions')
    .columns(['course', 'id'])
    .execute()
}

/** What takes of those who left have said themselves since 0010; whether it was checked is lost. */
async function readWordsOfTakes(
  queries: Kysely<TablesAround>,
): Promise<readonly ContributionAfter[]> {
  const takes = await queries
    .selectFrom('takes')
    .select(['id', 'speakerId', 'course', 'item', 'kind', 'dialect', 'receivedAt', 'told'])
    .where('told', 'is not', null)
    .orderBy('id')
    .execute()
  const newest = new Map(takes.map((take) => [`${take.speakerId} ${take.item}`, take]))
  return [...newest.values()].map((take) => {
    const { course, item, dialect, receivedAt, speakerId } = take
    const { text, gloss } = JSON.parse(take.told ?? '') as { text: string; gloss: unknown }
    const conceptPrefix = `${course}.concept-`
    const isConcept = item.startsWith(conceptPrefix)
    const id = isConcept ? take.id : item.slice(course.length + 1)
    const kind = isConcept ? 'concept' : take.kind
    const told = isConcept
      ? { concept: item.slice(conceptPrefix.length) }
      : { gloss, theme: null, example: null }
    return {
      id,
      contributorId: null,
      speakerId,
      course,
      kind,
      findings: '[]',
      receivedAt,
      contribution: JSON.stringify({
        kind,
        id,
        course,
        text,
        dialect,
        note: '',
        contributedAt: receivedAt,
        ...told,
      }),
    }
  })
}

async function createJudgements({ schema }: Kysely<TablesAround>): Promise<void> {
  await schema
    .createTable('judgements')
    .addColumn('contribution_id', 'text', (column) =>
      column.notNull().references('contributions.id').onDelete('cascade'),
    )
    .addColumn('speaker_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('trusted_at', 'bigint')
    .addColumn('judged_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('judgements_key', ['contribution_id', 'speaker_id'])
    .execute()
  await schema.createIndex('judgements_by_speaker').on('judgements').column('speaker_id').execute()
}

/** As the code does it; written out, because a step never changes once released. */
function speakerIdOf(accountId: string): string {
  return createHash('sha256').update(`mboa speaker ${accountId}`).digest('hex').slice(0, 32)
}
