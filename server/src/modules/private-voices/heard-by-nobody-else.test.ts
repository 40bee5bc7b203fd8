import {
  api,
  addressOf,
  courseRecordingsSchema,
  deletionConsequencesSchema,
  profileExportSchema,
  reviewQueueSchema,
} from '@mboa/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { mama, recordPrivately } from '../../testing/private-voices.ts'
import { signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld, listBlobs } from '../../testing/world.ts'
import { exportRecordings } from '../data-sets/index.ts'

/** All of the server that may know of the tables and of this module. */
const knowing = [
  'all-account-data.ts',
  'all-withdrawals.ts',
  'modules/backups/kept-tables.ts',
  'platform/blobs/check-store.repository.ts',
  'platform/blobs/pending-blobs.repository.ts',
  'platform/database/tables.ts',
  'routes.ts',
]

describeEngines('what somebody records for themselves', (engine) => {
  it('is in no clip, no queue of reviewers and no course', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { recording } = await recordPrivately(world, client)
    const [hash = ''] = await listBlobs(world)
    const reviewer = await signInRecorder(world)
    for (const listener of [client, reviewer]) {
      const clip = await listener.get(addressOf(api.readClip, { params: { clip: `${hash}.flac` } }))
      expect([clip.status, clip.error.code]).toEqual([404, 'not-found'])
      const course = await listener.get(
        addressOf(api.listCourseRecordings, { params: { course: 'ewo' } }),
      )
      expect(course.as(courseRecordingsSchema).recordings).toEqual([])
    }
    const sound = addressOf(api.readPrivateRecording, { params: { id: recording } })
    expect((await reviewer.get(sound)).status).toBe(404)
    const queue = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    expect(queue.as(reviewQueueSchema).takes).toEqual([])
  })

  it('is in no data set', async () => {
    const world = await startWorld(engine)
    await recordPrivately(world, await signIn(world))
    const blobs = await openDiskBlobs(world.blobsFolder)
    for (const use of ['open-data', 'research', 'synthetic-voices'] as const) {
      const folder = join(await temporaryFolder(), use)
      const textsOf = () => Promise.resolve(new Map<string, string>())
      const request = { folder, use, course: undefined, textsOf }
      const exported = await exportRecordings({ database: world.database, blobs }, request)
      expect(exported).toMatchObject({ clips: 0, speakers: 0 })
    }
  })

  it('comes with all else that is kept about them, and only to them', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { recording } = await recordPrivately(world, client)
    const exported = (await client.get(api.exportProfile.path)).as(profileExportSchema)
    expect(exported.privateVoices).toMatchObject({
      voices: [mama],
      recordings: [{ id: recording, item: 'ewo.day-sunday' }],
    })
    const zip = (await client.get(api.downloadTakes.path)).bytes.toString('latin1')
    expect(zip).toContain(`private/${recording}.flac`)
    expect(zip).toContain('"name": "Mama"')
    const other = await signInRecorder(world)
    expect((await other.get(api.downloadTakes.path)).bytes.toString('latin1')).not.toContain('Mama')
  })

  it('goes with their account, all of it, and is announced before', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await recordPrivately(world, client)
    const foreseen = (await client.get(api.describeDeletion.path)).as(deletionConsequencesSchema)
    expect(foreseen.privateRecordings).toBe(1)
    const deleted = await client.post(api.deleteProfile.path, {
      password,
      recordings: 'keep',
    })
    expect(deleted.status).toBe(200)
    const { queries } = world.database
    for (const table of ['privateVoices', 'privateRecordings', 'deletedPrivateSounds'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    world.clock.advance(2 * 60 * 60_000)
    await world.app.sweep()
    expect(await listBlobs(world)).toEqual([])
  })
})

it('is read by no command and no other part of the server', async () => {
  const source = join(import.meta.dirname, '../..')
  const names = await readdir(source, { recursive: true })
  const found: string[] = []
  for (const name of names.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    if (/^(modules\/private-voices|testing)\//.test(name)) continue
    const text = await readFile(join(source, name), 'utf8')
    if (/private(Recordings|Voices)|private-voices|deletedPrivateSounds/.test(text))
      found.push(name)
  }
  expect(found.sort()).toEqual(knowing)
})
