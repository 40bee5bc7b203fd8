import type { SentenceExercise } from '@mboa/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { askAlone } from '../../testing/asked-alone.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { aRecording } from '../../testing/recordings.ts'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import type { Answered } from '../exercise-part.ts'

const item = 'wes.s-i-want-water'
const about = { item, isNew: false } as const
const meaning = { en: 'I want water.', fr: 'Je veux de l’eau.' }

let course: Course
let given: Answered | undefined
beforeEach(async () => {
  const recordings = new Map([
    [item, [aRecording({ item, opus: { address: spoken, bytes: 7000 } })]],
  ])
  course = { summary: await pidginCourse(), units: [pidginUnit], recordings }
  given = undefined
})

const show = (exercise: SentenceExercise) =>
  askAlone({
    exercise,
    course,
    onAnswer: (answer) => {
      given = answer
    },
  })

const heading = (name: string) => page.getByRole('heading', { name })
async function write(text: string) {
  await page.getByRole('textbox', { name: /answer|réponse/ }).fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('dictation of a sentence', () => {
  const heard: SentenceExercise = {
    ...about,
    kind: 'write-sentence',
    skill: 'write',
    meaning,
    accepted: ['A wan wata.'],
  }

  it.each([
    ['a wan wata', 'Right.', 'correct'],
    ['a wan wati', 'Almost: a typo', 'almost'],
    ['a no sabi', 'Not quite.', 'wrong'],
  ])('says what became of “%s”, and only then the meaning', async (text, verdict, outcome) => {
    await show(heard)
    await expect.element(heading('Write what you hear')).toBeVisible()
    await expect.element(page.getByText(meaning.en)).not.toBeInTheDocument()
    await write(text)
    await expect.element(heading(verdict)).toBeVisible()
    await expect.element(page.getByText(meaning.en)).toBeVisible()
    expect(given).toMatchObject({ outcome, answer: text })
  })
})

describe('a translation in writing', () => {
  const asked = { ...about, kind: 'type-sentence', skill: 'recall', meaning } as const
  const accepted = ['A wan wata.', 'A wan (smol) wata.']

  it.each(['a wan wata', 'a wan smol wata'])('takes “%s”, with and without', async (text) => {
    await show({ ...asked, accepted, synonyms: { en: [], fr: [] } })
    await write(text)
    await expect.element(heading('Right.')).toBeVisible()
  })

  const toMeaning: SentenceExercise = {
    ...about,
    kind: 'type-meaning',
    skill: 'recognise',
    text: 'A wan wata.',
    accepted: { en: ['I want (some) water.', 'I would like water.'], fr: ['Je veux de l’eau.'] },
  }

  it.each(['I want water', 'I want some water', 'I would like water'])(
    'takes “%s” for its English',
    async (text) => {
      await show(toMeaning)
      await write(text)
      await expect.element(heading('Right.')).toBeVisible()
    },
  )

  it('asks for its French in French', async () => {
    await activateLanguage('fr')
    await show(toMeaning)
    await expect.element(heading('Écrivez-la en français')).toBeVisible()
    await write("je veux de l'eau")
    await expect.element(heading('C’est juste.')).toBeVisible()
  })
})
