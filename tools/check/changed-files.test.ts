import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listChangedFiles } from './changed-files.ts'

test('what was edited, renamed or is new counts as changed, what is gone does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-changed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
  git('init', '--quiet')
  for (const name of ['kept', 'edited', 'renamed', 'gone']) {
    await writeFile(join(folder, name), `${name}\n`)
  }
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  git('mv', 'renamed', 'moved')
  git('rm', '--quiet', 'gone')
  await writeFile(join(folder, 'edited'), 'otherwise\n')
  await writeFile(join(folder, 'new'), 'new\n')
  const changed = await listChangedFiles('HEAD', folder)
  expect(changed.toSorted()).toEqual(['edited', 'moved', 'new'])
  await expect(listChangedFiles('no-such-branch', folder)).rejects.toThrow('no-such-branch')
})
