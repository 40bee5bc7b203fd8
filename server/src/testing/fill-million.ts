import { loadPacks, packsFolder } from '@mboa/content'
import { fullWeight } from '@mboa/domain'
import { Client } from 'pg'
import { describeTake, soundOfTake } from './filled-takes.ts'
import { fillPractice } from './fill-practice.ts'

/** How much there is of everything, for a million accounts; of fewer, as much less. */
function amountsFor(accounts: number) {
  const share = (ofMillion: number) => Math.ceil((ofMillion * accounts) / 1_000_000)
  return {
    accounts,
    recorders: share(2_000),
    events: share(5_000_000),
    takes: share(200_000),
    contributions: share(100_000),
    judgements: share(300_000),
    reports: share(500_000),
    /** Of each of these some have run out. */
    throttles: share(300_000),
    codes: share(300_000),
    mails: share(100_000),
    /** Of each kind that runs out: sessions, limits, codes. */
    expired: share(20_000),
  }
}

/** When it all happened: what runs out does so an hour before or long after it. */
const now = Date.now()

/** The database puts the id of the row in its place. */
const idOfRow = '@id'

const contribution = (course: string, concept: string) =>
  JSON.stringify({
    id: idOfRow,
    course,
    kind: 'word',
    concept,
    text: 'mbɔ́lɔ',
    gloss: { en: 'a word', fr: 'un mot' },
    contributedAt: now,
  })

/**
 * Makes the database of a million accounts in a migrated PostgreSQL: the first 2,000 of them record.
 * Keys and checks are rebuilt afterwards: row by row it would take hours.
 */
