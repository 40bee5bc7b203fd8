import { api } from '@mboa/contract'
import { foldEvents, startSession } from '@mboa/domain'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { usePracticeSession, type SessionSource } from './session-screen.tsx'

let userId: string
beforeEach(() => {
  userId = newEventId()
  stubNetwork({ [api.syncPractice.path]: unreachable })
})

const testCourseHere = { summary: testCourse, units: [testUnit] }

const source: SessionSource = {
  course: 'ewo',
  about: 'word',
  compose: (_, { id, now }) => {
    const { start } = startSession({
      id,
      course: 'ewo',
      length: 10,
      now,
      kinds: ['choose-meaning'],
      strictness: 'relaxed',
      units: [testUnit],
      fold: foldEvents([]),
      newWords: 3,
    })
    // Without presenting new words, which ask for nothing.
    return { start: { ...start, toPresent: [] }, answers: [] }
  },
}

/** A session as one tab shows it. */
function Tab({ name }: { name: string }) {
  const { state, answer, next } = usePracticeSession(source, testCourseHere)
  const given = {
    verdict: 'exact',
    outcome: 'correct',
    strictness: 'relaxed',
    answer: 'x',
  } as const
  return (
    <section aria-label={name}>
      <p>{state.phase}</p>
      {'session' in state && <p>{state.session.answers.length} answered</p>}
      {state.phase === 'asking' && <button onClick={() => answer(given)}>Answer</button>}
      {state.phase === 'answered' && <button onClick={next}>Next</button>}
      {state.phase === 'stopped' && <button onClick={state.begin}>Continue here</button>}
    </section>
  )
}

const openTab = (name: string) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Tab name={name} />
    </PracticeProvider>,
    { path: '/' },
  )
const tab = (name: string) => page.getByRole('region', { name })
const press = (name: string, button: string) =>
  tab(name).getByRole('button', { name: button }).click()
const countReviews = () =>
  withLearnerDatabase(userId, async (database) => (await database.getAll('events')).length)

it('a second tab leaves the session to the first until it takes over, where the first left it', async () => {
  await openTab('first')
  await press('first', 'Answer')
  await openTab('second')
  await expect.element(tab('second').getByText('stopped')).toBeVisible()
  await press('second', 'Continue here')
  await expect.element(tab('second').getByText('1 answered')).toBeVisible()
  await expect.element(tab('first').getByText('stopped')).toBeVisible()
  await press('second', 'Answer')
  await expect.element(tab('second').getByText('2 answered')).toBeVisible()
  await expect.poll(countReviews).toBe(2)
  await press('first', 'Continue here')
  await expect.element(tab('first').getByText('2 answered')).toBeVisible()
  await expect.element(tab('second').getByText('stopped')).toBeVisible()
})

it('a tab that is left, or whose session is over, stands in nobody’s way', async () => {
  const first = await openTab('first')
  await expect.element(tab('first').getByText('asking')).toBeVisible()
  await first.unmount()
  await openTab('second')
  for (let asked = 0; asked < 3; asked += 1) {
    await press('second', 'Answer')
    await press('second', 'Next')
  }
  await expect.element(tab('second').getByText('over')).toBeVisible()
  await openTab('third')
  await expect.element(tab('third').getByText('asking')).toBeVisible()
})
