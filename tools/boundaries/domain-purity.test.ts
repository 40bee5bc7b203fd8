import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = join(import.meta.dirname, 'planted/domain/src')

test('the compiler refuses window, a clock and Node in domain', async () => {
  const names = await readdir(sources)
  const planted = names.filter((name) => name.startsWith('tsc-'))
  expect(planted).toHaveLength(3)
  const folder = await mkdtemp(join(tmpdir(), 'mboa-domain-'))
  try {
    // Elsewhere: what is planted here is not linted.
    const settings = {
      extends: join(root, 'domain/tsconfig.json'),
      compilerOptions: { noEmit: true, rootDir: 'src' },
      include: ['src'],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    for (const name of planted) await cp(join(sources, name), join(folder, 'src', name))
    expect(await listRefused(folder)).toEqual(planted.toSorted())
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Files in which the check of types finds an error. It ends with 1 then. */
function listRefused(folder: string): Promise<readonly string[]> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const options = ['--config', 'oxlint.config.ts', '--format=json', folder]
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, ...options], { cwd: root }, (_, output) => {
      const { diagnostics } = JSON.parse(output) as Report
      const ofCompiler = diagnostics.filter(({ code }) => code.startsWith('typescript(TS'))
      resolve([...new Set(ofCompiler.map(({ filename }) => basename(filename)))].sort())
    })
  })
}

interface Report {
  diagnostics: readonly { code: string; filename: string }[]
}
