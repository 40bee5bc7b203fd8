import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './cruise.ts'

const root = join(import.meta.dirname, '../..')
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}
const ruleNames = forbidden.map(({ name }) => name)

/** Packages the planted files import: what is in them does not matter. */
const packages = ['ts-fsrs', 'kysely', 'idb', 'nobody-declared-this']

let folder = ''
let violations: ReturnType<typeof cruise>['violations'] = []

// The rules speak of paths from the repository's root, so the planted tree gets one of its own.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-planted-'))
  cpSync(join(import.meta.dirname, 'planted'), folder, { recursive: true })
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const name of packages) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(join(target, 'dist'), { recursive: true })
    writeFileSync(join(target, 'package.json'), JSON.stringify({ name, main: 'dist/index.js' }))
    writeFileSync(join(target, 'dist/index.js'), '')
  }
  const declared = packages.filter((name) => name !== 'nobody-declared-this')
  const dependencies = Object.fromEntries(declared.map((name) => [name, '1.0.0']))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', dependencies }))
  violations = cruise(folder, ['domain', 'contract', 'content', 'server', 'web']).violations
})
afterAll(() => rm(folder, { recursive: true }))

test.each(ruleNames)('%s fires on the file planted for it', (name) => {
  const firedOn = violations.filter(({ rule }) => rule === name).map(({ from }) => basename(from))
  expect(firedOn).toContain(`${name}.ts`)
})
