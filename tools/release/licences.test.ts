import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeThirdParty, findLicenceProblems } from './licences.ts'
import { listShipped, type Lockfile } from './shipped-packages.ts'

const root = join(import.meta.dirname, '../..')
const read = async <Content>(file: string) =>
  JSON.parse(await readFile(join(root, file), 'utf8')) as Content
const lockfile = await read<Lockfile>('package-lock.json')
const shipped = listShipped(lockfile)

test('everything that ships may be passed on, under licences that we know', () => {
  expect(findLicenceProblems(shipped)).toEqual([])
})

test('the list of what others made is that of the lockfile', async () => {
  const written = await readFile(join(root, 'docs/third-party.md'), 'utf8')
  expect(written, 'run node tools/release/licences.ts').toBe(composeThirdParty(shipped))
})

/** The lockfile, had the server another dependency. */
const withDependency = (name: string, license: string | undefined): Lockfile => {
  const { server = {} } = lockfile.packages
  return {
    packages: {
      ...lockfile.packages,
      server: { ...server, dependencies: { ...server.dependencies, [name]: '1.0.0' } },
      [`node_modules/${name}`]: { version: '1.0.0', ...(license !== undefined && { license }) },
    },
  }
}

test.each([
  [undefined, 'names no licence'],
  ['SSPL-1.0', 'SSPL-1.0'],
  ['MIT AND SSPL-1.0', 'SSPL-1.0'],
  ['SEE LICENSE IN LICENSE.md', 'SEE LICENSE'],
])('a dependency under %s is refused', (licence, complaint) => {
  const [problem, ...others] = findLicenceProblems(listShipped(withDependency('new', licence)))
  expect(problem).toContain('node_modules/new')
  expect(problem).toContain(complaint)
  expect(others).toEqual([])
})

test.each(['ISC', '(MIT OR GPL-2.0-only)', 'MIT AND OFL-1.1'])(
  'a dependency under %s is taken',
  (licence) => {
    expect(findLicenceProblems(listShipped(withDependency('new', licence)))).toEqual([])
  },
)

test('a package that something of the browser’s side imports ships', async () => {
  const web = await read<{ dependencies: Record<string, string> }>('web/package.json')
  const names = new Set(shipped.map(({ name }) => name))
  const missing = Object.keys(web.dependencies).filter(
    (name) => !name.startsWith('@mboa/') && !names.has(name),
  )
  expect(missing).toEqual([])
  expect(names).not.toContain('vitest')
})
