import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { humMs, humOf, scheduleHum } from './hum-schedule.ts'
import type { SungSyllable } from './melody-of.ts'
import type { ToneLevel } from './syllable-tones.ts'

const heightsOf = (text: string, code: string) =>
  scheduleHum(text, getLanguage(code))?.map(({ from, to }) => [from, to])

test('hums a tone for each syllable, one after the other', () => {
  const hum = scheduleHum('masóma', getLanguage('dua')) ?? []
  expect(heightsOf('masóma', 'dua')).toEqual([
    [0, 0],
    [7, 7],
    [0, 0],
  ])
  for (const [at, { fromMs }] of hum.entries()) {
    const before = hum[at - 1]
    expect(fromMs).toBeGreaterThanOrEqual(before === undefined ? 0 : before.fromMs + before.ms)
  }
  expect(humMs(hum)).toBeGreaterThan(900)
})

test('glides glide, and take longer', () => {
  const [high, rising] = scheduleHum('ɓéɓǎ', getLanguage('dua')) ?? []
  expect([rising?.from, rising?.to]).toEqual([0, 7])
  expect(rising?.ms).toBeGreaterThan(high?.ms ?? Infinity)
})

test('drifts down where the language does, and nowhere else', () => {
  expect(heightsOf('sámàl sámàl', 'bas')).toEqual([
    [7, 7],
    [0, 0],
    [6, 6],
    [-1, -1],
  ])
  expect(heightsOf('dína dína', 'dua')).toEqual([
    [7, 7],
    [0, 0],
    [7, 7],
    [0, 0],
  ])
})

test('hums nothing of a tone that is partial or unknown', () => {
  expect(scheduleHum('okírí', getLanguage('ewo'))).toBeUndefined()
  expect(scheduleHum('papa', getLanguage('dua'))).toBeUndefined()
  expect(humMs([])).toBe(0)
})

const levels: readonly ToneLevel[] = ['low', 'mid', 'high']
const syllable = fc
  .tuple(fc.constantFrom(...levels), fc.constantFrom(...levels), fc.boolean())
  .map(([from, to, isLong]): SungSyllable => {
    const tone =
      from === to ? from : levels.indexOf(from) > levels.indexOf(to) ? 'falling' : 'rising'
    return { tone, from, to, isLong }
  })

test('a higher level is never hummed lower than a lower one, however long a phrase drifts', () => {
  fc.assert(
    fc.property(fc.array(syllable, { maxLength: 12 }), fc.boolean(), (melody, hasDowndrift) => {
      const hum = humOf(melody, { hasDowndrift })
      expect(hum).toHaveLength(melody.length)
      const ends = melody.flatMap(({ from, to }, at): [ToneLevel, number][] => [
        [from, hum[at]?.from ?? NaN],
        [to, hum[at]?.to ?? NaN],
      ])
      for (const [level, height] of ends) {
        for (const [other, otherHeight] of ends) {
          if (levels.indexOf(level) > levels.indexOf(other))
            expect(height).toBeGreaterThan(otherHeight)
        }
      }
    }),
  )
})
