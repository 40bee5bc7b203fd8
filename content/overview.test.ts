import type { Lesson } from '@mboa/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idsFile } from './checks/ids.ts'
import { packsFolder } from './index.ts'
import type { LoadedCourse } from './loaded.ts'
import { countCourse, describeContent, teachesListsLast } from './overview.ts'
import { productCourses } from './testing/product-courses.ts'

const courses = await productCourses
const names = courses.map(({ description }) => description.course)

function getCourse(code: string): LoadedCourse {
  const course = courses.find(({ description }) => description.course === code)
  if (course === undefined) throw new Error(`There is no course ${code}`)
  return course
}

test('docs/content.md says what the packs hold (else run: node content/write-derived.ts)', async () => {
  const written = await readFile(join(import.meta.dirname, '../docs/content.md'), 'utf8')
  expect(written).toBe(describeContent(courses))
})

test.each(names)('%s has a ledger of its ids', async (course) => {
  expect(await readdir(join(packsFolder, course))).toContain(idsFile)
})

test.each(['wes', 'dua', 'fub', 'ewo'])(
  'less than 30 in 100 words of %s are of calendar, time units and countries',
  (code) => expect(countCourse(getCourse(code)).listShare).toBeLessThan(0.3),
)

test('Basaa teaches calendar, time units and countries after everything else', () => {
  expect(teachesListsLast(getCourse('bas'))).toBe(true)
  const [first, ...others] = getCourse('bas').units.toReversed()
  if (first === undefined) throw new Error('Basaa has no units')
  expect(teachesListsLast({ ...getCourse('bas'), units: [first, ...others.toReversed()] })).toBe(
    false,
  )
})

function listPresented({ steps }: Lesson): readonly string[] {
  return steps.flatMap((step) => (step.step === 'present' ? step.items : []))
}

/** The other courses have little more than a calendar to put beside them. */
test.each(['bas', 'byv', 'dua', 'ewo', 'fub', 'gyi', 'mlw', 'wes'])(
  'no lesson of %s teaches numbers alone',
  (code) => {
    const packs = getCourse(code).units.map(({ pack }) => pack)
    const numbers = new Set(
      packs.flatMap(({ words }) =>
        words.filter(({ category }) => category === 'number').map(({ id }) => id),
      ),
    )
    const lessons = packs.flatMap((pack) => pack.lessons ?? [])
    const alone = lessons.filter((lesson) => {
      const presented = listPresented(lesson)
      return presented.length > 0 && presented.every((id) => numbers.has(id))
    })
    expect(numbers.size).toBeGreaterThan(0)
    expect(alone.map(({ id }) => id)).toEqual([])
  },
)
