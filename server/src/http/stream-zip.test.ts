import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { streamZip } from './stream-zip.ts'

const files = [
  { name: 'clips/a.flac', bytes: Buffer.from('fLaC and then some') },
  { name: 'empty', bytes: Buffer.alloc(0) },
]
const zipped = () => buffer(Readable.from(streamZip(files)))

it('a ZIP file opens elsewhere, and the same files make the same one', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'made.zip')
  const bytes = await zipped()
  await writeFile(path, bytes)
  // Python reads it by the format's rules, checksums included; the machine has no other reader.
  const program =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; ' +
    'print(*[f"{n}={z.read(n).decode()}" for n in z.namelist()], sep="|", end="")'
  const { stdout } = await promisify(execFile)('python3', ['-c', program, path])
  expect(stdout).toBe('clips/a.flac=fLaC and then some|empty=')
  expect((await zipped()).equals(bytes)).toBe(true)
})
