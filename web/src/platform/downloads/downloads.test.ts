import type { CourseSummary, Recording, UnitPack, UnitSummary } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fillDevice } from '../../testing/fill-device.ts'
import { answerPacks, answerPacksUpTo } from '../../testing/answer-packs.ts'
import { aRecording } from '../../testing/recordings.ts'
import { stubConnection } from '../../testing/stub-browser.ts'
import { otherTestCourse, otherTestUnit, otherUnitSummary } from '../../testing/test-course.ts'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { picturePath } from '../course-store/picture-path.ts'
import { deleteDatabase } from '../device-store/databases.ts'
import { learnerDatabaseNameOf, openLearnerDatabase } from '../device-store/learner-database.ts'
import { changeDataChoices } from '../data-use/data-choices.ts'
import { downloadsOf } from './downloads.ts'
import { followCourse, refreshChanged } from '../course-store/follow-course.ts'
import { recordEvictedSound, wasSoundEvicted } from '../device-store/evicted-sound.ts'

const unit = (name: string, revision: string): UnitSummary => ({
  ...otherUnitSummary,
  unit: name,
  revision,
  downloadBytes: 1_000,
  pictureBytes: 500,
})
const course: CourseSummary = {
  ...otherTestCourse,
  units: [unit('numbers', 'r1'), unit('days', 'r1')],
}
const packOf = (name: string): UnitPack => ({ ...otherTestUnit, unit: name })
const drawing = picturePath('1️⃣')

/** What was asked for, in order; `answer` may change what comes. */
let asked: string[] = []
let answer: (path: string, signal?: AbortSignal | null) => Response | Promise<Response>
let userId = ''

beforeEach(async () => {
  userId = crypto.randomUUID()
  asked = []
  answer = (path) =>
    path.startsWith('/api/packs/') ? answerPacks(path, packOf) : new Response('<svg/>')
  await caches.delete(pictureCacheName)
  await caches.delete(soundCacheName)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path)
    const given = await answer(path, init?.signal)
    init?.signal?.throwIfAborted()
    return given
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await deleteDatabase(learnerDatabaseNameOf(userId))
})

function open(courses = [course]) {
  const downloads = downloadsOf(userId)
  const leave = downloads.subscribe(() => undefined)
  downloads.follow(courses)
  return { downloads, leave, shown: () => downloads.getSnapshot().get('dua') }
}

/** The pack of the days does not come before it is released. */
function holdDays(): () => void {
  const { promise: rest, resolve } = Promise.withResolvers<undefined>()
  answer = (path, signal) =>
    path.startsWith('/api/packs/')
      ? answerPacksUpTo(path, packOf, { unit: 'days', rest, signal })
      : new Response('<svg/>')
  return () => resolve(undefined)
}

async function storedRevisions() {
  const database = await openLearnerDatabase(userId)
  const keys = await database.getAllKeys('packs')
  const packs = await database.getAll('packs')
  database.close()
  return Object.fromEntries(keys.map(([, name], at) => [name, packs[at]?.revision]))
}

it('gives the size before, and brings texts and pictures, each once', async () => {
  const { downloads, shown } = open()
  await expect
    .poll(() => shown()?.units.map(({ missingBytes }) => missingBytes))
    .toEqual([1500, 1500])
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(() => shown()?.units.map(({ missingBytes }) => missingBytes)).toEqual([0, 0])
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(asked).toEqual(['/api/packs/dua/numbers,days/r1,r1', drawing])
  expect(await (await caches.open(pictureCacheName)).match(drawing)).toBeDefined()
})

it('brings a course while the browser still asks whether to keep what is here', async () => {
  const asking = vi
    .spyOn(navigator.storage, 'persist')
    .mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => asking.mockRestore())
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1', days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
})

it('stops where it is asked to, keeps what has come, and goes on from there', async () => {
  const letDaysCome = holdDays()
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  downloads.pause('dua')
  letDaysCome()
  await expect.poll(() => shown()?.job?.hold).toBe('paused')
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  asked = []
  downloads.resume('dua', false)
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(asked).toEqual(['/api/packs/dua/days/r1', drawing])
})

