import type { Exercise } from '@mboa/domain'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { endPause, pause } from '../../platform/sound/pauses.ts'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import type { Answered, AnsweredPairs } from '../exercise-part.ts'
import { ShownExercise } from '../exercise-screens.tsx'

const item = 'ewo.tomorrow'
const meaning = { en: 'tomorrow', fr: 'demain' }
const words = testUnit.words.map(({ id, text }) => ({ item: id, text }))
const choosing: Exercise = {
  kind: 'choose-word',
  skill: 'recall',
  item,
  isNew: false,
  meaning,
  options: words,
}

/** Each sound at an address of its own, to be told from the others. */
const sound = await (await fetch(spoken)).blob()
const said = new Map([item, 'ewo.today'].map((id) => [URL.createObjectURL(sound), id]))
const recordings = new Map(
  Array.from(said, ([address, id]) => [
    id,
    [aRecording({ id: `recording of ${id}`, item: id, opus: { address, bytes: 1 } })],
  ]),
)
const course: Course = { summary: testCourse, units: [testUnit], recordings }

const played: string[] = []
let given: Answered | undefined
let pairs: AnsweredPairs | undefined

beforeEach(() => {
  played.length = 0
  given = pairs = undefined
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    played.push(said.get(this.src) ?? this.src)
    return Promise.resolve()
  })
  onTestFinished(() => play.mockRestore())
})

function Asked({ exercise, of }: { exercise: Exercise; of: Course }) {
  const [answered, setAnswered] = useState<Answered>()
  return (
    <main className="exercise">
      <ShownExercise
        exercise={exercise}
        course={of}
        given={answered}
        onAnswer={(answer) => {
          given = answer
          setAnswered(answer)
        }}
        onAnswerPairs={(all) => {
          pairs = all
        }}
        onNext={() => undefined}
      />
    </main>
  )
}

const show = (exercise: Exercise, of = course) =>
  renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <Asked exercise={exercise} of={of} />
    </PracticeProvider>,
    {},
  )
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

it('a tap lets a choice be heard, the second one chooses it, and another one is heard first', async () => {
  await show(choosing)
  await expect.element(page.getByText('Tap to hear, tap again to choose.')).toBeVisible()
  await button(/aná$/).click()
  await expect.poll(() => played).toEqual(['ewo.today'])
  expect(given).toBeUndefined()
  await expect.element(button(/aná$/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Tap again to choose.', { exact: true })).toBeVisible()
  await button(/okírí$/).click()
  await expect.poll(() => played).toEqual(['ewo.today', item])
  await expect.element(button(/aná$/)).toHaveAttribute('aria-pressed', 'false')
  await button(/okírí$/).click()
  expect(given).toMatchObject({ outcome: 'correct', answer: item })
})

it('the number keys do the same, and two quick taps choose', async () => {
  await show(choosing)
  await expect.element(page.getByText('Tap to hear, tap again to choose.')).toBeVisible()
  const at = words.findIndex((word) => word.item === item) + 1
  await userEvent.keyboard(String(at))
  await expect.poll(() => played).toEqual([item])
  expect(given).toBeUndefined()
  await userEvent.keyboard(String(at))
  expect(given).toMatchObject({ outcome: 'correct' })
})

it('two quick taps choose', async () => {
  await show(choosing)
  await expect.element(page.getByText('Tap to hear, tap again to choose.')).toBeVisible()
  await button(/okírí$/).dblClick()
  expect(given).toMatchObject({ outcome: 'correct' })
})

it('without a recording, and for who cannot listen now, a tap chooses', async () => {
  const shown = await show(choosing, { summary: testCourse, units: [testUnit] })
  await button(/okírí$/).click()
  expect(given).toMatchObject({ outcome: 'correct' })
  await shown.unmount()

  given = undefined
  pause('listening', Date.now())
  onTestFinished(() => endPause('listening'))
  await show(choosing)
  await expect.element(button('I don’t know')).toBeVisible()
  await button(/okírí$/).click()
  expect(given).toMatchObject({ outcome: 'correct' })
  expect(played).toEqual([])
})

it('which spelling is right is not given away', async () => {
  await show({
    ...choosing,
    kind: 'choose-spelling',
    right: 'okírí',
    options: ['okiri', 'okírí'],
  })
  await button(/okírí$/).click()
  expect(given).toMatchObject({ outcome: 'correct' })
  expect(played).toEqual([])
})

it('a word that is to be matched is heard when it is chosen', async () => {
  await show({
    kind: 'match-pairs',
    skill: 'recognise',
    pairs: words.map((word) => ({
      ...word,
      isNew: false,
      meaning: { en: `meaning of ${word.text}`, fr: '' },
    })),
    meaningOrder: words.map((word) => word.item),
  })
  await button('okírí').click()
  await expect.poll(() => played).toEqual([item])
  await button(/meaning of okírí$/).click()
  expect(played).toEqual([item])
  expect(pairs).toBeUndefined()
})
