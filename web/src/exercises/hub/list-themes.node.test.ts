import { expect, it } from 'vitest'
import { testUnit } from '../../testing/test-course.ts'
import { mostRequested } from '../../platform/navigation/session-address.ts'
import { listThemes } from './list-themes.ts'

const words = testUnit.words
  .slice(0, 1)
  .flatMap((word) => Array.from({ length: 24 }, (_, at) => ({ ...word, id: `tst.w${at}` })))
const unit = { ...testUnit, words }

it('asks of a theme what is due, then what is new, then what is known, and not too much', () => {
  const [theme] = listThemes([unit], (each) => each.words, {
    due: new Set(['tst.w9', 'tst.w11']),
    met: new Set(['tst.w0', 'tst.w1', 'tst.w2', 'tst.w9', 'tst.w11']),
  })
  expect(theme?.items).toEqual(
    [9, 11, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22].map(
      (nth) => `tst.w${nth}`,
    ),
  )
  expect(theme?.items).toHaveLength(mostRequested)
  expect([theme?.all, theme?.met]).toEqual([24, 5])
})

it('leaves out a theme of which nothing can be practised', () => {
  expect(listThemes([unit], () => [], { due: new Set(), met: new Set() })).toEqual([])
})
