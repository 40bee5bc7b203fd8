import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
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

it(
  'content check finds nothing wrong with the packs of the product',
  { tags: 'long' },
  async () => {
    const courses = await loadPacks(packsFolder)
    const { status, output, complaints } = await runMboa(['content', 'check'])
    expect([status, complaints]).toEqual([0, []])
    expect(output).toEqual([expect.stringContaining(`${courses.length} courses, `)])
  },
)

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
  expect(complaints[0]).toMatch(/^(There is no folder |error: too many arguments)/)
})

const names = ['--unit', 'goats', '--english', 'Goats', '--french', 'Chèvres']

/** A table of one word, and the product's Ewondo course to import it into. */
async function tableAndPacks(...lines: string[]) {
  const folder = await temporaryFolder()
  const table = join(folder, 'goats.csv')
  const packs = join(folder, 'packs')
  await cp(join(packsFolder, 'ewo'), join(packs, 'ewo'), { recursive: true })
  const head = 'text,english,french,category,source,source_licence,licence'
  await writeFile(table, [head, ...lines].join('\n'))
  return { table, packs, words: [table, '--course', 'ewo', ...names, '--packs', packs] }
}

const goat = 'kábat,billy goat,bouc,animal,Abega 1969,CC0-1.0,CC-BY-4.0'

it('content import makes a unit of a table, which content list then shows', async () => {
  const { packs, words } = await tableAndPacks(goat)
  const { status, output } = await runMboa(['content', 'import', ...words])
  expect([status, output]).toEqual([
    0,
    [expect.stringMatching(/^Imported 1 word as ewo\/\d\d-goats\.yaml/)],
  ])
  const listed = await runMboa(['content', 'list', packs])
  expect(listed.output.join('\n')).toMatch(/goats +1 +0/)
})

it('content import makes sentences of a table too', async () => {
  const { table, words } = await tableAndPacks()
  const head = 'text,english,french,category,source,source_licence,licence,kind'
  const sentence = 'Mə nə mvɔɛ́.,I feel well.,Je me sens bien.,statement,B,CC0-1.0,CC-BY-4.0'
  await writeFile(table, [head, goat, `${sentence},sentence`].join('\n'))
  const { status, output } = await runMboa(['content', 'import', ...words, '--dry-run'])
  expect([status, output]).toEqual([
    0,
    [expect.stringContaining('1 word and 1 sentence would become')],
  ])
})

it('content import --dry-run reports what would be, and writes nothing', async () => {
  const { packs, words } = await tableAndPacks(goat)
  const before = await readdir(join(packs, 'ewo'))
  const { status, output } = await runMboa(['content', 'import', ...words, '--dry-run'])
  expect([status, output]).toEqual([0, [expect.stringContaining('Nothing was written.')]])
  expect(await readdir(join(packs, 'ewo'))).toEqual(before)
})

it('content import of a table with one wrong line imports nothing', async () => {
  const { packs, words } = await tableAndPacks(goat, goat.replace('billy goat', ''))
  const before = await readdir(join(packs, 'ewo'))
  const { status, output, complaints } = await runMboa(['content', 'import', ...words])
  expect(status).toBe(1)
  expect(output).toContainEqual(expect.stringMatching(/^goats\.csv:3, column "english": /))
  expect(complaints.join()).toContain('nothing was imported.')
  expect(await readdir(join(packs, 'ewo'))).toEqual(before)
})

it.each([
  ['no table', ['--course', 'ewo', ...names]],
  ['a table that is not there', ['no-such.csv', '--course', 'ewo', ...names]],
  ['no course', ['no-such.csv', ...names]],
  ['a title in one language', ['no-such.csv', '--course', 'ewo', '--unit', 'x', '--english', 'X']],
])('content import refuses %s', async (_, words) => {
  expect((await runMboa(['content', 'import', ...words])).status).toBe(2)
})

it(
  'content template and content export print tables of the same columns',
  { tags: 'long' },
  async () => {
    const template = await runMboa(['content', 'template'])
    const exported = await runMboa(['content', 'export', 'ewo', 'days'])
    expect([template.status, exported.status]).toEqual([0, 0])
    expect(exported.output[0]).toBe(template.output[0])
    const ewondo = (await loadPacks(packsFolder)).find(({ summary }) => summary.course === 'ewo')
    const days = ewondo?.units.find(({ pack }) => pack.unit === 'days')
    expect(exported.output).toHaveLength(1 + (days?.pack.words.length ?? 0))
  },
)

it('a table written to a file can be filled in and imported, and no file is written over', async () => {
  const { table, packs } = await tableAndPacks()
  const own = join(table, '..', 'own.csv')
  const written = await runMboa(['content', 'export', 'ewo', 'doing', '--to', own])
  expect([written.status, written.output]).toEqual([0, [`Wrote ${own}.`]])
  const again = await runMboa(['content', 'template', '--to', own])
  expect([again.status, again.complaints[0]]).toEqual([
    2,
    `${own} already exists: choose another name.`,
  ])
  const imported = await runMboa([
    'content',
    'import',
    own,
    '--course',
    'ewo',
    ...names,
    '--packs',
    packs,
  ])
  expect(imported.output[0]).toMatch(/^own\.csv:2, column "id": this id is used already/)
})

it('content export writes a unit as a dictionary too, as the name of its file says', async () => {
  const { table } = await tableAndPacks()
  const to = join(table, '..', 'days.lift')
  const written = await runMboa(['content', 'export', 'ewo', 'days', '--to', to])
  expect([written.status, written.output]).toEqual([0, [`Wrote ${to}.`]])
  const printed = await runMboa(['content', 'export', 'ewo', 'days'])
  const ids = (await readFile(to, 'utf8')).match(/(?<=<entry id=")[^"]+/g) ?? []
  expect(ids).toEqual(printed.output.slice(1).map((line) => /ewo\.[a-z0-9-]+/.exec(line)?.[0]))
  expect(ids.length).toBeGreaterThan(6)
})

it.each([
  ['content', 'export'],
  ['content', 'export', 'xyz'],
  ['content', 'export', 'ewo', 'nothing'],
])('refuses %s %s %s', async (...words) => {
  expect((await runMboa(words)).status).toBe(2)
})
