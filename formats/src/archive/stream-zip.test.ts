import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { streamZip } from './stream-zip.ts'

const files = [
  { name: 'clips/a.flac', bytes: Buffer.from('fLaC and then some') },
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'takes.json', bytes: Buffer.from('[]') },
]
const zipped = (...given: Parameters<typeof streamZip>) =>
  buffer(Readable.from(streamZip(...given)))

/** Python reads it by the format's rules, checksums included; the machine has no other reader. */
async function readElsewhere(bytes: Buffer, print: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'made.zip')
  await writeFile(path, bytes)
  const program = `import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(${print}, end="")`
  return (await promisify(execFile)('python3', ['-c', program, path])).stdout
}
const contents = '*[f"{n}={z.read(n).decode()}" for n in z.namelist()], sep="|"'
const printed = 'clips/a.flac=fLaC and then some|empty=|takes.json=[]'

it('a ZIP file opens elsewhere, and the same files make the same one', async () => {
  const bytes = await zipped(files)
  expect(await readElsewhere(bytes, contents)).toBe(printed)
  expect((await zipped(files)).equals(bytes)).toBe(true)
})

it('a text in it is written smaller, beside what is not', async () => {
  const empty = { name: 'empty.xml', bytes: Buffer.alloc(0), isText: true }
  const text = { name: 'list.xml', bytes: Buffer.from('ab'.repeat(5_000)), isText: true }
  const bytes = await zipped([...files, text, empty])
  expect(bytes.length).toBeLessThan(1_000)
  const print =
    '[len(z.read(n)) for n in z.namelist()], z.read("list.xml")[:4], z.read("takes.json")'
  expect(await readElsewhere(bytes, print)).toBe("[18, 0, 2, 10000, 0] b'abab' b'[]'")
})

it('others run while a text is written smaller', async () => {
  let isOthersTurn = false
  setImmediate(() => (isOthersTurn = true))
  const text = { name: 'list.xml', bytes: Buffer.from('ab'.repeat(500_000)), isText: true }
  await zipped([text])
  expect(isOthersTurn).toBe(true)
})

it('others run while many files are listed at its end', async () => {
  let turns = 0
  let isOver = false
  const countTurn = () => {
    turns += 1
    if (!isOver) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  const bytes = Buffer.from('s')
  await zipped(Array.from({ length: 5_000 }, (_, nth) => ({ name: `${nth}.opus`, bytes })))
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(4)
})

it('a ZIP file beyond what 32 bits can count opens elsewhere', async () => {
  const bytes = await zipped(files, { files: 0xffff, bytes: 20 })
  expect(bytes.length).toBeGreaterThan((await zipped(files)).length)
  expect(await readElsewhere(bytes, contents)).toBe(printed)
})

it('a ZIP file holds more than 65,535 files', { tags: 'long' }, async () => {
  const many = Array.from({ length: 65_536 }, (_, nth) => ({
    name: `clips/${nth}.opus`,
    bytes: Buffer.from([nth % 256]),
  }))
  const bytes = await zipped(many)
  expect(await readElsewhere(bytes, 'len(z.namelist()), z.namelist()[-1]')).toBe(
    '65536 clips/65535.opus',
  )
})
