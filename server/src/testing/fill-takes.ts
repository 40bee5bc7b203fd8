import type { Database } from '../platform/database/database.ts'
import type { TakesTable } from '../platform/database/take-tables.ts'

const rowsAtOnce = 200
/** As long as what a device and the check of its sound say of a take. */
const description = JSON.stringify({
  archive: { sha256: 'a'.repeat(64), sampleCount: 48_000 },
  course: 'ewo',
  item: 'ewo.day-sunday',
  kind: 'word',
  dialect: null,
  consentTextVersion: '1',
  cut: { start: 0, end: 48_000 },
  recordedAt: 1_790_000_000_000,
  appVersion: 'main-Bx1a.js',
  microphone: { sampleRate: 48_000, echoCancellation: false, label: 'Micro intégré'.repeat(3) },
})
const sound = JSON.stringify({
  quality: { durationMs: 1_000, verdict: 'good', problems: [], advice: [] },
  gainDb: 1.5,
  sampleRate: 48_000,
  pitch: Array.from({ length: 100 }, () => 182.5),
  peaks: Array.from({ length: 400 }, (_, at) => (at * 37) % 127),
})

/**
 * Gives one recorder many takes in every state, a few of them sent back or withdrawn, among those
 * of others.
 */
export async function fillTakes(
  database: Database,
  { recorderId, count }: { recorderId: string; count: number },
): Promise<void> {
  const account = {
    id: recorderId,
    email: `${recorderId}@example.com`,
    emailKey: `${recorderId}@example.com`,
    fullName: 'Ada Recorder',
    role: 'recorder' as const,
    language: 'en' as const,
    createdAt: 0,
    termsAcceptedAt: 0,
  }
  await database.queries.insertInto('accounts').values(account).execute()
  const rows = Array.from({ length: count }, (_, at) => takeOf(recorderId, at))
  await database.transaction(async (writing) => {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const page = rows.slice(from, from + rowsAtOnce)
      await writing.insertInto('takes').values(page).execute()
    }
  })
}

/** Lets learners hear the takes that `fillTakes` gave to a recorder. */
export async function consentToFilled({ queries }: Database, recorderId: string): Promise<void> {
  const consent = { use: 'learners', textVersion: '1', licence: null } as const
  const of = { id: recorderId, accountId: recorderId, speakerId: `speaker-${recorderId}` }
  const given = { guardianName: null, givenAt: 0, withdrawnAt: null }
  await queries
    .insertInto('consents')
    .values({ ...consent, ...of, ...given })
    .execute()
}

function takeOf(recorderId: string, at: number): TakesTable {
  const isRare = at % 500 === 0
  return {
    id: `${recorderId}-${String(at).padStart(8, '0')}`,
    recorderId,
    speakerId: `speaker-${recorderId}`,
    course: 'ewo',
    item: `ewo.item-${at % 700}`,
    kind: at % 5 === 0 ? 'sentence' : 'word',
    dialect: at % 3 === 0 ? 'Mvele' : null,
    pace: 'usual',
    description,
    sound,
    archiveHash: `${recorderId}-${at}`,
    archiveBytes: 90_000,
    heardHash: `${recorderId}-${at}`,
    heardBytes: 90_000,
    listeningHash: `${recorderId}-${at}-copy`,
    listeningBytes: 7_000,
    recordedAt: at,
    receivedAt: at,
    sentBackComment: null,
    doubtedAt: null,
    approvedAt: !isRare && at % 2 === 0 ? at : null,
    ...(isRare
      ? { sentBackAt: at, sentBackReason: 'noise' }
      : { sentBackAt: null, sentBackReason: null }),
    withdrawnAt: at % 1000 === 1 ? at : null,
    saidAgain: 0,
  }
}
