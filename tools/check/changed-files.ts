import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './run-program.ts'

const run = promisify(execFile)

/**
 * Files that are there and differ from a commit, new ones too; paths from the repository's root.
 * @throws where git does not know the commit
 */
export async function listChangedFiles(since: string, folder = root): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', [...args, '-z'], { cwd: folder })
    return stdout.split('\0').filter((file) => file !== '')
  }
  const changed = await git('diff', '--name-only', '--no-renames', '--diff-filter=d', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...added]
}
