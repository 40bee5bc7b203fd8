import { expect, it } from 'vitest'
import { describeSize } from './describe-size.ts'

it.each([
  [0, 'en', '1 kB'],
  [14_600, 'en', '15 kB'],
  [999_400, 'fr', '999 ko'],
  [999_700, 'en', '1 MB'],
  [2_140_000, 'fr', '2,1 Mo'],
] as const)('%d bytes are written in %s as %s', (bytes, language, written) => {
  expect(describeSize(bytes, language).replaceAll(/\s/g, ' ')).toBe(written)
})
