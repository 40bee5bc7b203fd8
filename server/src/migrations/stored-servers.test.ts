import {
  apiPaths,
  consentsSchema,
  contributionsSchema,
  courseRecordingsSchema,
  profileSchema,
  reviewQueueSchema,
  shownTakesSchema,
  syncResponseSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { foldEvents, listCards, readFinishedLessons } from '@mboa/domain'
import { buildLessonEvent, buildReview, testId } from '@mboa/domain/testing'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { describeBothEngines } from '../testing/engines.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { exchange, exchangeAll } from '../testing/practice.ts'
import {
  openStoredServer,
  storedPassword,
  storedServerAt,
} from '../testing/stored-servers/open-stored-server.ts'
import { startWorld } from '../testing/world.ts'
import { migrations } from './index.ts'

/** An id that no pack has. */
const leftItem = 'ewo.left-its-pack'

type AnyTables = Record<string, Record<string, unknown>>

/** How many rows each table had then; what later steps make of them is named here. */
const rowsThen = {
  account_codes: 6,
  account_identities: 1,
  account_photos: 1,
  accounts: 7,
  consents: 5,
  contributions: 2,
  google_sign_ups: 1,
  judgements: 2,
  mail_outbox: 1,
  mailbox: 10,
  pending_blobs: 18,
  practice_events: 14,
  practice_sequences: 1,
  published_recordings: 6,
  recorder_invitations: 1,
  recorder_languages: 4,
  recording_sequences: 1,
  reports: 3,
  sessions: 5,
  sound_reports: 2,
  speaker_credits: 2,
  take_reviews: 10,
  takes: 18,
  throttles: 8,
}

async function countRows(database: Database): Promise<Record<string, number>> {
  const queries = database.queries as unknown as Kysely<AnyTables>
  const counts: Record<string, number> = {}
  for (const table of Object.keys(rowsThen)) {
    const { count } = await queries
      .selectFrom(table)
      .select(sql<number | string>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(count)
  }
  return counts
}

describeBothEngines('a server of November 2026', (engine) => {
  it('keeps every row through all later steps', async () => {
    const { database } = await openStoredServer(engine)
    const { queries } = database
    const listTakes = () => queries.selectFrom('takes').selectAll().orderBy('id').execute()
    const listEvents = () =>
      queries.selectFrom('practiceEvents').selectAll().orderBy('sequence').execute()
    const [takes, events] = [await listTakes(), await listEvents()]
    expect(await countRows(database)).toEqual(rowsThen)
    await migrate(database, migrations, storedServerAt)
    expect(await countRows(database)).toEqual(rowsThen)
    expect(await listTakes()).toMatchObject(takes)
    expect(await listEvents()).toMatchObject(events)
  })

  it('answers everybody who had an account there as before', async () => {
    const stored = await openStoredServer(engine)
    const world = await startWorld(engine, { ...stored, clock: createFakeClock(storedServerAt) })
    const logIn = async (name: string) => {
      const client = world.client(`198.51.100.${name.length}`)
      const identifier = `${name}@example.org`
      return {
        client,
        answer: await client.post(apiPaths.login, { identifier, password: storedPassword }),
      }
    }

    const { client: learner } = await logIn('estelle')
    const synced = await learner.post(apiPaths.sync, { events: [], cursor: 0 })
    const { events } = synced.as(syncResponseSchema)
    expect(events).toHaveLength(14)
    expect(events.filter((event) => 'type' in event && event.type === 'setting')).toHaveLength(3)
    const heard = await learner.get(apiPaths.courseRecordings.replace(':course', 'ewo'))
    const { recordings } = heard.as(courseRecordingsSchema)
    expect(recordings).toHaveLength(6)
    for (const { opus, flac } of recordings) {
      const clip = await learner.get(opus?.address ?? flac.address)
      expect(clip.status).toBe(200)
      expect(clip.bytes.length).toBeGreaterThan(1_000)
    }

    const { client: recorder } = await logIn('paul')
    const profile = (await recorder.get(apiPaths.profile)).as(profileSchema)
    expect(profile).toMatchObject({
      user: { role: 'recorder', email: 'paul@example.org', phoneNumber: '+237670100002' },
      recorderLanguages: ['ewo'],
    })
    expect((await recorder.get(profile.user.photoURL ?? '')).status).toBe(200)
    const { takes } = (await recorder.get(recorderApiPaths.takesShown)).as(shownTakesSchema)
    expect(takes.map(({ state }) => state)).toEqual(['received', 'received', 'received'])
    const { consents } = (await recorder.get(apiPaths.consents)).as(consentsSchema)
    expect(consents.map(({ use }) => use).sort()).toEqual(['learners', 'research'])
    const kept = (await recorder.get(apiPaths.contributions)).as(contributionsSchema)
    expect(kept.contributions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'checked', confirmations: 1 }),
        expect.objectContaining({ state: 'contested', contests: ['We do not say so.'] }),
      ]),
    )

    const { client: trusted } = await logIn('rose')
    const queue = await trusted.get(`${recorderApiPaths.reviewQueue}?course=ewo`)
    expect(queue.as(reviewQueueSchema).takes.length).toBeGreaterThan(0)

    expect((await logIn('disabled')).answer.error.code).toBe('account-disabled')
    expect((await logIn('unverified')).answer.error.code).toBe('email-not-verified')
  })

  it('keeps cards, finished lessons and takes of what has left the packs since', async () => {
    const stored = await openStoredServer(engine)
    const { queries } = stored.database
    // As if ewo.welcome, of which the copy has takes, had left its pack.
    const welcome = queries.updateTable('takes').where('item', '=', 'ewo.welcome')
    await welcome.set({ item: leftItem }).execute()
    const world = await startWorld(engine, { ...stored, clock: createFakeClock(storedServerAt) })
    const asOf = async (name: string) => {
      const client = world.client(`198.51.100.${name.length}`)
      const identifier = `${name}@example.org`
      await client.post(apiPaths.login, { identifier, password: storedPassword })
      return client
    }

    // A device that has not heard of the new packs sends what it knows of the old ones.
    const learner = await asOf('estelle')
    const about = { course: 'wes', answeredAt: storedServerAt - 60_000 }
    const events = [
      buildReview({ ...about, id: testId(901), item: 'wes.s-i-am-reading' }),
      buildReview({ ...about, id: testId(902), item: 'fub.go-home', course: 'fub' }),
      buildLessonEvent({ ...about, id: testId(903), lesson: 'ewo.lesson-days-1', course: 'ewo' }),
    ]
    const { acknowledged, refused } = await exchange(learner, { events })
    expect(refused).toEqual([])
    expect(acknowledged.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
    const { events: kept } = await exchangeAll(await asOf('estelle'))
    const fold = foldEvents(kept)
    const cards = listCards(fold).map(({ item }) => item)
    expect(cards).toEqual(
      expect.arrayContaining(['wes.s-i-am-reading', 'fub.go-home', 'wes.s-i-can-carry-this-table']),
    )
    expect([...readFinishedLessons(fold, 'ewo').keys()]).toContain('ewo.lesson-days-1')

    const recorder = await asOf('paul')
    const { takes } = (await recorder.get(recorderApiPaths.takesShown)).as(shownTakesSchema)
    const reviewer = await asOf('rose')
    const { takes: asked } = (await reviewer.get(`${recorderApiPaths.reviewQueue}?course=ewo`)).as(
      reviewQueueSchema,
    )
    const heard = await learner.get(apiPaths.courseRecordings.replace(':course', 'ewo'))
    const { recordings } = heard.as(courseRecordingsSchema)
    const everywhere = [...takes, ...asked, ...recordings].filter(({ item }) => item === leftItem)
    expect(everywhere.length).toBeGreaterThan(0)
    for (const recording of recordings.filter(({ item }) => item === leftItem)) {
      expect((await learner.get(recording.flac.address)).status).toBe(200)
    }
  })
})
