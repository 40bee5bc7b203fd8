/** @module-tag long */
import { join } from 'node:path'
import {
  api,
  addressOf,
  courseRecordingsSchema,
  profileSchema,
  reviewQueueSchema,
  shownTakesSchema,
  takeStates,
} from '@mboa/contract'
import {
  countBegunStages,
  createCalendar,
  createProgressReader,
  createRecallReader,
  foldEvents,
  summariseDue,
} from '@mboa/domain'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { exchangeAll } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

const password = 'Mboa-demo-2026'

/** A running server, the command beside it, and somebody to sign in once that has run. */
async function startDemo(engine: Engine) {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
  const database = openDatabase({ dataDir, databaseUrl }, silentLog)
  const now = Date.now() + 60_000
  const blobs = await openDiskBlobs(join(dataDir, 'blobs'))
  const world = await startWorld(engine, { database, blobs, clock: createFakeClock(now) })
  return {
    database,
    now,
    run: () => runMboa(['demo'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    signIn: async (name: 'learner' | 'recorder' | 'reviewer') => {
      const client = world.client()
      const identifier = `demo-${name}@example.com`
      expect((await client.post(api.login.path, { identifier, password })).status).toBe(200)
      return client
    },
  }
}

describeEngines('demo', (engine) => {
  it('makes, beside a running server, a learner in whose practice everything shows', async () => {
    const { database, now, run, signIn } = await startDemo(engine)

    const { status, output } = await run()
    expect(status).toBe(0)
    expect(output.at(-1)).toContain(password)

    const fold = foldEvents((await exchangeAll(await signIn('learner'))).events)
    const figures = createProgressReader(createCalendar('Africa/Douala'))(fold)
    const stages = countBegunStages(fold)
    expect(Math.min(stages.learning, stages.known, stages['well-known'])).toBeGreaterThan(0)
    for (const { kind, total } of figures.mistakes) expect([kind, total > 0]).toEqual([kind, true])
    expect(figures.days.length).toBeGreaterThan(25)
    expect(summariseDue(fold, { now, dayEndsAt: now }).dueNow).toBeGreaterThan(0)
    const compared = createRecallReader()(fold).reduce((sum, { reviews }) => sum + reviews, 0)
    expect(compared).toBeGreaterThan(100)

    await database.close()
  })

  it('makes speakers whose recordings show every state and are heard, and nothing more the next time', async () => {
    const { database, run, signIn } = await startDemo(engine)
    await run()
    const [recorder, reviewer] = [await signIn('recorder'), await signIn('reviewer')]
    const listTakes = async () => {
      const standing = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
      const withdrawn = await recorder.get(`${api.listShownTakes.path}?state=withdrawn`)
      const gone = withdrawn.as(shownTakesSchema)
      expect([standing.more, gone.more]).toEqual([false, false])
      return [...gone.takes, ...standing.takes].toReversed()
    }
    const { user, recorderLanguages } = (await recorder.get(api.readProfile.path)).as(profileSchema)
    expect([user.role, recorderLanguages]).toEqual(['recorder', ['bas', 'ewo']])

    const takes = await listTakes()
    expect(new Set(takes.map(({ item }) => item)).size).toBe(takes.length)
    // Each is of another word, so none is replaced.
    const states = takeStates.filter((state) => state !== 'replaced')
    expect(new Set(takes.map(({ state }) => state))).toEqual(new Set(states))
    const problems = new Set(takes.flatMap((take) => take.problems))
    const reasons = new Set(takes.flatMap(({ sentBackReason }) => sentBackReason ?? []))
    expect([problems, reasons]).toEqual([
      new Set(['noisy', 'too-quiet']),
      new Set(['noise', 'cut-off', 'other']),
    ])
    expect(takes.filter(({ isTelephone }) => isTelephone === true)).toEqual([])
    // A device asks for the take again before it sends what is worse than weak.
    expect(takes.filter(({ verdict }) => verdict === 'record-again')).toEqual([])
    const weak = takes.filter(({ state, verdict }) => state === 'received' && verdict === 'usable')
    expect(weak.map(({ course }) => course)).toEqual(['ewo', 'bas'])

    for (const [client, course] of [
      [recorder, 'ewo'],
      [recorder, 'bas'],
      [reviewer, 'ewo'],
      [reviewer, 'bas'],
    ] as const) {
      const queue = await client.get(`${api.listReviewQueue.path}?course=${course}`)
      expect(queue.as(reviewQueueSchema).waiting).toBeGreaterThan(0)
    }

    const learner = await signIn('learner')
    const listHeard = async (course: string) => {
      const path = addressOf(api.listCourseRecordings, { params: { course } })
      return (await learner.get(`${path}?after=0`)).as(courseRecordingsSchema).recordings
    }
    // Their tones are hummed: they serve every exercise by ear.
    const approved = (course: string) =>
      takes.filter((take) => take.course === course && take.state === 'approved').length
    expect([approved('ewo'), approved('bas')]).toEqual([20, 17])
    expect(await listHeard('bas')).toHaveLength(17)
    const recordings = await listHeard('ewo')
    expect(recordings).toHaveLength(20)
    for (const { flac, voice } of recordings) {
      expect(voice.name).toBe('Demo Recorder')
      expect((await learner.get(flac.address)).status).toBe(200)
    }

    const again = await run()
    expect(again.status).toBe(0)
    expect(again.output.filter((line) => line.includes('already exists'))).toHaveLength(3)
    expect(await listTakes()).toEqual(takes)
    await database.close()
  })
})

it.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }])(
  'demo is refused with %j',
  async (environment) => {
    const DATA_DIR = await temporaryFolder()
    const { status, complaints } = await runMboa(['demo'], { DATA_DIR, ...environment })
    expect(status).toBe(1)
    expect(complaints.join()).toContain('do not use it in production')
  },
)
