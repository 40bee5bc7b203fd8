import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './cruise.ts'

const root = join(import.meta.dirname, '../..')
const platform = 'web/src/platform'
const modules = 'server/src/modules'

const noRule = 'no rule'

/** Our import rules with exceptions or groups in their paths. */
const imports: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['domain-is-pure', 'domain/src/pure.ts', 'node:fs'],
  ['formats-know-domain-only', 'formats/src/known.ts', 'node:fs'],
  [noRule, 'formats/src/archive.ts', 'node:zlib'],
  ['feature-never-feature', 'web/src/features/words/a.ts', 'web/src/features/lessons/b.ts'],
  [noRule, 'web/src/features/words/c.ts', 'web/src/features/words/d.ts'],
  ['platform-imports-go-down', `${platform}/network/a.ts`, `${platform}/sound/a.ts`],
  ['platform-imports-go-down', `${platform}/navigation/b.ts`, `${platform}/installation/b.ts`],
  ['platform-imports-go-down', `${platform}/ground.ts`, `${platform}/sync/c.ts`],
  [noRule, `${platform}/sync/d.ts`, `${platform}/network/d.ts`],
  [noRule, `${platform}/network/e.ts`, `${platform}/sync/e.worker.ts`],
  ['platform-folder-has-a-floor', 'web/src/app/f.ts', `${platform}/attic/f.ts`],
  ['module-by-its-door', `${modules}/practice/a.ts`, `${modules}/accounts/login.ts`],
  [noRule, `${modules}/practice/b.ts`, `${modules}/accounts/index.ts`],
  ['modules-by-their-door', 'server/src/http/a.ts', `${modules}/accounts/login.ts`],
  [noRule, 'server/src/context.ts', `${modules}/accounts/login.ts`],
  ['sql-in-repositories', `${modules}/practice/c.ts`, 'kysely'],
  [noRule, `${modules}/practice/c.repository.ts`, 'kysely'],
  ['no-test-code-in-the-product', 'domain/src/d.ts', 'domain/src/testing/d.ts'],
  ['declared-packages-only', 'server/src/e.ts', 'undeclared'],
]

/** Our lint rules. */
const codes: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-restricted-syntax', 'domain/src/now.ts', 'Date.now()'],
  ['no-restricted-syntax', 'domain/src/dice.ts', 'Math.random()'],
  [noRule, 'domain/src/at.ts', 'new Date(0)'],
  ['no-restricted-syntax', `${platform}/both.ts`, '({ ...{ b: 1 } })'],
  ['no-restricted-syntax', 'web/src/ui/raw.tsx', '<p dangerouslySetInnerHTML={{}} />'],
  ['no-restricted-syntax', 'web/src/ui/gloss.ts', 'word.gloss[language]'],
  ['no-restricted-syntax', 'web/src/ui/french.ts', "locale === 'fr'"],
  ['no-restricted-syntax', `${platform}/cache.ts`, "caches.open('mine')"],
  [noRule, `${platform}/named.ts`, 'caches.open(soundCacheName)'],
  ['no-restricted-syntax', `${platform}/all-caches.ts`, 'caches.keys()'],
  ['no-restricted-globals', 'web/src/features/asks.ts', "window.fetch('/api')"],
  ['no-restricted-globals', 'web/src/features/holds.ts', "localStorage.getItem('x')"],
  ['no-restricted-globals', `${platform}/endless.ts`, "fetch('/api')"],
  [noRule, `${platform}/network/fetch-in-time.ts`, "fetch('/api')"],
]

let folder = ''
let violations: ReturnType<typeof cruise>['violations']
let diagnostics: readonly { code: string; filename: string }[]

// The rules name paths from the repository's root, so the planted files get a root of their own.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-planted-'))
  const manifest = JSON.stringify({ name: 'planted', dependencies: { kysely: '1.0.0' } })
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await plant('package.json', manifest)
  for (const name of ['kysely', 'undeclared']) await plant(`node_modules/${name}/index.js`, '')
  for (const [, from, to] of imports) {
    const isFile = to.endsWith('.ts')
    if (isFile) await plant(to, 'export {}\n')
    await plant(
      from,
      `import '${isFile ? relative(dirname(from), to).replace(/^\w/, './$&') : to}'\n`,
    )
  }
  violations = cruise(folder, ['domain', 'formats', 'server', 'web']).violations

  for (const [, file, code] of codes) await plant(file, `export const planted = ${code}\n`)
  const settings = JSON.stringify(join(root, 'oxlint.config.ts'))
  const specifier = import.meta.resolve('oxlint-plugin-eslint')
  // Our rules need no types.
  await plant(
    'oxlint.config.ts',
    `import settings from ${settings}
    const jsPlugins = [{ name: 'eslint-js', specifier: ${JSON.stringify(specifier)} }]
    export default { ...settings, jsPlugins, options: {} }`,
  )
  diagnostics = await lint()
})
afterAll(() => rm(folder, { recursive: true }))

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** Oxlint ends with 1 when it finds something, as it should here. */
function lint(): Promise<typeof diagnostics> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const files = codes.map(([, file]) => file)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format=json', ...files],
      { cwd: folder },
      (_, output) => {
        resolve((JSON.parse(output) as { diagnostics: typeof diagnostics }).diagnostics)
      },
    )
  })
}

test.each(imports)('%s fires on %s: import %s', (rule, from) => {
  const fired = violations.filter((violation) => violation.from === from)
  expect(fired.map((violation) => violation.rule)).toEqual(rule === noRule ? [] : [rule])
})

test.each(codes)('%s fires on %s: %s', (rule, file) => {
  const fired = diagnostics.filter(({ filename }) => filename === file)
  const ours = fired.flatMap(({ code }) => /\((no-restricted-.+)\)/.exec(code)?.[1] ?? [])
  expect(ours).toEqual(rule === noRule ? [] : [rule])
})
