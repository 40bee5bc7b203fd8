import { expect, test } from 'vitest'
import type { UnitPack, Word } from '@mboa/contract'
import { cutPack } from './cut-pack.ts'

const gloss = { en: ['one '.repeat(100)], fr: ['un '.repeat(100)] }
const itemsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, nth): Word => ({
    id: `bum.${kind}-${nth}`,
    text: 'bana',
    gloss,
    category: 'other',
    sources: [{ citation: 'Given by speakers', licence: 'CC-BY-4.0' }],
    licence: 'CC-BY-4.0',
    checkedBy: 2,
  }))
const unitOf = (words: number, rest: Partial<UnitPack> = {}) => ({
  unit: 'from-speakers',
  title: { en: 'From speakers', fr: 'Par les locuteurs' },
  words: itemsOf('word', words),
  ...rest,
})
const title = { en: 'One', fr: 'Un' }
const lessonOf = (id: string, items: string[]) => ({
  id,
  title,
  steps: [{ step: 'check' as const, items }],
})

test('a unit of few words stays as it is', () => {
  const unit = unitOf(10, { sentences: itemsOf('sentence', 10) })
  expect(cutPack(unit)).toEqual([unit])
})

test('a word that is added changes only the last unit', () => {
  const [before, after] = [cutPack(unitOf(600)), cutPack(unitOf(601))]
  expect(before.length).toBeGreaterThan(2)
  expect(after.slice(0, -1)).toEqual(before.slice(0, after.length - 1))
  expect(after.flatMap(({ words }) => words)).toEqual(unitOf(601).words)
  expect(before.slice(0, 2).map(({ unit, title }) => [unit, title.fr])).toEqual([
    ['from-speakers', 'Par les locuteurs'],
    ['from-speakers-part-2', 'Par les locuteurs (2)'],
  ])
})

test('each unit of many sentences has words', () => {
  const sentences = itemsOf('sentence', 600)
  const units = cutPack(unitOf(7, { sentences }))
  expect(units.length).toBeGreaterThan(2)
  expect(units.every(({ words }) => words.length > 0)).toBe(true)
  expect(units.flatMap((unit) => unit.sentences ?? [])).toEqual(sentences)
  const alone = cutPack(unitOf(1, { sentences }))
  expect(alone.map((unit) => [unit.words.length, unit.sentences?.length])).toEqual([[1, 600]])
})

test('a lesson comes with its last item and after those before it', () => {
  const lessons = [
    lessonOf('bum.lesson-1', ['bum.word-0', 'bum.word-599']),
    lessonOf('bum.lesson-2', ['bum.word-1']),
  ]
  const by = 'you' as const
  const lines = [1, 2, 3, 300].map((nth) => ({ by, item: `bum.word-${nth}` }))
  const missions = [{ id: 'bum.talk-1', goal: title, lines }]
  const units = cutPack(unitOf(600, { lessons, missions }))
  expect(units.at(-1)?.lessons).toEqual(lessons)
  const holder = units.find(({ words }) => words.some(({ id }) => id === 'bum.word-300'))
  expect(holder?.missions).toEqual(missions)
})
