import {
  api,
  addressOf,
  type ConsentChoices,
  consentTextVersion,
  type Contribution,
  type ReviewedTake,
  reviewedTakeSchema,
  type TakeDescription,
  takeHeader,
  takeSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { createHash } from 'node:crypto'
import { clipsPerProbe, encodeFlac, isProbePlace, type SentBackReason } from '@mboa/domain'
import { lockReviewer } from '../modules/reviews/reviewers.repository.ts'
import type { Database } from '../platform/database/database.ts'
import { sendJson } from './call-as-page.ts'
import { signIn } from './people.ts'
import type { TestAnswer, TestClient } from './test-client.ts'
import type { World } from './world.ts'

export const sampleRate = 48_000
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const hums = new Map<string, Int16Array<ArrayBuffer>>()

/** A second of a hum with a quiet room around it, at a pitch of its own. */
export function hum(hertz = 200, seconds = 1): Int16Array<ArrayBuffer> {
  const key = `${hertz} ${seconds}`
  const known = hums.get(key) ?? makeHum(hertz, seconds)
  hums.set(key, known)
  return known.slice()
}

function makeHum(hertz: number, seconds: number): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: seconds * sampleRate }, (_, at) => {
    const room = ((at * 7919) % 21) - 10
    const isHeard = at > 0.3 * sampleRate && at < (seconds - 0.35) * sampleRate
    return (
      room + (isHeard ? Math.round(16_000 * Math.sin((at * hertz * 2 * Math.PI) / sampleRate)) : 0)
    )
  })
}

/** A take as a device would send it. */
export interface SentTake {
  readonly id: string
  readonly description: TakeDescription
  readonly archive: Buffer
}

/** The same with the listening copy that the server made. */
export interface StoredTake extends SentTake {
  readonly listening: Buffer
}

/** By the samples' hash: most takes sound alike, and encoding costs more than all else about them. */
const encoded = new Map<string, Uint8Array>()

function archiveOf(samples: Int16Array<ArrayBuffer>): Buffer {
  const key = hashOf(new Uint8Array(samples.buffer))
  const archive = encoded.get(key) ?? encodeFlac(samples, sampleRate)
  encoded.set(key, archive)
  return Buffer.from(archive)
}

let takesMade = 0

let dialects = 0
/** Keeps takes of one word from replacing each other. */
export const ownDialect = () => ({ dialect: `Dialect ${(dialects += 1)}` })

export function makeTake(changes: Partial<TakeDescription> = {}, samples = hum()): SentTake {
  takesMade += 1
  const archive = archiveOf(samples)
  const cut = changes.cut ?? { start: 0, end: samples.length }
  return {
    id: `01930000-0000-7000-8000-${String(takesMade).padStart(12, '0')}`,
    archive,
    description: {
      archive: { sha256: hashOf(archive), sampleCount: samples.length },
      course: 'ewo',
      item: 'ewo.day-sunday',
      kind: 'word',
      dialect: null,
      cut,
      consentTextVersion,
      recordedAt: 1_790_000_000_000,
      microphone: { sampleRate, echoCancellation: false, label: 'Micro intégré' },
      appVersion: 'test',
      ...changes,
    },
  }
}