export async function fillMillion(url: string, accounts = 1_000_000): Promise<void> {
  const million = amountsFor(accounts)
  // What follows from a number, so that the database makes all rows by itself.
  const recorderOf = (n: string) => `'crowd-' || (${n}) % ${million.recorders}`
  await fillPractice(url, { learners: million.accounts, from: 0, to: million.events })
  const words = (await loadPacks(packsFolder)).flatMap(({ summary, units }) =>
    units.flatMap(({ pack }) => pack.words.map((word) => [summary.course, word.id] as const)),
  )
  const client = new Client({ connectionString: url })
  await client.connect()
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values)
  try {
    await run('SET session_replication_role = replica')
    await run(`UPDATE accounts SET role = 'recorder' WHERE id IN (
      SELECT 'crowd-' || n FROM generate_series(0, ${million.recorders - 1}) n)`)
    await run(
      `INSERT INTO recorder_languages (account_id, language, trusted_at, created_at)
       SELECT ${recorderOf('n')}, ($1::text[])[1 + n % cardinality($1::text[])],
         CASE WHEN n % 20 = 0 THEN 0 END, 0
       FROM generate_series(0, ${million.recorders - 1}) n`,
      [[...new Set(words.map(([course]) => course))]],
    )
    await run(`INSERT INTO consents (id, account_id, speaker_id, use, text_version, given_at)
      SELECT 'consent-' || n, ${recorderOf('n')}, 'speaker-' || n, 'learners', '1', 0
      FROM generate_series(0, ${million.recorders - 1}) n`)
    await run(`INSERT INTO sessions
        (token_hash, id, account_id, user_agent, created_at, last_seen_at, expires_at)
      SELECT md5(n::text), 'session-' || n, 'crowd-' || n, 'Firefox 140 · Android', 0, 0,
        ${now} + CASE WHEN n < ${million.expired} THEN -3600000 ELSE 3600000000 END
      FROM generate_series(0, ${million.accounts - 1}) n`)
    await run(`INSERT INTO throttles (key, hits, expires_at)
      SELECT 'log-in:' || n, '[1790000000000]',
        ${now} + CASE WHEN n < ${million.expired} THEN -3600000 ELSE 3600000000 END
      FROM generate_series(0, ${million.throttles - 1}) n`)
    await run(`INSERT INTO account_codes (code_hash, account_id, purpose, created_at, expires_at)
      SELECT md5(n::text), 'crowd-' || n, 'verify-email', 0,
        ${now} + CASE WHEN n < ${million.expired} THEN -3600000 ELSE 3600000000 END
      FROM generate_series(0, ${million.codes - 1}) n`)
    await run(`INSERT INTO mail_outbox
        (id, template, payload, created_at, attempts, next_attempt_at, failed_at)
      SELECT 'mail-' || n, 'verify-email', '{}', ${now}, 5, ${now} - 1000, ${now}
      FROM generate_series(0, ${million.mails - 1}) n`)
    await run(
      `INSERT INTO takes (id, recorder_id, speaker_id, course, item, kind, description, sound,
         archive_hash, archive_bytes, heard_hash, heard_bytes, listening_hash, listening_bytes, recorded_at, received_at,
         approved_at, pace, said_again)
       SELECT 'take-' || lpad(n::text, 8, '0'), ${recorderOf('n')},
         'speaker-' || n % ${million.recorders},
         ($1::text[])[1 + n % cardinality($1::text[])],
         ($2::text[])[1 + n % cardinality($2::text[])],
         'word', ($3::text[])[1 + n % cardinality($3::text[])], $4::text, encode(sha256(('archive' || n)::bytea), 'hex'), 90000,
         encode(sha256(('archive' || n)::bytea), 'hex'), 90000,
         encode(sha256(('copy' || n)::bytea), 'hex'), 7000, ${now}, ${now}, CASE WHEN n % 10 < 9 THEN ${now} END,
         'usual', 0
       FROM generate_series(0, ${million.takes - 1}) n`,
      [
        words.map(([course]) => course),
        words.map(([, item]) => item),
        words.map(([course, item]) => describeTake(course, item, now)),
        soundOfTake,
      ],
    )
    await run(`INSERT INTO published_recordings (take_id, course, sequence, heard_hash, listening_hash)
      SELECT id, course, row_number() over (partition by course order by id), heard_hash, listening_hash
      FROM takes WHERE approved_at IS NOT NULL`)
    await run(`INSERT INTO recording_sequences (course, last_sequence)
      SELECT course, max(sequence) FROM published_recordings GROUP BY course`)
    await run(`INSERT INTO take_reviews (id, take_id, reviewer_id, verdict, reviewed_at, weight, heard_hash)
      SELECT 'review-' || n, 'take-' || lpad((n % ${million.takes})::text, 8, '0'),
        ${recorderOf('n / ' + String(million.takes) + ' + n + 7')}, 'approve', ${now}, ${fullWeight},
        encode(sha256(('archive' || n % ${million.takes})::bytea), 'hex')
      FROM generate_series(0, ${2 * million.takes - 1}) n
      WHERE n % ${million.takes} % 10 < 9`)
    await run(
      `INSERT INTO contributions
         (id, contributor_id, speaker_id, course, kind, contribution, findings, received_at, checked_at)
       SELECT 'word-' || lpad(n::text, 8, '0'), ${recorderOf('n')},
         'speaker-' || n % ${million.recorders}, ($1::text[])[1 + n % cardinality($1::text[])], 'word',
         replace(($2::text[])[1 + n % cardinality($2::text[])], '${idOfRow}', 'word-' || lpad(n::text, 8, '0')), '[]', ${now},
         CASE WHEN n % 10 < 8 THEN ${now} END
       FROM generate_series(0, ${million.contributions - 1}) n`,
      [
        words.map(([course]) => course),
        words.map(([course], at) => contribution(course, `concept-${at}`)),
      ],
    )
    await run(`INSERT INTO judgements (contribution_id, speaker_id, verdict, judged_at)
      SELECT 'word-' || lpad((n % ${million.contributions})::text, 8, '0'),
        ${recorderOf('n / ' + String(million.contributions) + ' * 13 + n + 7')}, 'confirm', ${now}
      FROM generate_series(0, ${million.judgements - 1}) n`)
    await run(
      `INSERT INTO reports (learner_id, id, received_at, course, report, item, reason)
       SELECT 'crowd-' || n, 'report-' || n, ${now} + n,
         ($1::text[])[1 + n % cardinality($1::text[])], '{"reason":"wrong-answer"}',
         ($2::text[])[1 + n % cardinality($2::text[])], 'wrong-answer'
       FROM generate_series(0, ${million.reports - 1}) n`,
      [words.map(([course]) => course), words.map(([, item]) => item)],
    )
    // What triggers count otherwise.
    await run(`INSERT INTO course_changes (course, changes)
      SELECT DISTINCT course, 1 FROM contributions ON CONFLICT DO NOTHING`)
    await run('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
