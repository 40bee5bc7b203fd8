import { createHash } from 'node:crypto'
import { unitPackSchema } from '@mboa/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  checkPacks,
  describeProblem,
  loadCourse,
  loadPacks,
  packsFolder,
  PackProblemsError,
} from './index.ts'
import { plant, soundFiles, withPacks } from './testing/planted-packs.ts'
import { productCourses } from './testing/product-courses.ts'

test('the packs of the product have no problems', async () => {
  const { problems } = await checkPacks(packsFolder)
  expect(problems.map(describeProblem)).toEqual([])
})

/** Words that each course holds at least: what sources attest, not what looks round. */
const wordsAtLeast: Readonly<Record<string, number>> = {
  wes: 140,
  fub: 130,
  ewo: 105,
  dua: 95,
  bas: 65,
  byv: 120,
  gyi: 170,
  mlw: 200,
  agq: 25,
  jgo: 25,
  kkj: 18,
  ksf: 30,
  mgo: 18,
  mua: 30,
  nmg: 30,
  nnh: 25,
  yav: 20,
}

test('the product teaches seventeen languages, each with words and lessons', async () => {
  const courses = await productCourses
  expect(courses.map(({ summary }) => summary.course)).toEqual(Object.keys(wordsAtLeast).toSorted())
  for (const { summary, units } of courses) {
    const words = units.flatMap(({ pack }) => pack.words)
    expect(words.length, summary.course).toBeGreaterThanOrEqual(wordsAtLeast[summary.course] ?? 0)
    for (const { pack } of units) expect(pack.lessons, pack.unit).not.toEqual([])
  }
})

test('every word and sentence of the product is taught by a lesson', async () => {
  for (const { units } of await productCourses) {
    const taught = new Set(
      units.flatMap(({ pack }) =>
        (pack.lessons ?? []).flatMap(({ steps }) =>
          steps.flatMap((step) => ('items' in step ? step.items : [])),
        ),
      ),
    )
    const items = units.flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])])
    expect(items.filter(({ id }) => !taught.has(id))).toEqual([])
  }
})

test('nobody is said to have checked what no speaker has checked', async () => {
  for (const { summary } of await productCourses) {
    expect(summary.units.map(({ checkedWords }) => checkedWords)).toEqual(
      summary.units.map(() => 0),
    )
  }
})

test('a unit comes as the pack, its JSON, and a summary with the hash of that JSON', async () => {
  const [course] = await withPacks(soundFiles, loadPacks)
  const [unit] = course?.units ?? []
  const json = unit?.json ?? ''
  expect(v.parse(unitPackSchema, JSON.parse(json))).toEqual(unit?.pack)
  expect(unit?.summary).toEqual({
    unit: 'days',
    order: 1,
    title: { en: 'Days', fr: 'Jours' },
    revision: createHash('sha256').update(json).digest('hex').slice(0, 16),
    words: 2,
    checkedWords: 1,
    sentences: 0,
    checkedSentences: 0,
    lessons: 0,
    bytes: Buffer.byteLength(json),
  })
  expect(course?.summary).toMatchObject({ course: 'ewo', units: [unit?.summary] })
})

test('the revision changes with the content and not with the layout of the file', async () => {
  const revisionOf = async (files: Record<string, string>) =>
    (await withPacks(files, loadPacks))[0]?.units[0]?.summary.revision
  const revision = await revisionOf(soundFiles)
  const laidOut = plant('ewo/01-days.yaml', 'category: day\n', 'category:   day # a comment\n\n')
  expect(await revisionOf(laidOut)).toBe(revision)
  expect(await revisionOf(plant('ewo/01-days.yaml', '[Monday]', '[Monday, Mon]'))).not.toBe(
    revision,
  )
})

test('of a text with optional parts the fullest form is shown, and all are accepted', async () => {
  const accepted = 'text: "{mɔ́ndi|sɔ́ndɔ} (məlú)"\n    accepted: [mɔ́nd]'
  const [course] = await withPacks(plant('ewo/01-days.yaml', 'text: mɔ́ndi', accepted), loadPacks)
  expect(course?.units[0]?.pack.words[0]).toMatchObject({
    text: 'mɔ́ndi məlú',
    accepted: ['{mɔ́ndi|sɔ́ndɔ} (məlú)', 'mɔ́nd'],
  })
})

test('packs with problems are not loaded, and the error lists every problem', async () => {
  const files = plant('ewo/01-days.yaml', 'text: mɔ́ndi', 'text: mɔ́nɖI')
  const error: unknown = await withPacks(files, loadPacks).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PackProblemsError)
  const message = error instanceof Error ? error.message : ''
  expect(message).toContain('ewo/01-days.yaml:9: ewo.day-monday: "mɔ́nɖI" has the capital I inside')
  expect(message).toContain('(letter)')
})

test('a course is loaded alone, whatever is wrong with another one', async () => {
  const other = Object.fromEntries(
    Object.entries(soundFiles).map(([path, text]) => [
      path.replace('ewo/', 'dua/'),
      text.replaceAll('ewo', 'dua').replace('text: mɔ́ndi', 'text: mɔ́nɖI'),
    ]),
  )
  await withPacks({ ...soundFiles, ...other }, async (folder) => {
    await expect(loadPacks(folder)).rejects.toThrow(PackProblemsError)
    await expect(loadCourse(folder, 'dua')).rejects.toThrow(PackProblemsError)
    expect((await loadCourse(folder, 'ewo'))?.summary.course).toBe('ewo')
    expect(await loadCourse(folder, 'bas')).toBeUndefined()
  })
})
