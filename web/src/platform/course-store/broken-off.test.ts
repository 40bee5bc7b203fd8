import type { CourseSummary, UnitPack } from '@mboa/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { takeComplaint } from '../../testing/complaints.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { otherTestCourse, otherTestUnit } from '../../testing/test-course.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { fetchMissing } from './fetch-missing.ts'
import { loadCourse, type Course } from './course-store.ts'

const names = ['numbers', 'days', 'months']
const packs = names.map((unit, at): UnitPack => ({ ...otherTestUnit, unit, order: at + 1 }))
const course: CourseSummary = {
  ...otherTestCourse,
  units: names.flatMap((unit, at) =>
    otherTestCourse.units.map((summary) => ({ ...summary, unit, order: at + 1, revision: 'r1' })),
  ),
}
const toBytes = (text: string) => new TextEncoder().encode(text)
const linesOf = (some: readonly UnitPack[]) =>
  toBytes(some.map((pack) => `${JSON.stringify(pack)}\n`).join(''))
const whole = linesOf(packs)
const firstLineBytes = linesOf(packs.slice(0, 1)).length
/** In the middle of a letter that takes two bytes. */
const inLetter = whole.findIndex((byte) => byte >= 0xc0) + 1

let userId = ''
let asked: string[] = []

beforeEach(() => {
  userId = crypto.randomUUID()
  asked = []
})

/** Answers with these bytes, a few at a time; then the answer ends, or the connection does. */
function answerWith(bytes: Uint8Array, isLost = false): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    let given = 0
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        if (given < bytes.length) stream.enqueue(bytes.slice(given, (given += 100)))
        else if (isLost) stream.error(new TypeError('network error'))
        else stream.close()
      },
    })
    return Promise.resolve(new Response(body))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const load = async () => {
  const result = await loadCourse(userId, course)
  return result.ok ? result.value.units.map(({ unit }) => unit) : result.failure.code
}

const listKept = () =>
  withLearnerDatabase(userId, async (database) =>
    (await database.getAllKeys('packs')).map(([, unit]) => unit),
  )

it('a course comes in one answer, and can be used from its first unit on', async () => {
  answerWith(whole)
  const begun: Course[] = []
  const result = await loadCourse(userId, course, (some) => begun.push(some))
  expect(asked).toEqual(['/api/packs/dua/numbers,days,months/r1,r1,r1'])
  expect(begun.map(({ units }) => units.map(({ unit }) => unit))).toEqual([
    ['numbers'],
    ['numbers', 'days'],
  ])
  // The very same: what was begun with it continues with it.
  expect(result.ok && result.value.units[0]).toBe(begun[0]?.units[0])
  expect(await load()).toEqual(names)
  expect(asked).toHaveLength(1)
})

it('a course of large units comes in several answers', async () => {
  const large = { ...course, units: course.units.map((unit) => ({ ...unit, bytes: 240_000 })) }
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(linesOf(packs.filter(({ unit }) => path.includes(unit)))))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const result = await loadCourse(userId, large)
  expect(result.ok && result.value.units.map(({ unit }) => unit)).toEqual(names)
  expect(asked).toEqual(['/api/packs/dua/numbers,days/r1,r1', '/api/packs/dua/months/r1'])
})

it('two pages that open a course at once fetch it once, and both begin with what has come', async () => {
  answerWith(whole)
  const begun: number[][] = [[], []]
  const results = await Promise.all(
    begun.map((counts) => loadCourse(userId, course, ({ units }) => counts.push(units.length))),
  )
  expect(asked).toHaveLength(1)
  expect(results.map((result) => result.ok && result.value.units.length)).toEqual([3, 3])
  // On a busy machine all of it is here by the time that the second asks: it has no beginning then.
  const lasts = begun.map((counts) => counts.at(-1))
  expect(lasts).toContain(2)
  expect([2, undefined]).toEqual(expect.arrayContaining(lasts))
  expect(await load()).toEqual(names)
})

it('a page that looked before it had come, and asks after that, finds it here', async () => {
  answerWith(whole)
  expect(await load()).toEqual(names)
  const here = new Map<string, UnitPack>()
  await withLearnerDatabase(userId, (database) =>
    fetchMissing({ database, summary: course, here, onBegun: () => undefined }),
  )
  expect(asked).toHaveLength(1)
  expect([...here.keys()]).toEqual(names)
})

it.each([
  ['before anything of it', 0, 0],
  ['in the first unit', firstLineBytes - 5, 0],
  ['in the middle of a letter', inLetter, 0],
  ['before the line break', firstLineBytes - 1, 0],
  ['between two units', firstLineBytes, 1],
  ['in the second unit', firstLineBytes + 40, 1],
  ['in the last unit', whole.length - 9, 2],
])('of an answer that breaks off %s, what came whole is kept', async (_, cutAt, count) => {
  answerWith(whole.slice(0, cutAt), true)
  const came = names.slice(0, count)
  expect(await load()).toEqual(count === 0 ? 'network-error' : came)
  expect(await listKept()).toEqual(came.toSorted())
  asked = []
  answerWith(linesOf(packs.slice(count)))
  expect(await load()).toEqual(names)
  const lacking = names.slice(count)
  const revisions = lacking.map(() => 'r1').join(',')
  expect(asked).toEqual([`/api/packs/dua/${lacking.join(',')}/${revisions}`])
})

it('what is no unit is not kept, and the others are', async () => {
  const [first, , last] = packs.map((pack) => JSON.stringify(pack))
  answerWith(toBytes(`${first}\n{"format":1}\n${last}`))
  expect(await load()).toEqual(['numbers', 'months'])
  expect(await listKept()).toEqual(['months', 'numbers'])
})

it('a unit that nobody asked for is not kept', async () => {
  answerWith(linesOf([...packs, { ...otherTestUnit, unit: 'weather' }]))
  expect(await load()).toEqual(names)
  expect(await listKept()).toEqual(names.toSorted())
})

it('on a full device the course opens all the same', async () => {
  answerWith(whole)
  const makeRoom = fillDevice('dua')
  expect(await load()).toEqual(names)
  makeRoom()
  for (let count = 0; count < names.length; count += 1) await takeComplaint('keeping a course')
  expect(await listKept()).toEqual([])
})
