import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openZip } from './archive/zip.ts'
import { defaultMapping } from './choose-item.ts'
import { formats, type FormatName } from './formats.ts'
import { breakFile, brokenFiles, readBrokenFiles } from './testing/break-file.ts'
import { makeZip } from './testing/make-zip.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const sound: readonly (readonly [FormatName, string])[] = [
  ['lift', 'flex-shape.lift'],
  ['sfm', 'toolbox-shape.sfm'],
  ['tmx', 'memory-shape.tmx'],
  ['csv', 'table-shape.csv'],
]

test.each(sound)(
  '%s: broken files are read or refused with a plain message',
  async (format, name) => {
    const bytes = await readFile(join(fixtures, name))
    const refused = await readBrokenFiles(
      format,
      (random) => breakFile(bytes, random),
      async (broken) => {
        const parts = formats[format].read([broken], defaultMapping, { language: 'bas' })
        for await (const part of parts) {
          if (part.part === 'problem') expect(part.problem.message).toMatch(/^\S.*[^.]$/)
        }
      },
    )
    expect(refused).toBeGreaterThan(format === 'csv' || format === 'sfm' ? 0 : brokenFiles / 4)
  },
  600_000,
)

test('zip: broken archives are read or refused with a plain message', async () => {
  const bytes = makeZip([
    { name: 'a/', mode: 0o040755, method: 0 },
    { name: 'a/one.csv', bytes: 'text,english\n'.repeat(200) },
    { name: 'two.csv', bytes: 'ŋ', method: 0 },
  ])
  const refused = await readBrokenFiles(
    'zip',
    (random) => breakFile(bytes, random),
    async (broken) => {
      const archive = await openZip([broken])
      for (const name of archive.names) for await (const chunk of archive.read(name)) void chunk
    },
  )
  expect(refused).toBeGreaterThan(brokenFiles / 4)
}, 600_000)
