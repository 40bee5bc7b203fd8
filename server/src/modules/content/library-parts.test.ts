import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readLibraryParts } from './library-parts.ts'

it('refuses a folder with wrong packs and lists every problem', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'ewo'))
  await writeFile(join(folder, 'ewo', 'notes.txt'), 'to do')
  await writeFile(join(folder, 'ewo', '01-days.yaml'), 'format: 1\nwords: [')
  await expect(readLibraryParts(folder)).rejects.toThrow(
    /^The packs have problems:\n(?=.*missing-course-file)(?=.*unexpected-file)(?=.*yaml\))/s,
  )
})
