import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse } from '../../testing/test-course.ts'
import { AnswerField } from '../typing/answer-field.tsx'
import { languageOf } from '../typing/written-language.ts'
import { ExerciseFrame } from './exercise-frame.tsx'
import { ExerciseTask, Prompt } from '../asking/prompt.tsx'

beforeEach(() => {
  onTestFinished(() => page.viewport(360, 740))
})

const show = () =>
  renderAppPart(
    <ExerciseFrame
      outcomes={[]}
      total={10}
      isAnswered={false}
      comesBack={false}
      onLeave={() => undefined}
    >
      <ExerciseTask takesFocus={false}>Write it in Ewondo</ExerciseTask>
      <Prompt meaning="tomorrow">
        <button type="button" className="icon-button">
          ?
        </button>
      </Prompt>
      <AnswerField
        language={languageOf(testCourse)}
        onAnswer={() => undefined}
        onGiveUp={() => undefined}
      />
    </ExerciseFrame>,
    {},
  )

const rowOf = () => page.getByRole('group', { name: /^Letters and tones/ }).element()
const placeOf = (element: Element) => element.getBoundingClientRect()

it('shows field and keys in 480 px of height', async () => {
  await page.viewport(360, 480)
  await show()
  await vi.waitFor(() => expect(placeOf(rowOf()).bottom).toBeLessThanOrEqual(480))
  expect(placeOf(page.getByRole('textbox').element()).top).toBeGreaterThan(0)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(480)
})

it('shows the field, Check and the keys at once on a phone that lies on its side', async () => {
  await page.viewport(640, 360)
  await show()
  await vi.waitFor(() => expect(placeOf(rowOf()).bottom).toBeLessThanOrEqual(360))
  const check = placeOf(page.getByRole('button', { name: 'Check', exact: true }).element())
  const field = placeOf(page.getByRole('textbox').element())
  expect(Math.max(check.bottom, field.bottom)).toBeLessThanOrEqual(placeOf(rowOf()).top)
  expect(field.top).toBeGreaterThan(placeOf(page.getByText('tomorrow').element()).bottom)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(360)
})

it('keeps the keys above a keyboard that lies over the page, and follows when it closes', async () => {
  await page.viewport(360, 740)
  // No browser without a screen opens a keyboard: this stands for what one reports when it does.
  const viewport = Object.assign(new EventTarget(), { height: 440, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await show()
  expect(placeOf(rowOf()).bottom).toBeLessThanOrEqual(440)
  Object.assign(viewport, { height: 740 })
  viewport.dispatchEvent(new Event('resize'))
  expect(placeOf(rowOf()).bottom).toBeGreaterThan(700)
  // Two fingers that zoom in must not move the keys.
  Object.assign(viewport, { height: 370, scale: 2 })
  viewport.dispatchEvent(new Event('resize'))
  expect(placeOf(rowOf()).bottom).toBeGreaterThan(700)
})

it('keeps the cells of a long session clear of their count on a phone', async () => {
  await page.viewport(360, 740)
  const outcomes = Array.from({ length: 50 }, (_, at) =>
    at % 2 === 0 ? ('wrong' as const) : ('almost' as const),
  )
  await renderAppPart(
    <ExerciseFrame
      outcomes={outcomes}
      total={60}
      isAnswered={false}
      comesBack={false}
      onLeave={() => undefined}
      onUndo={() => undefined}
    >
      {null}
    </ExerciseFrame>,
    {},
  )
  const steps = page.getByRole('img', { name: '51 of 60' }).element()
  const lastCell = steps.lastElementChild
  const count = placeOf(page.getByText('51 / 60').element())
  expect(lastCell && placeOf(lastCell).right).toBeLessThanOrEqual(count.left)
  expect(document.documentElement.scrollWidth).toBe(360)
})

it('keeps the cells clear of their count where letters are twice as large', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await renderAppPart(
    <ExerciseFrame
      outcomes={[]}
      total={17}
      isAnswered={false}
      comesBack={false}
      onLeave={() => undefined}
      onUndo={() => undefined}
    >
      {null}
    </ExerciseFrame>,
    {},
  )
  const cells = [...page.getByRole('img', { name: '1 of 17' }).element().children].map(placeOf)
  const count = placeOf(page.getByText('1 / 17').element())
  const covered = cells.filter(
    ({ left, right, top, bottom }) =>
      left < count.right && right > count.left && top < count.bottom && bottom > count.top,
  )
  expect(covered).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(360)
})

function TwoSteps() {
  const [isAnswered, setIsAnswered] = useState(false)
  const [nexts, setNexts] = useState(0)
  return (
    <ExerciseFrame
      outcomes={[]}
      total={2}
      isAnswered={isAnswered}
      comesBack={false}
      onLeave={() => undefined}
    >
      {isAnswered ? (
        <button key="next" type="button" onClick={() => setNexts(nexts + 1)}>
          Next
        </button>
      ) : (
        <button key="answer" type="button" onClick={() => setIsAnswered(true)}>
          tomorrow
        </button>
      )}
      <output>{nexts}</output>
    </ExerciseFrame>
  )
}

it('keeps a double tap to the step it began in', async () => {
  await renderAppPart(<TwoSteps />, {})
  await userEvent.dblClick(page.getByRole('button', { name: 'tomorrow' }), {
    position: { x: 6, y: 6 },
  })
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
  await page.getByRole('button', { name: 'Next' }).click({ position: { x: 6, y: 6 } })
  await expect.element(page.getByRole('status')).toHaveTextContent('1')
})

it.each([
  { isAnswered: false, comesBack: false, place: '3 of 5' },
  { isAnswered: true, comesBack: true, place: '3 of 5' },
  { isAnswered: true, comesBack: false, place: '2 of 5' },
])('is at $place after two, with $isAnswered and $comesBack', async ({ place, ...given }) => {
  await renderAppPart(
    <ExerciseFrame outcomes={['correct', 'correct']} total={5} {...given} onLeave={() => undefined}>
      {null}
    </ExerciseFrame>,
    {},
  )
  await expect.element(page.getByRole('img', { name: place })).toBeVisible()
})
