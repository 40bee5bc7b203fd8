import { execFile } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../server/src/testing/temporary-folder.ts'
import { unpackClips } from './unpack-clips.ts'

it('a small tape that unpacks far larger is refused, and has written little', async () => {
  const folder = await temporaryFolder()
  const [path, to] = [join(folder, 'cv.tar.gz'), join(folder, 'out')]
  const source = join(folder, 'source')
  await mkdir(join(source, 'cv/ewo/clips'), { recursive: true })
  for (let nth = 0; nth < 20; nth += 1) {
    await writeFile(join(source, `cv/ewo/clips/${nth}.wav`), Buffer.alloc(4_000_000))
  }
  await promisify(execFile)('tar', ['-czf', path, '-C', source, 'cv'])
  expect((await stat(path)).size).toBeLessThan(200_000)
  await expect(unpackClips(path, { to, language: 'ewo' })).rejects.toMatchObject({
    reason: 'too-large',
  })
  const written = await Promise.all(
    (await readdir(join(to, 'clips'))).map(
      async (name) => (await stat(join(to, 'clips', name))).size,
    ),
  )
  expect(written.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(10_000_000)
})
