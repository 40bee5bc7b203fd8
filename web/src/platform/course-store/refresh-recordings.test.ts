import { api, addressOf, type CourseRecordings, type Recording } from '@mboa/contract'
import { afterEach, expect, it } from 'vitest'
import { soundCacheName } from '../device-store/cache-names.ts'
import { openLearnerDatabase } from '../device-store/learner-database.ts'
import { newEventId } from '../event-id.ts'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { aRecording } from '../../testing/recordings.ts'
import { changeDataChoices } from '../data-use/data-choices.ts'
import { followRecordings, forgetRecording } from './refresh-recordings.ts'
import { listStoredRecordings, type RecordingsByItem } from './stored-recordings.ts'

const path = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
const answer = (changes: Partial<CourseRecordings>) =>
  succeed({ recordings: [], withdrawn: [], cursor: 0, epoch: 'one', more: false, ...changes })

afterEach(async () => {
  localStorage.clear()
  await caches.delete(soundCacheName)
})

const now = 1_790_000_000_000
const dayMs = 24 * 60 * 60 * 1000
const follow = (userId: string, at = now, shown?: RecordingsByItem) =>
  followRecordings(userId, { course: 'ewo', shown, now: at })

async function storedOf(userId: string): Promise<string[]> {
  const database = await openLearnerDatabase(userId)
  const stored = await listStoredRecordings(database, 'ewo')
  database.close()
  return [...stored.values()].flat().map(({ id }) => id)
}

async function storeSound({ opus, flac }: Recording): Promise<void> {
  const cache = await caches.open(soundCacheName)
  for (const { address } of [opus ?? flac, flac]) await cache.put(address, new Response('sound'))
}

it('a device takes over page by page what can be heard, and asks from where it stopped', async () => {
  const userId = newEventId()
  const [first, second] = [aRecording(), aRecording({ id: newEventId(), item: 'ewo.today' })]
  const sent = stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [first], cursor: 1, more: true }),
    [`${path}?after=1&epoch=one`]: answer({ recordings: [second], cursor: 2 }),
    [`${path}?after=2&epoch=one`]: answer({ cursor: 2 }),
  })
  const byItem = await follow(userId)
  expect([...(byItem?.keys() ?? [])].sort()).toEqual(['ewo.today', 'ewo.tomorrow'])
  // What another run of the page has heard of meanwhile is reported; what it shows already is not.
  expect((await follow(userId))?.size).toBe(2)
  expect(await follow(userId, now, byItem)).toBeUndefined()
  expect(sent.map((each) => /after=(\d+)/.exec(each.path)?.[1])).toEqual(['0', '1', '2', '2'])
})

it('what went is gone from the store and from the kept sounds', async () => {
  const userId = newEventId()
  const recording = aRecording()
  stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [recording], cursor: 1 }),
    [`${path}?after=1&epoch=one`]: answer({ withdrawn: [recording.id], cursor: 2 }),
  })
  const shown = await follow(userId)
  await storeSound(recording)
  const left = await follow(userId, now, shown)
  expect([left?.size, await storedOf(userId)]).toEqual([0, []])
  expect(await (await caches.open(soundCacheName)).keys()).toEqual([])
})

it('after a restore of the server all are sent again, and what it has lost is forgotten', async () => {
  const userId = newEventId()
  const lostFlac = { ...aRecording().flac, address: '/api/clips/b.flac' }
  const lost = aRecording({ id: newEventId(), item: 'ewo.today', opus: null, flac: lostFlac })
  const [first, second] = [aRecording(), aRecording({ id: newEventId(), item: 'ewo.yesterday' })]
  stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [first, lost], cursor: 2, epoch: 'one' }),
    [`${path}?after=2&epoch=one`]: answer({
      recordings: [first],
      cursor: 1,
      epoch: 'two',
      more: true,
    }),
    [`${path}?after=1&epoch=two`]: answer({ recordings: [second], cursor: 2, epoch: 'two' }),
  })
  const shown = await follow(userId)
  await storeSound(first)
  await storeSound(lost)
  await follow(userId, now, shown)
  expect((await storedOf(userId)).sort()).toEqual([first.id, second.id].sort())
  const stored = await (await caches.open(soundCacheName)).keys()
  expect(stored.map(({ url }) => new URL(url).pathname)).not.toContain(lostFlac.address)
  expect(stored).toHaveLength(2)
})

it('one whose address is gone is forgotten at once', async () => {
  const userId = newEventId()
  const recording: Recording = aRecording()
  stubNetwork({ [`${path}?after=0`]: answer({ recordings: [recording], cursor: 1 }) })
  await follow(userId)
  await forgetRecording(userId, recording)
  expect(await storedOf(userId)).toEqual([])
})

it('where the server is not reached, what is kept can be heard and nothing else', async () => {
  const userId = newEventId()
  const flac = { ...aRecording().flac, address: '/api/clips/b.flac' }
  const opus = { address: '/api/clips/b.opus', bytes: 7000 }
  const other = aRecording({ id: newEventId(), item: 'ewo.today', opus, flac })
  stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [aRecording(), other], cursor: 2 }),
    [`${path}?after=2&epoch=one`]: unreachable,
  })
  expect([...((await follow(userId))?.keys() ?? [])]).toHaveLength(2)
  await storeSound(other)
  expect([...((await follow(userId))?.keys() ?? [])]).toEqual(['ewo.today'])
  expect(await storedOf(userId)).toHaveLength(2)
})

it('where data is spared nothing is asked, but once a day for sound that is kept', async () => {
  const userId = newEventId()
  const recording = aRecording()
  const sent = stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [recording], cursor: 1 }),
    [`${path}?after=1&epoch=one`]: answer({ withdrawn: [recording.id], cursor: 2 }),
  })
  changeDataChoices({ saver: true })
  expect(await follow(userId)).toBeUndefined()
  expect(sent).toEqual([])
  changeDataChoices({ saver: false })
  const shown = await follow(userId)
  changeDataChoices({ saver: true })
  expect(await follow(userId, now + 2 * dayMs)).toBeUndefined()
  await storeSound(recording)
  expect(await follow(userId, now + dayMs - 1)).toBeUndefined()
  expect(sent).toHaveLength(1)
  expect((await follow(userId, now + dayMs, shown))?.size).toBe(0)
  expect(sent).toHaveLength(2)
  expect(await follow(userId, now + 3 * dayMs)).toBeUndefined()
  expect(sent).toHaveLength(2)
})
