import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const domainFile = 'domain/src/planted.ts'
const featureFile = 'web/src/features/planted.tsx'
const platformFile = 'web/src/platform/planted.ts'
const serverFile = 'server/src/planted.ts'
/** The one that may. */
const networkFile = 'web/src/platform/network/fetch-in-time.ts'

const asked = 'declare const ask: () => Promise<number>\n'

// These files are nowhere on the disk, so no tsconfig.json names them.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [domainFile, featureFile, platformFile, serverFile],
        },
      },
    },
  },
})

async function firedOn(filePath: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath: join(root, filePath) })
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
}

test.each([
  [domainFile, 'export const now = Date.now()', 'no-restricted-syntax'],
  [domainFile, 'export const now = new Date()', 'no-restricted-syntax'],
  [domainFile, 'export const dice = Math.random()', 'no-restricted-syntax'],
  [domainFile, 'export const now = Date()', 'no-restricted-syntax'],
  [featureFile, "export const session = fetch('/api')", 'no-restricted-globals'],
  [featureFile, "export const session = window.fetch('/api')", 'no-restricted-globals'],
  [platformFile, "export const session = fetch('/api')", 'no-restricted-globals'],
  [platformFile, "export const session = self.fetch('/api')", 'no-restricted-globals'],
  [platformFile, 'export const request = new XMLHttpRequest()', 'no-restricted-globals'],
  [featureFile, "export const held = localStorage.getItem('x')", 'no-restricted-globals'],
  [featureFile, 'export const held = globalThis.sessionStorage', 'no-restricted-globals'],
  [featureFile, "export const held = indexedDB.open('x')", 'no-restricted-globals'],
  [
    featureFile,
    'export const raw = <p dangerouslySetInnerHTML={{ __html: "" }} />',
    'no-restricted-syntax',
  ],
  [
    platformFile,
    'export const both = (a: object) => ({ ...a, ...{ b: 1 } })',
    'no-restricted-syntax',
  ],
  [featureFile, 'export const two = [...[1, 2]]', 'no-restricted-syntax'],
  [domainFile, 'export const two = [...[1, 2]]', 'no-restricted-syntax'],
  [featureFile, 'export const part = <p {...{ id: "a" }} />', 'no-restricted-syntax'],
  [platformFile, "export const mine = await caches.open('mine')", 'no-restricted-syntax'],
  [
    platformFile,
    'export const mine = (of: string) => caches.delete(`mine-${of}`)',
    'no-restricted-syntax',
  ],
  [
    platformFile,
    "export const held = await caches.match('/x', { cacheName: 'mine' })",
    'no-restricted-syntax',
  ],
  [platformFile, "export const again = 'mboa-pictures'", 'no-restricted-syntax'],
  [
    platformFile,
    'for (const name of await caches.keys()) await caches.delete(name)',
    'no-restricted-syntax',
  ],
  [
    featureFile,
    'export const of = (w: { gloss: Record<string, string> }, language: string) => w.gloss[language]',
    'no-restricted-syntax',
  ],
  [
    featureFile,
    "export const isFrench = (locale: string) => locale === 'fr'",
    'no-restricted-syntax',
  ],
  [platformFile, 'export const first = (x: any) => x', '@typescript-eslint/no-explicit-any'],
  [platformFile, "console.log('here')", 'no-console'],
])('%s: %s is refused by %s', async (filePath, code, rule) => {
  expect(await firedOn(filePath, code)).toContain(rule)
})

test.each([
  [domainFile, 'export const at = (ms: number) => new Date(ms)\n'],
  [platformFile, 'export const hold = (soundCacheName: string) => caches.open(soundCacheName)\n'],
  [platformFile, "export const held = localStorage.getItem('x')\n"],
  [networkFile, "export const session = fetch('/api')\n"],
])('%s: %s is allowed', async (filePath, code) => {
  expect(await firedOn(filePath, code)).toEqual([])
})

test.each([
  'export const both = async () => { const a = ask(); const b = await ask(); return [await a, b] }',
  'export const all = async () => { const a = [1].map(() => ask()); await ask(); return Promise.all(a) }',
  'export const both = async () => Promise.all([ask(), await ask()])',
  'export const both = async () => ({ a: ask(), b: await ask() })',
  'const a = ask()\nawait ask()\nexport const sum = await a',
])('a promise that nobody listens to while another is awaited is refused: %s', async (code) => {
  for (const file of [serverFile, featureFile]) {
    expect(await firedOn(file, asked + code)).toContain('mboa/no-promise-left-alone')
  }
})

test.each([
  'export const both = async () => { const a = ask(); return Promise.all([a, ask()]) }',
  'export const both = async () => { const a = ask().catch(() => 0); await ask(); return a }',
  'export const later = async () => { const a = await ask(); const b = ask(); return a + (await b) }',
  'export const apart = async () => { const a = ask(); const b = async () => ask(); return [await a, b] }',
])('a promise that somebody listens to is allowed: %s', async (code) => {
  expect(await firedOn(serverFile, asked + code)).toEqual([])
})