export function headerOf(described: object): string {
  return JSON.stringify(described).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function putArchive(
  world: World,
  client: TestClient,
  { id, description, archive }: SentTake,
): Promise<TestAnswer> {
  return client.send('PUT', addressOf(api.sendTake, { params: { id } }), {
    headers: { origin: world.origin, [takeHeader]: headerOf(description) },
    body: new Uint8Array(archive),
  })
}

export const allConsents: ConsentChoices = {
  textVersion: consentTextVersion,
  learners: true,
  openData: 'CC-BY-4.0',
  research: true,
  syntheticVoices: false,
  guardianName: null,
}

export function chooseConsents(world: World, client: TestClient, choices: ConsentChoices) {
  return sendJson(world, client, 'PUT', api.chooseConsents.path, choices)
}

/** Fetches somebody else's take as who reviews it does. */
export function fetchReviewClip(client: TestClient, id: string): Promise<TestAnswer> {
  return client.get(addressOf(api.readReviewClip, { params: { clip: `${id}.flac` } }))
}

/** Longer than what these tests have takes of. */
const hearingMs = 2_000

/** Judges somebody else's take, heard to its end; answers what has become of it. */
export async function reviewTake(
  world: World,
  client: TestClient,
  id: string,
  reason?: SentBackReason,
): Promise<ReviewedTake['state']> {
  const body =
    reason === undefined ? { verdict: 'approve' } : { verdict: 'send-back', reason, comment: '' }
  const path = addressOf(api.reviewTake, { params: { id } })
  if (reason === undefined) {
    await fetchReviewClip(client, id)
    world.clock.advance(hearingMs)
  }
  return (await sendJson(world, client, 'PUT', path, body)).as(reviewedTakeSchema).state
}

/** What comes of reviewing now and then. */
export async function fillReviewing(
  { database: { queries } }: World,
  { reviewerId, takeId }: { reviewerId: string; takeId: string },
): Promise<void> {
  const moved = { fromItem: 'ewo.day-sunday', toItem: 'ewo.day-monday', movedAt: 1 }
  await queries
    .insertInto('takeMoves')
    .values({ id: testId(21), takeId, reviewerId, ...moved })
    .execute()
  const made = { flaw: 'noise', place: 0, lengthMs: 1_000, peaks: '[]', createdAt: 1 } as const
  const answered = { servedAt: 1, heardAt: null, verdict: 'send-back', answeredAt: 2 } as const
  await queries
    .insertInto('reviewProbes')
    .values({ id: testId(22), reviewerId, takeId, heardTakeId: takeId, ...made, ...answered })
    .execute()
}

/** Has a recorder store a take. */
export async function storeTake(
  world: World,
  client: TestClient,
  changes: Partial<TakeDescription> = {},
  hertz = 200,
): Promise<StoredTake> {
  const take = makeTake(changes, hum(hertz))
  const { listening } = (await putArchive(world, client, take)).as(takeSchema)
  const copy = await client.get(listening?.address ?? '')
  return { ...take, listening: copy.bytes }
}

/** From now on one approval by this recorder is enough. */
export async function trustRecorder(world: World, number: number): Promise<void> {
  const { queries } = world.database
  const { id } = await queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', `recorder${number}@example.com`)
    .executeTakeFirstOrThrow()
  await queries
    .updateTable('recorderLanguages')
    .set({ trustedAt: 1 })
    .where('accountId', '=', id)
    .execute()
}

/** Signs a recorder of Ewondo in who has consented to everything but a synthetic voice. */
export async function signInRecorder(world: World, number = 1): Promise<TestClient> {
  const client = await signInWithoutConsent(world, number)
  await chooseConsents(world, client, allConsents)
  return client
}

/** The same before they were asked. */
export async function signInWithoutConsent(world: World, number = 1): Promise<TestClient> {
  const email = `recorder${number}@example.com`
  const client = await signIn(world, { email, phoneNumber: `+23767000030${number}` })
  await makeRecorder(world.database, email)
  return client
}

/** Gives whoever has this address the role, for Ewondo. */
export async function makeRecorder({ queries }: Database, email: string): Promise<void> {
  const { id: accountId } = await queries
    .updateTable('accounts')
    .set({ role: 'recorder' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const language = { accountId, language: 'ewo', trustedAt: null, createdAt: 0 }
  await queries.insertInto('recorderLanguages').values(language).execute()
  await lockReviewer(queries, accountId, seedOfLateProbe)
}

/** Deliberately wrong clips come among others by chance: here, after all that a test looks at. */
const seedOfLateProbe = findSeedOfLateProbe()

function findSeedOfLateProbe(): string {
  for (let nth = 0; ; nth += 1) {
    const seed = `a late probe ${nth}`
    if (isProbePlace(seed, clipsPerProbe - 1)) return seed
  }
}

/** Takes Ewondo from whoever has this address, as revoking one's only language does. */
export async function revokeRecorder({ queries }: Database, email: string): Promise<void> {
  const { id } = await queries
    .updateTable('accounts')
    .set({ role: 'learner' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await queries.deleteFrom('recorderLanguages').where('accountId', '=', id).execute()
}

type ContributionOf<Kind extends Contribution['kind']> = Extract<Contribution, { kind: Kind }>

/** The word for a concept, of the right shape; tests say what differs. */
export function aContribution(
  differences: Partial<ContributionOf<'concept'>> = {},
): ContributionOf<'concept'> {
  return {
    kind: 'concept',
    id: testId(1),
    course: 'ewo',
    concept: 'hoe',
    text: 'abá',
    dialect: null,
    note: '',
    contributedAt: Date.UTC(2026, 0, 5, 8),
    ...differences,
  }
}
