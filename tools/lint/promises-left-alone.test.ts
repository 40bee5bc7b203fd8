import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findPromisesLeftAlone } from './promises-left-alone.ts'

const asked = 'declare const ask: () => Promise<number>\n'

const alone = [
  'export const both = async () => { const a = ask(); const b = await ask(); return [await a, b] }',
  'export const all = async () => { const a = [1].map(() => ask()); await ask(); return Promise.all(a) }',
  'export const both = async () => Promise.all([ask(), await ask()])',
  'export const both = async () => ({ a: ask(), b: await ask() })',
  'const a = ask()\nawait ask()\nexport const sum = await a',
]

const heard = [
  'export const both = async () => { const a = ask(); return Promise.all([a, ask()]) }',
  'export const both = async () => { const a = ask().catch(() => 0); await ask(); return a }',
  'export const later = async () => { const a = await ask(); const b = ask(); return a + (await b) }',
  'export const apart = async () => { const a = ask(); const b = async () => ask(); return [await a, b] }',
]

const found = new Set<string>()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-promises-'))
  try {
    const codes = new Map([...alone, ...heard].map((code, at) => [join(folder, `${at}.ts`), code]))
    for (const [path, code] of codes) await writeFile(path, `${asked}${code}\nexport {}\n`)
    for (const { file } of findPromisesLeftAlone([...codes.keys()])) {
      found.add(codes.get(file) ?? '')
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each(alone)(
  'a promise that nobody listens to while another is awaited is found: %s',
  (code) => {
    expect(found).toContain(code)
  },
)

test.each(heard)('a promise that somebody listens to is allowed: %s', (code) => {
  expect(found).not.toContain(code)
})