it('takes up what a closed tab left, and says where the server is not reached', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const first = open()
  first.downloads.start({ course: 'dua', withSound: false })
  await expect.poll(() => first.shown()?.job?.hold).toBe('server')
  answer = (path) => answerPacks(path, packOf)
  dispatchEvent(new Event('online'))
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1', days: 'r1' })
  await expect.poll(() => first.shown()?.job).toBeUndefined()
})

it('on a device that is too full to note what is wanted it says so, and resumes once there is room', async () => {
  const { downloads, shown } = open()
  await expect.poll(() => shown()?.units).toHaveLength(2)
  const freeSpace = fillDevice('download-jobs')
  downloads.start({ course: 'dua', units: ['days'], withSound: false })
  await expect.poll(() => shown()?.job).toMatchObject({ hold: 'room', units: ['days'] })
  downloads.resume('dua', false)
  downloads.giveUp('dua')
  await expect.poll(() => shown()?.job).toBeUndefined()
  downloads.start({ course: 'dua', units: ['days'], withSound: false })
  await expect.poll(() => shown()?.job?.hold).toBe('room')
  expect(asked).toEqual([])
  freeSpace()
  downloads.resume('dua', false)
  await expect.poll(storedRevisions).toEqual({ days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
})

it('one unit alone comes and goes', async () => {
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', units: ['days'], withSound: false })
  await expect.poll(storedRevisions).toEqual({ days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
  downloads.remove('dua', ['days'])
  await expect.poll(storedRevisions).toEqual({})
  await expect
    .poll(async () => (await caches.open(pictureCacheName)).match(drawing))
    .toBeUndefined()
  await expect.poll(() => shown()?.units.map(({ texts }) => texts)).toEqual(['missing', 'missing'])
})

it('waits for Wi-Fi on mobile data, unless somebody agrees to it', async () => {
  stubConnection({ type: 'cellular' })
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(() => shown()?.job?.hold).toBe('wifi')
  expect(asked).toEqual([])
  downloads.resume('dua', true)
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1', days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
})

it.each([
  ['seen', true],
  ['while another page is open', false],
])('stops where the device leaves Wi-Fi, and goes on there: %s', async (_, isSeen) => {
  const connection = stubConnection({ type: 'wifi' })
  const letDaysCome = holdDays()
  const { downloads, leave, shown } = open()
  changeDataChoices({ wifiOnly: true })
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  if (!isSeen) leave()
  connection.become('cellular')
  letDaysCome()
  await expect.poll(() => shown()?.job?.hold).toBe('wifi')
  expect(await storedRevisions()).toEqual({ numbers: 'r1' })
  asked = []
  connection.become('wifi')
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1', days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(asked).toEqual(['/api/packs/dua/days/r1', drawing])
})

it('goes on with mobile data that was agreed to, whatever the network becomes', async () => {
  const connection = stubConnection({ type: 'cellular' })
  const letDaysCome = holdDays()
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false, anyNetwork: true })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  connection.become('wifi')
  connection.become('cellular')
  letDaysCome()
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(await storedRevisions()).toEqual({ numbers: 'r1', days: 'r1' })
})

it('stops where it is asked to, whatever set it going at the same time', async () => {
  const held = Promise.withResolvers<Response>()
  answer = () => held.promise
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => shown()?.job?.hold).toBeUndefined()
  downloads.pause('dua')
  held.resolve(Response.json(packOf('numbers')))
  await expect.poll(() => shown()?.job?.hold).toBe('paused')
  expect(await storedRevisions()).toEqual({})
  expect(asked).toHaveLength(1)
})

it('a download that is given up leaves what has come', async () => {
  const letDaysCome = holdDays()
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  downloads.giveUp('dua')
  letDaysCome()
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(await storedRevisions()).toEqual({ numbers: 'r1' })
})

it('refreshes the units that have changed, and no others', async () => {
  const { downloads, shown } = open()
  downloads.start({ course: 'dua', withSound: false })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1', days: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
  asked = []
  const changed = {
    ...course,
    units: [unit('numbers', 'r1'), unit('days', 'r2'), unit('new', 'r1')],
  }
  changeDataChoices({ saver: true })
  expect(await refreshChanged(userId, [changed])).toEqual([])
  changeDataChoices({ saver: false })
  expect(await refreshChanged(userId, [changed])).toEqual(['dua/days'])
  expect(asked).toEqual(['/api/packs/dua/days/r2'])
  expect(await storedRevisions()).toEqual({ numbers: 'r1', days: 'r2' })
})

it('a course that is open gets what is newer and its pictures; what is gone stops nothing', async () => {
  const opened = { summary: course, units: [packOf('numbers')] }
  answer = (path) =>
    path.startsWith('/api/packs/')
      ? answerPacks(path, packOf)
      : new Response('Not found', { status: 404 })
  const fresh = await followCourse(userId, opened)
  expect(fresh?.units.map((pack) => pack.unit)).toEqual(['numbers', 'days'])
  expect(await followCourse(userId, opened)).toBeUndefined()
  expect(await (await caches.open(pictureCacheName)).match(drawing)).toBeUndefined()
})

it('what comes on its own ends where the device leaves Wi-Fi on the way', async () => {
  const connection = stubConnection({ type: 'wifi' })
  const letDaysCome = holdDays()
  const following = followCourse(userId, { summary: course, units: [] })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  connection.become('cellular')
  letDaysCome()
  const fresh = await following
  expect(fresh?.units.map((pack) => pack.unit)).toEqual(['numbers'])
  expect(asked).toEqual(['/api/packs/dua/numbers,days/r1,r1'])
  connection.become('wifi')
  await followCourse(userId, { summary: course, units: [] })
  expect(asked).toContain(drawing)
})

const recording = (name: string, bytes: number) =>
  aRecording({ id: testId(bytes), item, opus: { address: `/api/clips/${name}.opus`, bytes } })
const item = otherTestUnit.words[0]?.id ?? ''
const heard: Recording[] = [
  recording('a', 3_000),
  // Another voice: a download brings one of each item.
  recording('b', 9_000),
]
const sounding: CourseSummary = {
  ...course,
  units: [{ ...unit('numbers', 'r1'), soundBytes: 3_000, voicesBytes: 3_000 }],
}

function answerSounds(answerClip: (path: string) => Response) {
  answer = (path) => {
    if (path.startsWith('/api/clips/')) return answerClip(path)
    if (path.startsWith('/api/packs/')) return Response.json(packOf('numbers'))
    return path.startsWith('/api/courses/')
      ? Response.json({ recordings: heard, withdrawn: [], cursor: 2, epoch: 'first', more: false })
      : new Response('<svg/>')
  }
}

it('says what a course weighs with sound before anything of it is here, and brings it', async () => {
  recordEvictedSound()
  answerSounds(() => new Response('sound'))
  const { downloads, shown } = open([sounding])
  await expect.poll(() => shown()?.units[0]?.missingSoundBytes).toBe(3_000)
  downloads.start({ course: 'dua', withSound: true })
  await expect.poll(storedRevisions).toEqual({ numbers: 'r1' })
  await expect.poll(() => shown()?.job).toBeUndefined()
  expect(asked.filter((path) => path.startsWith('/api/clips/'))).toEqual(['/api/clips/a.opus'])
  expect(shown()?.units[0]).toMatchObject({ soundBytes: 3_000, missingSoundBytes: 0 })
  expect(wasSoundEvicted()).toBe(false)
  downloads.remove('dua')
  await expect.poll(async () => (await caches.open(soundCacheName)).keys()).toEqual([])
})

it('a line that breaks off in the middle of a sound is tried again, and the sound comes whole', async () => {
  let tries = 0
  answerSounds(() => {
    tries += 1
    if (tries > 1) return new Response('whole')
    const brokenOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) })
    return new Response(brokenOff)
  })
  const { downloads, shown } = open([sounding])
  downloads.start({ course: 'dua', withSound: true })
  await expect.poll(() => shown()?.job?.hold).toBe('server')
  await expect.poll(() => shown()?.job).toBeUndefined()
  const stored = await caches.match('/api/clips/a.opus', { cacheName: soundCacheName })
  expect(await stored?.text()).toBe('whole')
})

it('a sound that was withdrawn meanwhile stops nothing', async () => {
  answerSounds(() =>
    Response.json({ error: { code: 'take-withdrawn', message: '' } }, { status: 410 }),
  )
  const { downloads, shown } = open([sounding])
  await expect.poll(() => shown()?.units).toHaveLength(1)
  downloads.start({ course: 'dua', withSound: true })
  await expect.poll(() => asked.at(-1)).toBe('/api/clips/a.opus')
  await expect.poll(() => shown()?.job).toBeUndefined()
})
