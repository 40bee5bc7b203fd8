import type { CourseSummary, UnitPack, Word } from '@mboa/contract'
import { conventionOf, foldEvents } from '@mboa/domain'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { otherTestCourse, otherTestUnit } from '../../testing/test-course.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { toFoldable } from '../fold-snapshot/to-foldable.ts'
import { loadCourse } from './course-store.ts'
import { findSeenConvention, listSeenConventions, settleConvention } from './seen-convention.ts'

const own = otherTestCourse.orthography.id
const names = ['numbers', 'days']
const first = onlyWord()
const packs = names.map((unit, at): UnitPack => ({
  ...otherTestUnit,
  unit,
  order: at + 1,
  words: [
    {
      ...first,
      id: `dua.${unit}-written`,
      text: `${unit} ɓ`,
      accepted: [`${unit} b`],
      spellings: { school: [`${unit} b`] },
    },
    { ...first, id: `dua.${unit}-bare`, text: `${unit} ɗ` },
  ],
}))
const { alphabet } = otherTestCourse
const course: CourseSummary = {
  ...otherTestCourse,
  orthography: {
    ...otherTestCourse.orthography,
    others: [
      { id: 'school', name: { en: 'School spelling', fr: 'Orthographe scolaire' }, alphabet },
      { id: 'older', name: { en: 'Older books', fr: 'Livres anciens' } },
    ],
  },
  units: names.flatMap((unit, at) =>
    otherTestCourse.units.map((summary) => ({ ...summary, unit, order: at + 1, revision: 'r1' })),
  ),
}

function onlyWord(): Word {
  const [word] = otherTestUnit.words
  if (word === undefined) throw new Error('The unit has no word.')
  return word
}

let userId = ''
beforeEach(() => {
  userId = crypto.randomUUID()
})

/** What the server has of the units, as they are written for everybody. */
function answerWith(some: readonly UnitPack[]): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(some.map((pack) => JSON.stringify(pack)).join('\n'))),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

const listShown = async (summary = course) => {
  const result = await loadCourse(userId, summary)
  if (!result.ok) throw new Error(result.failure.code)
  return result.value.units.flatMap(({ words }) => words.map(({ text }) => text))
}

const inOwn = ['numbers ɓ', 'numbers ɗ', 'days ɓ', 'days ɗ']
const inSchool = ['numbers b', 'numbers ɗ', 'days b', 'days ɗ']

it('writes what the device has, and back again, without a network', async () => {
  answerWith(packs)
  expect(await listShown()).toEqual(inOwn)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await settleConvention(userId, course, 'school')
  expect(await listShown()).toEqual(inSchool)
  await settleConvention(userId, course, undefined)
  expect(await listShown()).toEqual(inOwn)
})

it('writes what comes later as well, and says of each word in which spelling it stands', async () => {
  await settleConvention(userId, course, 'school')
  answerWith(packs)
  expect(await listShown()).toEqual(inSchool)
  const result = await loadCourse(userId, course)
  const words = result.ok ? result.value.units.flatMap((unit) => unit.words) : []
  expect(words.map(conventionOf)).toEqual(['school', own, 'school', own])
})

it('leaves the units of other learners, and a device that never chose, as they are', async () => {
  answerWith(packs)
  await settleConvention(userId, course, 'school')
  userId = crypto.randomUUID()
  expect(await listShown()).toEqual(inOwn)
  const stored = await withLearnerDatabase(userId, (database) => database.getAll('packs'))
  expect(stored.map(({ pack }) => pack)).toEqual(expect.arrayContaining(packs))
})

it('keeps the revision, so that nothing is fetched again', async () => {
  answerWith(packs)
  await listShown()
  await settleConvention(userId, course, 'school')
  const stored = await withLearnerDatabase(userId, (database) => database.getAll('packs'))
  expect(stored.map(({ revision }) => revision)).toEqual(['r1', 'r1'])
})

it('offers what says its letters, beside the course’s own, and nothing where there is no choice', () => {
  expect(listSeenConventions(course).map(({ id }) => id)).toEqual([own, 'school'])
  expect(listSeenConventions(otherTestCourse)).toEqual([])
})

it.each([
  ['school', 'school'],
  ['older', undefined],
  ['gone', undefined],
  [own, undefined],
  ['', undefined],
])('who chose “%s” sees %s', (value, seen) => {
  const id = crypto.randomUUID()
  const event = { type: 'setting', id, answeredAt: 1, name: 'convention/dua', value } as const
  const fold = foldEvents([toFoldable({ id, event, receivedAt: 1 })])
  expect(findSeenConvention(course, fold)).toBe(seen)
})
