import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const platform = 'web/src/platform'
const modules = 'server/src/modules'

/** Violations of import rules whose paths have exceptions or groups. */
const imports: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['domain-is-pure', 'domain/src/pure.ts', 'node:fs'],
  ['formats-know-domain-only', 'formats/src/known.ts', 'node:fs'],
  ['feature-never-feature', 'web/src/features/words/a.ts', 'web/src/features/lessons/b.ts'],
  ['core-never-extension', 'server/src/g.ts', 'extensions/import/server/g.ts'],
  ['core-never-extension', 'web/src/ui/g.ts', 'extensions/import/web/g.ts'],
  ['feature-never-app', 'extensions/import/web/n.ts', 'web/src/app/n.ts'],
  ['storage-in-platform', 'extensions/import/web/o.ts', 'idb'],
  ['extension-never-extension', 'extensions/import/server/h.ts', 'extensions/decks/server/h.ts'],
  ['extension-by-the-doors', 'extensions/import/server/i.ts', `${modules}/takes/service.ts`],
  ['extension-by-the-doors', 'extensions/import/server/j.ts', 'server/src/start-server.ts'],
  ['server-never-web', 'extensions/import/server/k.ts', 'web/src/k.ts'],
  ['web-never-server', 'extensions/import/web/l.ts', 'server/src/l.ts'],
  ['sql-in-repositories', 'extensions/import/server/m.ts', 'kysely'],
  ['platform-imports-go-down', `${platform}/network/a.ts`, `${platform}/sound/a.ts`],
  ['platform-folder-has-a-floor', 'web/src/app/f.ts', `${platform}/attic/f.ts`],
  ['module-imports-go-down', `${modules}/takes/a.ts`, `${modules}/reviews/index.ts`],
  ['module-has-a-floor', 'server/src/f.ts', `${modules}/attic/index.ts`],
  ['module-by-its-door', `${modules}/practice/a.ts`, `${modules}/accounts/login.ts`],
  ['modules-by-their-door', 'server/src/http/a.ts', `${modules}/accounts/login.ts`],
  ['sql-in-repositories', `${modules}/practice/c.ts`, 'kysely'],
  ['no-test-code-in-the-product', 'domain/src/d.ts', 'domain/src/testing/d.ts'],
  ['declared-packages-only', 'server/src/e.ts', 'undeclared'],
]

/** Violations of our lint rules. */
const codes: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-restricted-syntax', 'domain/src/now.ts', 'Date.now()'],
  ['no-restricted-syntax', 'domain/src/dice.ts', 'Math.random()'],
  ['no-restricted-syntax', `${platform}/both.ts`, '({ ...{ b: 1 } })'],
  ['no-restricted-syntax', 'web/src/ui/raw.tsx', '<p dangerouslySetInnerHTML={{}} />'],
  ['no-restricted-syntax', 'web/src/ui/gloss.ts', 'word.gloss[language]'],
  ['no-restricted-syntax', 'web/src/ui/french.ts', "locale === 'fr'"],
  ['no-restricted-syntax', 'web/src/ui/flag.ts', 'useEffect(() => { let isShown = true })'],
  ['no-restricted-syntax', `${platform}/cache.ts`, "caches.open('mine')"],
  ['no-restricted-globals', 'extensions/import/web/asks.ts', "window.fetch('/api')"],
  ['no-restricted-globals', 'web/src/features/asks.ts', "window.fetch('/api')"],
  ['no-restricted-globals', `${platform}/stores.ts`, "localStorage.getItem('mine')"],
  ['no-restricted-globals', `${platform}/endless.ts`, "fetch('/api')"],
]

let folder = ''
let violations: ICruiseResult['summary']['violations']
let diagnostics: readonly { code: string; filename: string }[]

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** Runs a program of the repository in the folder: both programs fail, as they find violations. */
function run(program: string, ...args: readonly string[]): unknown {
  const all = [join(root, 'node_modules', program), ...args]
  const { stdout } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' })
  return JSON.parse(stdout)
}

// The rules name paths from the repository's root, so the planted files get a root of their own.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-planted-'))
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await plant(
    'package.json',
    '{ "name": "planted", "dependencies": { "idb": "1.0.0", "kysely": "1.0.0" } }',
  )
  for (const name of ['idb', 'kysely', 'undeclared'])
    await plant(`node_modules/${name}/index.js`, '')
  for (const [, from, to] of imports) {
    if (to.endsWith('.ts')) await plant(to, 'export {}\n')
    const request = to.endsWith('.ts') ? relative(dirname(from), to).replace(/^\w/, './$&') : to
    await plant(from, `import '${request}'\n`)
  }
  const config = `--config=${join(root, '.dependency-cruiser.cjs')}`
  const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs'
  const folders = ['domain', 'formats', 'server', 'web', 'extensions']
  const cruised = run(cruiser, config, '--output-type=json', ...folders)
  violations = (cruised as ICruiseResult).summary.violations

  for (const [, file, code] of codes) await plant(file, `export const planted = ${code}\n`)
  // Our rules need no types.
  await plant(
    'oxlint.config.ts',
    `import settings from ${JSON.stringify(join(root, 'oxlint.config.ts'))}
    const specifier = ${JSON.stringify(import.meta.resolve('oxlint-plugin-eslint'))}
    export default { ...settings, jsPlugins: [{ name: 'eslint-js', specifier }], options: {} }`,
  )
  const files = codes.map(([, file]) => file)
  const linted = run('oxlint/bin/oxlint', '--format=json', ...files)
  diagnostics = (linted as { diagnostics: typeof diagnostics }).diagnostics
})
afterAll(() => rm(folder, { recursive: true }))

test.each(imports)('%s fires on %s: import %s', (rule, from) => {
  const fired = violations.filter((violation) => violation.from === from)
  expect(fired.map((violation) => violation.rule.name)).toEqual([rule])
})

test.each(codes)('%s fires on %s: %s', (rule, file) => {
  const fired = diagnostics.filter(({ filename }) => filename === file)
  expect(fired.flatMap(({ code }) => /\((no-restricted-.+)\)/.exec(code)?.[1] ?? [])).toEqual([
    rule,
  ])
})
