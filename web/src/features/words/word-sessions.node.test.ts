import { emptyFold, itemsOf } from '@mboa/domain'
import { expect, it } from 'vitest'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { wordSessions } from './word-sessions.ts'

const [pattern] = testUnit.words
const words = Array.from({ length: 24 }, (_, nth) => {
  if (pattern === undefined) throw new Error('The test unit has no words')
  const letters = String.fromCharCode(97 + nth).repeat(3)
  const gloss = { en: [`meaning ${nth}`], fr: [`sens ${nth}`] }
  return { ...pattern, id: `ewo.w${nth}`, text: letters, gloss }
})
const course = { summary: testCourse, units: [{ ...testUnit, words }] }
const wish = { wantsMore: false, only: words.map(({ id }) => id), isOfTones: false, isQuick: false }

function countAsked(given: Partial<Parameters<typeof wordSessions>[1]>): number {
  const source = wordSessions('ewo', { ...wish, length: undefined, ...given })
  const { start } = source.compose(emptyFold(), { id: 'a-session', now: 1, course })
  return new Set(start.planned.flatMap(itemsOf)).size
}

it('asks as many words as its address says, else as many as are set', () => {
  expect(countAsked({ length: 20 })).toBe(20)
  expect(countAsked({ length: 5 })).toBe(5)
  expect(countAsked({})).toBe(10)
})

it('asks five in two minutes, whatever is set', () => {
  expect(countAsked({ isQuick: true, length: 20 })).toBe(5)
})
