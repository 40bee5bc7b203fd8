import { expect, test } from 'vitest'
import { furtherPackages, lockedPackages } from './shipped-packages.ts'

/**
 * Licences compatible with the AGPL, version 3: they ask for attribution and passing on their text.
 * The LGPL applies to a library that stays a file of its own.
 */
const allowed =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-4\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|OFL-1\.1|Unicode-3\.0|Unlicense)$/

/** Reads SPDX expressions as packages write them: `OR` needs one allowed licence, `AND` all. */
function isAllowed(expression = ''): boolean {
  const words = expression.replaceAll(/[()]/g, '')
  if (/ OR .* AND | AND .* OR /.test(words)) return false
  if (words.includes(' OR ')) return words.split(' OR ').some((word) => allowed.test(word))
  return words.split(' AND ').every((word) => allowed.test(word))
}

test('every package that can ship has a licence that we know', () => {
  const shipped = Object.entries(lockedPackages).filter(
    ([path, { dev }]) =>
      furtherPackages.includes(path) || (path.includes('node_modules/') && dev !== true),
  )
  expect(shipped.length).toBeGreaterThan(100)
  const problems = shipped.filter(([, { license, link }]) => link !== true && !isAllowed(license))
  expect(problems).toEqual([])
})

test.each([undefined, 'SSPL-1.0', 'MIT AND SSPL-1.0', 'SEE LICENSE IN LICENSE.md'])(
  'refuses %s',
  (licence) => {
    expect(isAllowed(licence)).toBe(false)
  },
)

test.each(['ISC', '(MIT OR GPL-2.0-only)', 'MIT AND OFL-1.1'])('takes %s', (licence) => {
  expect(isAllowed(licence)).toBe(true)
})
