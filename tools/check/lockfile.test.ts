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
