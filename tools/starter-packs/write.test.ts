import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeFiles } from './files.ts'

const committed = join(import.meta.dirname, '../../content/packs')
const writeScript = join(import.meta.dirname, 'write.ts')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-starter-packs-'))
  await promisify(execFile)(process.execPath, [writeScript, folder])
})
afterAll(() => rm(folder, { recursive: true }))

test.each([...composeFiles().keys()])(
  '%s is what CLDR gives (else run: node tools/starter-packs/write.ts)',
  async (path) => {
    const written = await readFile(join(folder, path))
    expect(written.equals(await readFile(join(committed, path)))).toBe(true)
  },
)

test('nothing else is written, and no file of another run is left among the packs', async () => {
  const paths = [...composeFiles().keys()].toSorted()
  expect(await filesIn(folder)).toEqual(paths)
  const ours = await Promise.all(
    (await filesIn(committed)).map(async (path) => {
      const text = await readFile(join(committed, path), 'utf8')
      return text.includes('Written by tools/starter-packs') ? [path] : []
    }),
  )
  expect(ours.flat()).toEqual(paths)
})

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}
