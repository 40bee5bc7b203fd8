import { coursesResponseSchema } from '@mboa/contract'
import type { Exercise } from '@mboa/domain'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { askAlone } from '../../testing/asked-alone.tsx'
import { answerByKeys } from '../../testing/answer-exercise.ts'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import type { Answered } from '../exercise-part.ts'

let course: Course
let given: Answered | undefined

beforeEach(async () => {
  const listed = v.parse(coursesResponseSchema, await answerAboutTestCourse('/api/courses').json())
  const [summary] = listed.courses
  if (summary === undefined) throw new Error('The test course is gone')
  course = { summary, units: [testUnit] }
  given = undefined
})

const show = (exercise: Exercise) =>
  askAlone({
    exercise,
    course,
    onAnswer: (answer) => {
      given = answer
    },
  })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

const item = 'ewo.tomorrow'
const meaning = { en: 'tomorrow', fr: 'demain' }
const about = { item, isNew: false, skill: 'recall', meaning } as const
const written = { ...about, accepted: ['okírí'], draw: 'a draw' } as const
const known = [{ text: 'okírí', meaning: 'tomorrow' }]

const kinds: [string, Exercise][] = [
  [
    'How do you say it in Ewondo?',
    {
      ...about,
      kind: 'choose-word',
      options: [
        { item: 'ewo.today', text: 'aná' },
        { item, text: 'okírí' },
      ],
    },
  ],
  [
    'Which spelling is right?',
    { ...about, kind: 'choose-spelling', right: 'okírí', options: ['okiri', 'okírí', 'ɔkírí'] },
  ],
  ['Which letter is missing?', { ...written, kind: 'missing-letter' }],
  ['Spell it with these letters', { ...written, kind: 'letter-tiles' }],
  ['Add the tone marks', { ...written, kind: 'place-tones' }],
]

describe.each(kinds)('%s', (task, exercise) => {
  it('shows the meaning, keeps the word to itself, and is answered by keys alone', async () => {
    await show(exercise)
    await expect.element(heading(task)).toHaveFocus()
    expect(document.querySelector('.prompt .meaning')?.textContent).toBe('tomorrow')
    expect(document.querySelector('.prompt')?.textContent).not.toContain('okírí')
    await answerByKeys(known)
    await expect.element(heading('Right.')).toBeVisible()
    await expect.element(button('Next')).toHaveFocus()
    expect(given).toMatchObject({ verdict: 'exact', outcome: 'correct' })
    expect(document.querySelector('.prompt .word')?.textContent).toBe('okírí')
  })

  it('gives the answer to whoever does not know it', async () => {
    await show(exercise)
    await button('I don’t know').click()
    await expect.element(heading('Here’s the answer.')).toBeVisible()
    expect(given).toMatchObject({ outcome: 'wrong', answer: '' })
    expect(document.querySelector('.prompt .word')?.textContent).toBe('okírí')
  })
})

it('a wrong word is told with what it means', async () => {
  const [, chooseWord] = kinds[0] ?? []
  if (chooseWord === undefined) throw new Error('The exercise is gone')
  await show(chooseWord)
  await button('aná').click()
  await expect.element(heading('Not the right word.')).toBeVisible()
  await expect.element(page.getByText('You chose “today”.')).toBeVisible()
  expect(given).toMatchObject({ outcome: 'wrong', answer: 'ewo.today' })
})

it('a wrong letter is said to be wrong, with the right one beside it', async () => {
  await show({ ...written, kind: 'missing-letter' })
  await expect.element(heading('Which letter is missing?')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'missing letter' })).toBeVisible()
  const { before, after } = gapOf()
  const wrong = textsOf('.choice-tile .word').find((letter) => before + letter + after !== 'okírí')
  await button(new RegExp(`${wrong ?? ''}$`)).click()
  await expect.element(heading('Not that letter.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /right answer/ })).toBeVisible()
  expect(given).toMatchObject({ outcome: 'wrong', answer: wrong })
})

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
function gapOf() {
  const [before = '', , after = ''] = Array.from(
    document.querySelector('.prompt .word')?.childNodes ?? [],
    ({ textContent }) => textContent ?? '',
  )
  return { before, after }
}

describe('tones on given letters', () => {
  it('go on the letter that is marked, by tapping, and can be taken off again', async () => {
    await show({ ...written, kind: 'place-tones' })
    await expect.element(button('o: no mark')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button('Check')).toBeDisabled()
    await button('high').click()
    await expect.element(button('o: high')).toBeVisible()
    await button('o: high').click()
    await button('no mark').click()
    await button('high').click()
    await expect.element(button('i: high')).toBeVisible()
    await button('Check').click()
    await expect.element(heading('Right letters, one tone to fix')).toBeVisible()
    expect(given).toMatchObject({ verdict: 'tone', answer: 'okíri' })
  })

  it('are walked through by the arrows', async () => {
    await show({ ...written, kind: 'place-tones' })
    await expect.element(button('o: no mark')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}1{ArrowLeft}{ArrowLeft}0{Enter}')
    expect(given).toMatchObject({ verdict: 'tone', answer: 'okirí' })
  })
})

it('letter tiles are named as letters, and the word without spaces', async () => {
  await show({ ...written, kind: 'letter-tiles' })
  const letters = page.getByRole('group', { name: 'Letters' })
  await letters.getByRole('button', { name: 'o', exact: true }).click()
  await letters.getByRole('button', { name: 'k', exact: true }).click()
  await expect.element(page.getByText('Your answer: ok', { exact: true })).toBeInTheDocument()
})

it('letters to choose among are called by their names', async () => {
  const word = { ...written, accepted: ['m̀bəmbə'], draw: 'a draw' } as const
  const shown = await show({ ...word, kind: 'letter-tiles' })
  await expect.element(button('schwa').first()).toBeVisible()
  await shown.unmount()
  await show({ ...word, kind: 'missing-letter' })
  await expect.element(button('schwa')).toBeVisible()
})
