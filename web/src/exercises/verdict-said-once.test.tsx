import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTapped } from '../testing/answer-tapped.ts'
import { choices, joined, showAsked, typed } from '../testing/asked-exercises.tsx'

/** What a screen reader says by itself: what describes the button that has the focus, and news. */
function listSaid(): string[] {
  const describedBy = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
  const descriptions = describedBy.map((id) => document.getElementById(id))
  const news = document.querySelectorAll('[role=status], [role=alert], [aria-live]')
  return [...descriptions, ...news].map((each) => each?.textContent ?? '')
}

const timesSaid = (text: string) => listSaid().join('\n').split(text).length - 1

it.each(Object.entries({ ...choices, ...joined, ...typed }))(
  'the verdict on %s is said once, with Next',
  async (_, asked) => {
    await showAsked(asked)
    await answerTapped(asked)
    const next = page.getByRole('button', { name: 'Next' })
    await expect.element(next).toHaveFocus()
    const verdict = page.getByRole('heading', { level: 2 }).element().textContent
    await expect.element(next).toHaveAccessibleDescription(verdict)
    expect(timesSaid(verdict)).toBe(1)
  },
)

it.each([
  ['tomorrow', 'choose-meaning'],
  ['okírí', 'choose-word'],
] as const)('the right answer, %s, is said once in %s', async (right, kind) => {
  await showAsked(choices[kind])
  await answerTapped(choices[kind])
  expect(timesSaid(right)).toBe(1)
})
