import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './cruise.ts'

const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const { forbidden } = require(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}
const ruleNames = [...new Set(forbidden.map(({ name }) => name))]

const floors = require('./platform-floors.cjs') as string[][]
const folders = floors.flat()

/** Every folder of the platform, and the ground below them, with each that it may not know. */
const upward = [['.'], ...floors].flatMap((floor, height) =>
  floor.flatMap((from) => {
    const others = floors.slice(Math.max(0, height - 1)).flat()
    return others.filter((to) => to !== from).map((to) => ({ from, to }))
  }),
)

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
  plantFloors(join(folder, 'web/src/platform'))
  violations = cruise(folder, [
    'domain',
    'contract',
    'content',
    'formats',
    'server',
    'web',
  ]).violations
})
afterAll(() => rm(folder, { recursive: true }))

/** In each folder of the platform a file that imports from all others, and one to be imported. */
function plantFloors(platform: string): void {
  for (const from of ['.', ...folders]) {
    const others = folders.filter((to) => to !== from)
    const imports = others.map((to) => `import '${from === '.' ? '.' : '..'}/${to}/imported.ts'\n`)
    mkdirSync(join(platform, from), { recursive: true })
    writeFileSync(join(platform, from, 'imported.ts'), 'export {}\n')
    writeFileSync(join(platform, from, 'imports-all.ts'), imports.join(''))
  }
}

test.each(ruleNames)('%s fires on the file planted for it', (name) => {
  const firedOn = violations.filter(({ rule }) => rule === name).map(({ from }) => basename(from))
  expect(firedOn).toContain(`${name}.ts`)
})

test('the platform’s folders import from floors below their own, and from no others', () => {
  const path = (from: string, file: string) => join('web/src/platform', from, file)
  const fired = violations
    .filter(({ rule, from }) => rule === 'platform-imports-go-down' && /imports-all/.test(from))
    .map(({ from, to }) => `${from} → ${to}`)
  const refused = upward.map(
    ({ from, to }) => `${path(from, 'imports-all.ts')} → ${path(to, 'imported.ts')}`,
  )
  expect(fired.sort()).toEqual(refused.sort())
})

test('every folder of the platform has one floor', () => {
  const files = readdirSync(join(root, 'web/src/platform'), { recursive: true, encoding: 'utf8' })
  const there = files.filter((file) => file.endsWith('.ts')).map((file) => file.split(sep)[0])
  const inFolders = there.filter((name) => name?.endsWith('.ts') === false)
  expect([...folders].sort()).toEqual([...new Set(inFolders)].sort())
})
