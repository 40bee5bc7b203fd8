import { expect, test } from 'vitest'
import { sewCloth } from './sew-cloth.ts'

const field = { course: 'ewo', width: 936, height: 880 }
const rowsOf = (count: number) => Array.from({ length: count }, () => ['okírí'])

test('weaves one row from the tones of its words, begun again to its end', () => {
  const { strips, width, height } = sewCloth([['okírí']], field)
  expect({ width, height }).toEqual({ width: 304, height: 24 })
  expect(strips).toEqual(sewCloth([['okírí', 'okírí', 'okírí']], field).strips)
  expect(strips).not.toEqual(sewCloth([['kídi']], field).strips)
})

test('weaves the vowels of a language that writes no tones', () => {
  const woven = (word: string) => sewCloth([[word]], { ...field, course: 'wes' }).strips
  expect(woven('kombi')).not.toEqual(woven('alo'))
})

test('a row whose words are not known any more is of knots', () => {
  expect(sewCloth([[]], field).strips).toEqual(sewCloth([['a']], field).strips)
})

test('a cloth that grows is sewn of more strips, and all its rows stay', () => {
  expect(sewCloth(rowsOf(4), field).strips).toHaveLength(1)
  const many = sewCloth(rowsOf(400), field)
  expect(many.strips.length).toBeGreaterThan(3)
  const signs = many.strips.map(({ path }) => path.length).reduce((sum, each) => sum + each)
  expect(signs).toBeGreaterThan(399 * (sewCloth(rowsOf(1), field).strips[0]?.path.length ?? 0))
  expect(many.strips.map(({ left }) => left).slice(0, 2)).toEqual([0, 352])
})

test('no other number of strips would have larger signs', () => {
  for (let rows = 1; rows <= 90; rows++) {
    const { width, height } = sewCloth(rowsOf(rows), field)
    const scale = Math.min(field.width / width, field.height / height)
    for (let strips = 1; strips <= rows; strips++) {
      const other = Math.min(
        field.width / (strips * 352 - 48),
        field.height / (Math.ceil(rows / strips) * 40 - 16),
      )
      expect(other).toBeLessThanOrEqual(scale)
    }
  }
})

test('of no rows there is no cloth', () => {
  expect(sewCloth([], field).strips).toEqual([])
})
