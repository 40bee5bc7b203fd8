import { Client } from 'pg'

/** A stored review without its id, as long as they are. */
const event = JSON.stringify({
  type: 'review',
  id: '01930000-0000-7000-8000-000000000000',
  answeredAt: 1_790_000_000_000,
  course: 'ewo',
  item: 'ewo.days.sunday',
  skill: 'recognise',
  kind: 'choose-meaning',
  rating: 3,
  verdict: 'exact',
  outcome: 'correct',
  answer: 'Sunday',
  tookMs: 2_400,
  session: '01930000-0000-7000-8000-000000000001',
})

/**
 * Fills the practice of so many learners up to so many events in all, evenly, by the database
 * itself. Checks and keys are rebuilt afterwards: row by row it would take hours.
 */
export async function fillPractice(
  url: string,
  { learners, from, to }: { learners: number; from: number; to: number },
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO accounts (id, email, email_key, full_name, role, language, terms_accepted_at, created_at)
       SELECT 'crowd-' || n, n || '@example.com', n || '@example.com', 'Ada Learner', 'learner', 'en', 0, 0
       FROM generate_series(0, $1::int - 1) n ON CONFLICT DO NOTHING`,
      [learners],
    )
    await client.query('ALTER TABLE practice_events DROP CONSTRAINT practice_events_pkey')
    await client.query(
      'ALTER TABLE practice_events DROP CONSTRAINT practice_events_learner_id_sequence_key',
    )
    await client.query(
      `INSERT INTO practice_events (learner_id, id, sequence, received_at, event)
       SELECT 'crowd-' || n % $1::int,
         '01930000-0000-7000-8000-' || lpad((n / $1::int)::text, 12, '0'),
         n / $1::int + 1, 1790000000000, $2::text
       FROM generate_series($3::bigint, $4::bigint - 1) n`,
      [learners, event, from, to],
    )
    await client.query(
      `ALTER TABLE practice_events ADD CONSTRAINT practice_events_pkey PRIMARY KEY (learner_id, id)`,
    )
    await client.query(
      `ALTER TABLE practice_events
       ADD CONSTRAINT practice_events_learner_id_sequence_key UNIQUE (learner_id, sequence)`,
    )
    await client.query(
      // As if they had just come: no sweep puts them into blocks while something is measured.
      `INSERT INTO practice_sequences (learner_id, last_sequence, uncompacted_since)
       SELECT learner_id, max(sequence), ${Date.now()} FROM practice_events WHERE learner_id LIKE 'crowd-%'
       GROUP BY learner_id
       ON CONFLICT (learner_id) DO UPDATE SET last_sequence = excluded.last_sequence`,
    )
    await client.query('VACUUM ANALYZE practice_events')
  } finally {
    await client.end()
  }
}
