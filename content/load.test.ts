import { createHash } from 'node:crypto'
import { unitPackSchema } from '@mboa/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkPacks, describeProblem, loadPacks, packsFolder, PackProblemsError } from './index.ts'
import { plant, soundFiles, withPacks } from './testing/planted-packs.ts'

test('the packs of the product have no problems', async () => {
  const { problems } = await checkPacks(packsFolder)
  expect(problems.map(describeProblem)).toEqual([])
})

test('the product teaches Basaa, Duala and Ewondo, at least 30 words each', async () => {
  const courses = await loadPacks(packsFolder)
  const words = courses.map(({ description, units }) => {
    return [
      description.course,
      units.reduce((sum, { pack }) => sum + pack.words.length, 0),
    ] as const
  })
  expect(words.map(([course]) => course)).toEqual(['bas', 'dua', 'ewo'])
  for (const [, count] of words) expect(count).toBeGreaterThanOrEqual(30)
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
  expect(await revisionOf(plant('ewo/01-days.yaml', 'Monday', 'monday'))).not.toBe(revision)
})

test('packs with problems are not loaded, and the error lists every problem', async () => {
  const files = plant('ewo/01-days.yaml', 'text: mɔ́ndi', 'text: mɔ́nɖI')
  const error: unknown = await withPacks(files, loadPacks).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PackProblemsError)
  const message = error instanceof Error ? error.message : ''
  expect(message).toContain('ewo/01-days.yaml:9: ewo.day-monday: "mɔ́nɖI" has the capital I inside')
  expect(message).toContain('(letter)')
})
