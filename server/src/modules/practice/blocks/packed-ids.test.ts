import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packIds, unpackIds } from './packed-ids.ts'

it('lists of ids hold each id with its date, in order, and half full at least', () => {
  const entry = fc.record({ id: fc.uuid(), receivedAt: fc.maxSafeInteger() })
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 400 }), (entries) => {
      const lists = packIds(entries)
      const held = lists.map(unpackIds)
      expect(held.flat()).toEqual(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      expect(lists.map(({ firstId, lastId }) => [firstId, lastId])).toEqual(
        held.map((list) => [list[0]?.id, list.at(-1)?.id]),
      )
      for (const { length } of held) {
        expect(length).toBeLessThanOrEqual(128)
        if (entries.length > 128) expect(length).toBeGreaterThanOrEqual(64)
      }
    }),
  )
})
