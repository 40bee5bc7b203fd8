import { changeRecallFirst, type Exercise } from '@mboa/domain'
import { buildReview, buildSetting, testId } from '@mboa/domain/testing'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import type { Answered } from '../exercise-part.ts'
import { ShownExercise } from '../exercise-screens.tsx'

const known = 'ewo.tomorrow'
const fresh = 'ewo.today'
const dayMs = 86_400_000
const options = testUnit.words.map(({ id, gloss }) => ({
  item: id,
  meaning: { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' },
}))
const asked = (item: string): Exercise => ({
  kind: 'choose-meaning',
  skill: 'recognise',
  item,
  isNew: false,
  text: testUnit.words.find(({ id }) => id === item)?.text ?? '',
  options,
})

let given: Answered | undefined
beforeEach(() => {
  given = undefined
})

/** Asked when the learner's history is there, as in a session. */
function Asked({ exercise }: { exercise: Exercise }) {
  const { status } = usePractice()
  const [isBegun, setIsBegun] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  if (status !== 'ready') return null
  if (!isBegun) return <button onClick={() => setIsBegun(true)}>Begin</button>
  return (
    <main className="exercise">
      <ShownExercise
        exercise={exercise}
        course={{ summary: testCourse, units: [testUnit] }}
        given={answered}
        onAnswer={(answer) => {
          given = answer
          setAnswered(answer)
        }}
        onAnswerPairs={() => undefined}
        onNext={() => undefined}
      />
    </main>
  )
}

async function ask(item: string, ...settings: ReturnType<typeof buildSetting>[]) {
  const userId = crypto.randomUUID()
  const database = await openLearnerDatabase(userId)
  const recalled = [0, 1].map((day) =>
    buildReview({
      id: testId(10 + day),
      course: 'ewo',
      item: known,
      skill: 'recall',
      kind: 'type-word',
      answeredAt: Date.now() - (30 - day) * dayMs,
    }),
  )
  for (const event of [...recalled, ...settings]) {
    await database.put('events', { id: event.id, event, pending: 1 })
  }
  database.close()
  await renderAppPart(
    <PracticeProvider userId={userId}>
      <Asked exercise={asked(item)} />
    </PracticeProvider>,
    {},
  )
  await expect.element(button('Begin')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await button('Begin').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const choices = () => page.getByRole('button', { name: /today|tomorrow|yesterday/ }).elements()

it('what is known is recalled first: its choices come after four seconds, where they were to be', async () => {
  await ask(known)
  await expect.element(button('Show the choices')).toBeVisible()
  await expect.element(page.getByText('The choices come in a moment.')).toBeInTheDocument()
  expect(choices()).toEqual([])
  const giveUp = button('I don’t know').element().getBoundingClientRect().top
  await userEvent.keyboard('1')
  expect(given).toBeUndefined()
  await vi.advanceTimersByTimeAsync(3_900)
  expect(choices()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => choices().length).toBe(3)
  await expect.element(button('Show the choices')).not.toBeInTheDocument()
  await expect.element(page.getByText('Here are the choices.')).toBeInTheDocument()
  expect(button('I don’t know').element().getBoundingClientRect().top).toBe(giveUp)
  await button(/tomorrow$/).click()
  expect(given).toMatchObject({ outcome: 'correct' })
})

it('they come at once for who asks, by a tap or by Enter', async () => {
  await ask(known)
  await expect.element(button('Show the choices')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => choices().length).toBe(3)
  expect(given).toBeUndefined()
})

it('of a double tap on “Show the choices” the second answers nothing', async () => {
  await ask(known)
  await button('Show the choices').dblClick()
  await expect.poll(() => choices().length).toBe(3)
  expect(given).toBeUndefined()
})

it('who does not know it need not wait', async () => {
  await ask(known)
  await button('I don’t know').click()
  expect(given).toMatchObject({ outcome: 'wrong', answer: '' })
  await expect.poll(() => document.querySelectorAll('.choice-tile').length).toBe(3)
  expect(document.querySelector('[data-waiting]')).toBeNull()
})

it('of what is new the choices are there at once', async () => {
  await ask(fresh)
  await expect.poll(() => choices().length).toBe(3)
})

it('nothing waits for who has turned it off', async () => {
  await ask(known, buildSetting(changeRecallFirst(false)))
  await expect.poll(() => choices().length).toBe(3)
})
