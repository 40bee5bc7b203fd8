import { apiPaths, type CourseRecordings, type Recording } from '@mboa/contract'
import { afterEach, expect, it } from 'vitest'
import { openLearnerDatabase } from '../device-store/learner-database.ts'
import { newEventId } from '../event-id.ts'
import { soundCacheName } from '../service-worker/sound-cache.ts'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { aRecording } from '../../testing/recordings.ts'
import { forgetRecording, refreshRecordings } from './refresh-recordings.ts'
import { listStoredRecordings } from './stored-recordings.ts'

const path = apiPaths.courseRecordings.replace(':course', 'ewo')
const answer = (told: Partial<CourseRecordings>) =>
  succeed({ recordings: [], withdrawn: [], cursor: 0, more: false, ...told })

afterEach(() => caches.delete(soundCacheName))

async function storedOf(userId: string): Promise<string[]> {
  const database = await openLearnerDatabase(userId)
  const stored = await listStoredRecordings(database, 'ewo')
  database.close()
  return [...stored.values()].flat().map(({ id }) => id)
}

it('a device takes over page by page what can be heard, and asks from where it stopped', async () => {
  const userId = newEventId()
  const [first, second] = [aRecording(), aRecording({ id: newEventId(), item: 'ewo.today' })]
  const sent = stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [first], cursor: 1, more: true }),
    [`${path}?after=1`]: answer({ recordings: [second], cursor: 2 }),
    [`${path}?after=2`]: answer({ cursor: 2 }),
  })
  const byItem = await refreshRecordings(userId, 'ewo')
  expect([...(byItem?.keys() ?? [])].sort()).toEqual(['ewo.today', 'ewo.tomorrow'])
  expect(await refreshRecordings(userId, 'ewo')).toBeUndefined()
  expect(sent.map((each) => each.path.split('=')[1])).toEqual(['0', '1', '2'])
})

it('what went is gone from the store and from the kept sounds', async () => {
  const userId = newEventId()
  const recording = aRecording()
  stubNetwork({
    [`${path}?after=0`]: answer({ recordings: [recording], cursor: 1 }),
    [`${path}?after=1`]: answer({ withdrawn: [recording.id], cursor: 2 }),
  })
  await refreshRecordings(userId, 'ewo')
  const cache = await caches.open(soundCacheName)
  await cache.put(recording.flac.address, new Response('sound'))
  const left = await refreshRecordings(userId, 'ewo')
  expect([left?.size, await storedOf(userId)]).toEqual([0, []])
  expect(await cache.keys()).toEqual([])
})

it('one whose address is gone is forgotten at once', async () => {
  const userId = newEventId()
  const recording: Recording = aRecording()
  stubNetwork({ [`${path}?after=0`]: answer({ recordings: [recording], cursor: 1 }) })
  await refreshRecordings(userId, 'ewo')
  await forgetRecording(userId, recording)
  expect(await storedOf(userId)).toEqual([])
})

it('without a network everything stays as it is', async () => {
  const userId = newEventId()
  stubNetwork({ [`${path}?after=0`]: unreachable })
  expect(await refreshRecordings(userId, 'ewo')).toBeUndefined()
})
