import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Report {
  diagnostics: readonly { code: string; filename: string }[]
}

/**
 * What Oxlint finds by the repository's own settings in a tree of its own, which it is told to take
 * for the repository: rules hang on where a file stands.
 * @param files what stands in it, by path
 * @returns which rules, or errors of the compiler, fired in which of them
 */
export async function lintPlanted(
  files: Readonly<Record<string, string>>,
): Promise<(path: string) => readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-planted-'))
  try {
    const compilerOptions = {
      strict: true,
      target: 'es2023',
      module: 'preserve',
      jsx: 'preserve',
      types: [],
    }
    await symlink(join(root, 'tools'), join(folder, 'tools'))
    const settings = join(root, 'oxlint.config.ts')
    const given = {
      ...files,
      'tsconfig.json': JSON.stringify({ compilerOptions }),
      'oxlint.config.ts': `export { default } from ${JSON.stringify(settings)}\n`,
    }
    for (const [path, text] of Object.entries(given)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { diagnostics } = JSON.parse(await runOxlint(folder, Object.keys(files))) as Report
    return (path) =>
      diagnostics
        .filter(({ filename }) => relative(folder, join(folder, filename)) === path)
        .map(({ code }) => code)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** It ends with 1 where it finds something, as it should here. */
function runOxlint(folder: string, files: readonly string[]): Promise<string> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format=json', ...files],
      { cwd: folder, maxBuffer: 16 * 2 ** 20 },
      (_, output) => {
        resolve(output)
      },
    )
  })
}
