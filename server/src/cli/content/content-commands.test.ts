import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPacks, packsFolder } from '@mboa/content'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runMboa } from '../testing/run-mboa.ts'

/** The product's Ewondo course with two things wrong. */
async function plantedFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(packsFolder, 'ewo'), join(folder, 'ewo'), { recursive: true })
  await writeFile(join(folder, 'ewo', 'notes.txt'), 'to do')
  await mkdir(join(folder, 'Duala'))
  return folder
}

it('content check finds nothing wrong with the packs of the product', async () => {
  const courses = await loadPacks(packsFolder)
  const { status, output, complaints } = await runMboa(['content', 'check'])
  expect([status, complaints]).toEqual([0, []])
  expect(output).toEqual([expect.stringContaining(`${courses.length} courses, `)])
})

it('content check prints each problem with file and line, and fails', async () => {
  const { status, output, complaints } = await runMboa(['content', 'check', await plantedFolder()])
  expect([status, complaints]).toEqual([1, ['2 problems.']])
  expect(output).toEqual([
    expect.stringMatching(/^Duala:1: .*\(unexpected-file\)$/),
    expect.stringMatching(/^ewo\/notes\.txt:1: .*\(unexpected-file\)$/),
  ])
})

it('content list shows each unit with its words and how many are checked', async () => {
  const { status, output } = await runMboa(['content', 'list'])
  const courses = await loadPacks(packsFolder)
  const units = courses.flatMap(({ summary }) => summary.units)
  expect(status).toBe(0)
  expect(output[0]).toMatch(/^course +language +no\. +unit +words +checked +revision$/)
  expect(output).toHaveLength(1 + units.length)
  for (const [index, { unit, words, checkedWords, revision }] of units.entries()) {
    const cells = output[index + 1]?.split(/ {2,}/) ?? []
    expect(cells.slice(3)).toEqual([unit, String(words), String(checkedWords), revision])
  }
})

it('content list refuses a folder with problems', async () => {
  const { status, output, complaints } = await runMboa(['content', 'list', await plantedFolder()])
  expect([status, output]).toEqual([1, []])
  expect(complaints.join('\n')).toContain('ewo/notes.txt:1:')
})

it.each([
  ['a folder that is not there', ['/no such folder']],
  ['a file', [join(packsFolder, 'ewo', 'course.yaml')]],
  ['two folders', [packsFolder, packsFolder]],
])('refuses %s', async (_, operands) => {
  const { status, output, complaints } = await runMboa(['content', 'check', ...operands])
  expect([status, output]).toEqual([2, []])
  expect(complaints[0]).toMatch(/^(There is no folder |Name one folder )/)
})
