import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packsFolder } from '@mboa/content'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { findCompiledParts, fingerprintSources, writeCompiledParts } from './compiled-library.ts'
import { readLibraryParts } from './library-parts.ts'

it('what was compiled is what the packs say', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'dist', 'library.bin')
  const fingerprint = await fingerprintSources()
  const parts = await readLibraryParts(packsFolder)
  await writeCompiledParts(file, fingerprint, parts)
  expect(await findCompiledParts(file, fingerprint)).toEqual(parts)
  expect(await readdir(join(folder, 'dist'))).toEqual(['library.bin'])
})

it('what was compiled from other sources, or not at all, is not taken', async () => {
  const file = join(await temporaryFolder(), 'library.bin')
  const fingerprint = await fingerprintSources()
  expect(await findCompiledParts(file, fingerprint)).toBeUndefined()
  await writeFile(file, '')
  expect(await findCompiledParts(file, fingerprint)).toBeUndefined()
  await writeFile(file, `${'0'.repeat(64)} and whatever an older build wrote`)
  expect(await findCompiledParts(file, fingerprint)).toBeUndefined()
})

it('a source that is changed, renamed or added makes other sources, a test does not', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'ewo'))
  const path = join(folder, 'ewo', '01-days.yaml')
  await writeFile(path, 'one')
  const prints = [await fingerprintSources([folder])]
  const note = async () => prints.push(await fingerprintSources([folder]))
  await writeFile(path, 'two')
  await note()
  await rename(path, join(folder, 'ewo', '02-days.yaml'))
  await note()
  await writeFile(path, '')
  await note()
  expect(new Set(prints).size).toBe(4)
  await writeFile(join(folder, 'days.test.ts'), 'expect')
  expect(await fingerprintSources([folder])).toBe(prints[3])
})
