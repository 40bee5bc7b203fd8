import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPacks } from '../index.ts'
import { soundFiles, withPacks } from '../testing/planted-packs.ts'
import { readUnitToImport, writeImportedUnit } from './index.ts'

const head = 'text,english,french,category,source,source_licence,licence'
const goat = 'kábat,goat,chèvre,animal,Abega 1969,CC0-1.0,CC-BY-4.0'
const title = { en: 'Animals', fr: 'Animaux' }

test('an imported unit is listed in the ledger, and cannot take an id that was removed', async () => {
  const ids = `items:
  ewo.day-monday: { text: mɔ́ndi, meaning: Monday }
  ewo.day-tuesday: { text: sɔ́ndɔ məlú mə́bɛ̌, meaning: Tuesday }
  ewo.old: { text: nnom, meaning: old }
lessons: {}
removed:
  ewo.old: no source has it
`
  const table = join(await mkdtemp(join(tmpdir(), 'mboa-table-')), 'animals.csv')
  await withPacks({ ...soundFiles, 'ewo/ids.yaml': ids }, async (folder) => {
    const read = async (text: string) => {
      await writeFile(table, text)
      return readUnitToImport({ folder, course: 'ewo', unit: 'animals', title, table })
    }
    const taken = await read(`${head},id\n${goat},ewo.old\n`)
    if (taken.ok) throw new Error('an id that was removed is taken again')
    expect(taken.problems).toEqual([
      'animals.csv:2, column "id": "ewo.old" was removed from the course: take a new id',
    ])
    const imported = await read(`${head}\n${goat}\n`)
    if (!imported.ok) throw new Error(imported.problems.join('\n'))
    await writeImportedUnit(folder, imported)
    expect((await checkPacks(folder)).problems).toEqual([])
    expect(await readFile(join(folder, 'ewo/ids.yaml'), 'utf8')).toContain('ewo.goat:')
  })
  await rm(join(table, '..'), { recursive: true })
})
