import type { Lesson, UnitPack } from '@mboa/contract'
import { testUnit } from './test-course.ts'

const source = { citation: 'CLDR 48.2, main/ewo', licence: 'Unicode-3.0' }
const lesson = (name: string, ...items: [string, ...string[]]): Lesson => ({
  id: `ewo.${name}`,
  title: { en: `Lesson ${name}`, fr: `Leçon ${name}` },
  steps: [
    {
      step: 'note',
      about: 'tone',
      text: { en: 'Marks write the tone.', fr: 'Les marques notent le ton.' },
      examples: ['ewo.today'],
      sources: [source],
    },
    {
      step: 'letters',
      letters: [{ letter: 'í', sound: { en: 'like ee', fr: 'comme i' }, example: 'ewo.tomorrow' }],
      sources: [source],
    },
    { step: 'present', items },
    { step: 'drill', items },
    { step: 'check', items },
  ],
})
/** Each lesson presents, drills and checks; the words are those of the test course. */
export const unitWithLessons: UnitPack = {
  ...testUnit,
  lessons: [
    lesson('one', 'ewo.yesterday', 'ewo.today'),
    lesson('two', 'ewo.tomorrow'),
    lesson('three', 'ewo.tomorrow'),
    lesson('four', 'ewo.tomorrow'),
  ],
}
