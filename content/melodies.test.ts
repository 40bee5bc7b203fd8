import {
  findLanguage,
  melodyOf,
  scheduleHum,
  syllablesOf,
  toneOf,
  writtenTonesOf,
  type ToneLevel,
} from '@mboa/domain'
import { expect, test } from 'vitest'
import { loadPacks, packsFolder } from './index.ts'

const courses = await loadPacks(packsFolder)
const items = courses.flatMap(({ summary: { course }, units }) =>
  units
    .flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])])
    .map(({ id, text }) => ({ id, text, language: findLanguage(course) })),
)

test('the hum of each item has a tone for each of its syllables, in the order of their heights', () => {
  const hummed = items.filter(({ text, language }) => scheduleHum(text, language) !== undefined)
  expect(hummed.length).toBeGreaterThan(150)
  const order: readonly ToneLevel[] = ['low', 'mid', 'high']
  for (const { id, text, language } of hummed) {
    if (language === undefined) throw new Error(`${id} is hummed without a profile`)
    const hum = scheduleHum(text, language) ?? []
    const melody = melodyOf(text, language)
    const division = syllablesOf(text, language)
    if (melody === 'unknown' || !division.isKnown) throw new Error(`${id} is hummed, but unknown`)
    expect(hum, id).toHaveLength(division.syllables.length)
    expect(writtenTonesOf(text, language), id).toHaveLength(hum.length)
    const ends = melody.flatMap(({ from, to }, at): [ToneLevel, number][] => [
      [from, hum[at]?.from ?? NaN],
      [to, hum[at]?.to ?? NaN],
    ])
    for (const [level, height] of ends) {
      for (const [other, otherHeight] of ends) {
        if (order.indexOf(level) > order.indexOf(other)) {
          expect(height, id).toBeGreaterThan(otherHeight)
        }
      }
    }
  }
})

/** Letters that carry a tone wherever it is written whole, read apart from how hums are made. */
const vowel = /^[aeiouɛɔəǝɨʉɑøœæ]/i

test('nothing is hummed of an item whose tone is partial or unknown', () => {
  let silent = 0
  for (const { id, text, language } of items) {
    const tone = language?.tone ?? { unmarked: 'unknown' }
    const clusters = text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []
    const vowels = clusters.filter((cluster) => vowel.test(cluster.normalize('NFD')))
    const isBare = vowels.some((cluster) => toneOf(cluster) === 'unmarked')
    const isPartial = isBare && !['high', 'mid', 'low'].includes(tone.unmarked)
    const hasNoMark = clusters.every((cluster) => toneOf(cluster) === 'unmarked')
    if (!isPartial && !hasNoMark) continue
    silent += 1
    expect(scheduleHum(text, language), `${id} ${text}`).toBeUndefined()
    expect(writtenTonesOf(text, language), `${id} ${text}`).toBe('unknown')
  }
  expect(silent).toBeGreaterThan(700)
})
