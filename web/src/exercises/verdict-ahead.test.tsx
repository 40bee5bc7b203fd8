import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerTapped, findTapped } from '../testing/answer-tapped.ts'
import {
  choices,
  joined,
  showAsked,
  typed,
  type AskedExercise,
} from '../testing/asked-exercises.tsx'
import { nextFrame } from '../testing/next-frame.ts'

const verdicts = () => page.getByRole('heading', { level: 2 }).elements()
const prepared = () => document.querySelector('.feedback')

/** Answers but for the last tap, and waits for what is then made ready. */
async function answerAlmost(asked: AskedExercise): Promise<void> {
  await showAsked(asked)
  for (const name of asked.taps.slice(0, -1)) {
    const field = document.querySelector('input.slate')
    if (field === null) findTapped(name).click()
    else await page.getByRole('textbox').fill(name)
    await nextFrame(2)
  }
  await expect.poll(prepared).not.toBeNull()
}

const chosen = Object.entries(choices).filter(([, { exercise }]) => exercise.kind !== 'match-pairs')

it.each([...chosen, ...Object.entries({ ...joined, ...typed })])(
  'nothing is seen, heard, felt or reached of the verdict on %s before it is asked for',
  async (_, asked) => {
    const vibrated = vi.spyOn(navigator, 'vibrate')
    onTestFinished(() => vibrated.mockRestore())
    await answerAlmost(asked)
    expect(prepared()?.checkVisibility()).toBe(false)
    expect(verdicts()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Next' }).elements()).toHaveLength(0)
    expect(prepared()?.contains(document.activeElement)).toBe(false)
    expect(vibrated).not.toHaveBeenCalled()
    findTapped(asked.taps.at(-1) ?? '').click()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(document.querySelectorAll('.feedback')).toHaveLength(1)
    expect(verdicts()).toHaveLength(1)
  },
)

/** What the verdict says, apart from what can be asked and reported below it. */
const said = () =>
  Array.from(
    document.querySelectorAll('.feedback :is(h2, .difference, [role=status]:not(.hear-wish))'),
    ({ textContent }) => textContent,
  ).join('\n')

/** Answers in a page of its own, and reads the verdict. */
async function readVerdict(asked: AskedExercise): Promise<string> {
  await showAsked(asked)
  await answerTapped(asked)
  const verdict = said()
  await cleanup()
  return verdict
}

it.each(Object.entries({ ...joined, ...typed }))(
  'the verdict on %s stands ready, and is only shown',
  async (_, asked) => {
    const verdict = await readVerdict(asked)
    await answerAlmost(asked)
    const before = prepared()
    await expect.poll(said).toBe(verdict)
    findTapped(asked.taps.at(-1) ?? '').click()
    await nextFrame()
    expect(prepared()).toBe(before)
    expect(before?.checkVisibility()).toBe(true)
    expect(said()).toBe(verdict)
  },
)

it('what is typed after the verdict was made ready is what counts', async () => {
  const asked = typed['type-word']
  const verdict = await readVerdict(asked)
  await answerAlmost(asked)
  await expect.poll(said).toBe(verdict)
  await page.getByRole('textbox').fill('m̀bəmbə kídi')
  findTapped('Check').click()
  await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
  expect(said()).not.toBe(verdict)
})

it('who gives up after typing is shown the answer', async () => {
  const verdict = await readVerdict(typed['type-word'])
  await answerAlmost(typed['type-word'])
  await expect.poll(said).toBe(verdict)
  findTapped('I don’t know').click()
  await expect.element(page.getByRole('heading', { name: 'Here’s the answer.' })).toBeVisible()
})

it('on a phone on its side what is asked is hidden while it is written, and no longer', async () => {
  await page.viewport(740, 360)
  onTestFinished(() => page.viewport(360, 740))
  await answerAlmost(typed['type-word'])
  const asked = document.querySelector('.under-prompt')
  expect(asked?.checkVisibility()).toBe(false)
  findTapped('Check').click()
  await expect.poll(() => asked?.checkVisibility()).toBe(true)
})
