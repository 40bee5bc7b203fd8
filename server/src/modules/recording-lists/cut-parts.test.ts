import { expect, it } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import { cutParts } from './cut-parts.ts'

it('lets others run while a long list is cut', async () => {
  const list = Array.from({ length: 5_500 }, (_, nth) => ({ item: `ewo.word-${nth}` }))
  const stopCounting = countTurns()
  const { parts, rows, isWhole } = await cutParts(list, { known: new Set(), room: 1_000_000 })
  const turns = stopCounting()
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
  expect([rows, isWhole]).toEqual([list, true])
  expect(turns).toBeGreaterThanOrEqual(5)
})
