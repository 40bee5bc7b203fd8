import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createIds, hashToken } from './ids.ts'

it('makes UUIDs of version 7 that sort by time', () => {
  let now = 0
  const ids = createIds({ now: () => now })
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 47 }), fc.integer({ min: 1, max: 2 ** 40 }), (at, later) => {
      now = at
      const first = ids.uuid()
      now = at + later
      const second = ids.uuid()
      expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
      expect(first < second).toBe(true)
    }),
  )
})

it('makes tokens of 256 bits, never twice, and keeps only their hash', () => {
  const ids = createIds({ now: () => 0 })
  const tokens = Array.from({ length: 1000 }, () => ids.token())
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(hashToken(tokens[0] ?? '')).not.toContain(tokens[0])
})
