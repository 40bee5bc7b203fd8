import type { Word } from '@mboa/contract'
import { expect, it } from 'vitest'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { findLetterExamples } from './letter-examples.ts'

const [word] = testUnit.words
const wordOf = (text: string): Word => {
  if (word === undefined) throw new Error('The test unit has no words')
  return { ...word, id: `ewo.${text}`, text }
}
const course = {
  course: 'ewo',
  alphabet: { ...testCourse.alphabet, letters: ['a', 'k', 'kp', 'm', 'ɔ'] },
}
const find = (texts: readonly string[], recorded: readonly string[] = []) =>
  Object.fromEntries(
    [...findLetterExamples(course, texts.map(wordOf), (id) => recorded.includes(id))].map(
      ([letter, { text }]) => [letter, text],
    ),
  )

it('takes the word that somebody has said before a shorter one that is hummed', () => {
  expect(find(['mɔ́', 'mámá'], ['ewo.mámá'])).toEqual({ m: 'mámá', a: 'mámá', ɔ: 'mɔ́' })
})

it('hears no letter in another one that begins like it', () => {
  expect(find(['kpɔ́'])).toEqual({ kp: 'kpɔ́', ɔ: 'kpɔ́' })
})

it('leaves out what nobody has said and whose tones are not written whole', () => {
  expect(find(['ma'])).toEqual({})
  expect(find(['ma'], ['ewo.ma'])).toEqual({ m: 'ma', a: 'ma' })
})
