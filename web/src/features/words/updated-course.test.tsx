import { api } from '@mboa/contract'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { WordSessionScreen } from './word-session-screen.tsx'

/** A session whose course is updated while it goes on, as by recordings that arrive. */
function Session() {
  const [course, setCourse] = useState({ summary: testCourse, units: [testUnit] })
  const { status } = usePractice()
  if (status !== 'ready') return null
  return (
    <main>
      <WordSessionScreen course={course} />
      <button onClick={() => setCourse({ ...course, units: [{ ...testUnit }] })}>Update</button>
    </main>
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const shownWord = () => document.querySelector('.presented-item .prompt .word')?.textContent
const isJudged = () => document.querySelector('.feedback')?.checkVisibility() === true

it('an update of the course begins nothing again: what was read stays read, an answer stays shown', async () => {
  stubNetwork({ [api.syncPractice.path]: unreachable })
  await renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <Session />
    </PracticeProvider>,
    {},
  )
  await expect.poll(shownWord).toBeDefined()
  const first = shownWord()
  await button('Next').click()
  await expect.poll(shownWord).not.toBe(first)
  const second = shownWord()
  expect(second).toBeDefined()
  await button('Update').click()
  await button('Next').click()
  await expect.poll(shownWord).toBeUndefined()
  await expect.element(page.getByRole('heading', { name: 'What does it mean?' })).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(button('Next')).toBeVisible()
  await button('Update').click()
  expect(isJudged()).toBe(true)
  await button('Next').click()
  await expect.poll(isJudged).toBe(false)
})
