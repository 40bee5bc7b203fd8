import { expect, it } from 'vitest'
import { testUnit } from '../../testing/test-course.ts'
import { listThemes, mostChosen } from './list-themes.ts'

const words = testUnit.words
  .slice(0, 1)
  .flatMap((word) => Array.from({ length: 14 }, (_, at) => ({ ...word, id: `tst.w${at}` })))
const unit = { ...testUnit, words }

it('asks of a theme what is due, then what is new, then what is known, and not too much', () => {
  const [theme] = listThemes([unit], (each) => each.words, {
    due: new Set(['tst.w9', 'tst.w11']),
    met: new Set(['tst.w0', 'tst.w1', 'tst.w2', 'tst.w9', 'tst.w11']),
  })
  expect(theme?.items).toEqual(
    ['w9', 'w11', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w10', 'w12'].map((name) => `tst.${name}`),
  )
  expect(theme?.items).toHaveLength(mostChosen)
  expect([theme?.all, theme?.met]).toEqual([14, 5])
})

it('leaves out a theme of which nothing can be practised', () => {
  expect(listThemes([unit], () => [], { due: new Set(), met: new Set() })).toEqual([])
})
