import { api } from '@mboa/contract'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { listPendingReports } from '../../platform/device-store/report-outbox.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { takeComplaint } from '../../testing/complaints.ts'
import { storageTroubles } from '../../testing/fill-device.ts'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { useItemReport, type GivenReport } from '../feedback/item-report.ts'
import { ReportLinks } from '../feedback/report-links.tsx'
import { HearWish } from './hear-wish.tsx'

const item = 'ewo.tomorrow'

let userId: string
beforeEach(() => {
  userId = newEventId()
  stubNetwork({ [api.syncPractice.path]: unreachable, [api.sendReports.path]: unreachable })
})

function Answered({ course }: { course: Course }) {
  const exercise = 'choose-meaning' as const
  const report = useItemReport({ course, item, exercise, answer: 'today', expected: 'tomorrow' })
  return <ReportLinks report={report} />
}

const show = (recordings?: Course['recordings']) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Answered
        course={{ summary: testCourse, units: [testUnit], ...(recordings && { recordings }) }}
      />
    </PracticeProvider>,
    {},
  )
const wish = () => page.getByRole('button', { name: 'I’d like to hear this' })
const noted = () => page.getByText('Got it: speakers will see that this sound is missing.')
const listReports = () => withLearnerDatabase(userId, (database) => listPendingReports(database, 9))

it('one tap without a network notes the wish, to be sent, and it stays noted', async () => {
  const shown = await show()
  await userEvent.dblClick(wish())
  await expect.element(noted()).toBeVisible()
  expect(await listReports()).toMatchObject([
    { reason: 'no-sound', item, course: 'ewo', exercise: 'choose-meaning', comment: '' },
  ])
  await shown.unmount()
  await show()
  await expect.element(noted()).toBeVisible()
  expect(wish().elements()).toEqual([])
})

function AnsweredTwice() {
  const [isAnswered, setIsAnswered] = useState(true)
  const { status } = usePractice()
  return (
    <>
      <button type="button" onClick={() => setIsAnswered(!isAnswered)}>
        {status}
      </button>
      {isAnswered && <Answered course={{ summary: testCourse, units: [testUnit] }} />}
    </>
  )
}

it('what is kept of a wish is asked of the device once the verdict is drawn', async () => {
  await renderAppPart(
    <PracticeProvider userId={userId}>
      <AnsweredTwice />
    </PracticeProvider>,
    {},
  )
  await expect.element(wish()).toBeVisible()
  const answering = page.getByRole('button', { name: 'ready' })
  await answering.click()
  expect(wish().elements()).toEqual([])

  const opening = vi.spyOn(IDBFactory.prototype, 'open')
  onTestFinished(() => opening.mockRestore())
  const again = answering.element()
  if (again instanceof HTMLElement) again.click()
  // React renders what a click changes before the next task.
  await Promise.resolve()
  expect(page.getByRole('button', { name: 'Report a problem' }).elements()).toHaveLength(1)
  expect(opening.mock.results).toEqual([])
  await expect.element(wish()).toBeVisible()
})

it('nothing is wished for that can be heard', async () => {
  await show(new Map([[item, [aRecording({ item })]]]))
  await expect.element(page.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  await import('./hear-wish.tsx')
  expect(wish().elements()).toEqual([])
})

it.each(storageTroubles)(
  'says why a store with %s keeps no wish, and keeps it the next time',
  async (name, said) => {
    const sent: GivenReport[] = []
    let isFull = true
    const send = (given: GivenReport) => {
      if (isFull) return Promise.reject(new DOMException('', name))
      sent.push(given)
      return Promise.resolve()
    }
    await renderAppPart(
      <PracticeProvider userId={userId}>
        <HearWish report={{ course: { summary: testCourse, units: [testUnit] }, item, send }} />
      </PracticeProvider>,
      {},
    )
    await wish().click()
    await expect.element(page.getByText(said)).toBeVisible()
    await takeComplaint('keeping a wish')
    isFull = false
    await wish().click()
    await expect.element(noted()).toBeVisible()
    expect(sent).toEqual([{ reason: 'no-sound', comment: '' }])
  },
)
