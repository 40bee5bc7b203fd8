import { buildReview, testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { takeComplaint } from '../../../testing/complaints.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse, testUnit } from '../../../testing/test-course.ts'
import { ClothCard } from './cloth-card.tsx'

const course: Course = { summary: testCourse, units: [testUnit] }
const start = Date.UTC(2026, 0, 5, 8)
let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await activateLanguage('en')
})

/** One answer in each of so many sessions, days apart. */
async function practise(sessions: number) {
  const database = await openLearnerDatabase(userId)
  const reviews = Array.from({ length: sessions }, (_, nth) =>
    buildReview({
      id: testId(nth),
      session: `${(start + nth).toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-000000000000`,
      course: 'ewo',
      item: 'ewo.tomorrow',
      answeredAt: start + nth * 86_400_000,
    }),
  )
  await putInOutbox(database, reviews)
  database.close()
}

const show = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <ClothCard course={course} />
      <p>the rest of home</p>
    </PracticeProvider>,
    {},
  )
const cloth = () => page.getByRole('region', { name: 'Your cloth' })
const share = () => page.getByRole('button', { name: 'Share as a picture' })

/** A device that shares files or does not, and what was shared on it. */
function stubSharing({ canShare = true, answer = () => Promise.resolve() } = {}) {
  const shared: ShareData[] = []
  const share = (data: ShareData) => {
    shared.push(data)
    return answer()
  }
  for (const [name, value] of Object.entries({ canShare: () => canShare, share })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  return shared
}
const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

/** What the browser was given to save. */
function watchDownloads() {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}

it('shows nothing before the first session', async () => {
  await show()
  await expect.element(page.getByText('the rest of home')).toBeVisible()
  expect(cloth().elements()).toEqual([])
})

it('has a row for each session, and says how many', async () => {
  await practise(3)
  await show()
  await expect.element(cloth().getByText('3 rows')).toBeVisible()
  await activateLanguage('fr')
  await expect.element(page.getByText('3 rangs')).toBeVisible()
})

it('is shared as a picture that is drawn here, with nothing personal in its name', async () => {
  await practise(2)
  const shared = stubSharing()
  const saved = watchDownloads()
  await show()
  await share().click()
  await expect.poll(() => shared).toHaveLength(1)
  const [file] = shared[0]?.files ?? []
  expect(file).toMatchObject({ name: 'mboa-ewo.png', type: 'image/png' })
  if (file === undefined) throw new Error('no file')
  const bitmap = await createImageBitmap(file)
  expect([bitmap.width, bitmap.height]).toEqual([1080, 560])
  expect(saved).toEqual([])
})

it('is saved where the device shares no files, or sharing fails', async () => {
  await practise(1)
  const saved = watchDownloads()
  stubSharing({ canShare: false })
  await show()
  await share().click()
  await expect.element(page.getByText('The picture is in your downloads.')).toBeVisible()
  stubSharing({ answer: refuse('NotAllowedError') })
  await share().click()
  await expect.poll(() => saved).toEqual(['mboa-ewo.png', 'mboa-ewo.png'])
})

it('is not saved for who closes the sharing', async () => {
  await practise(1)
  const saved = watchDownloads()
  const shared = stubSharing({ answer: refuse('AbortError') })
  await show()
  await share().click()
  await expect.poll(() => shared).toHaveLength(1)
  expect(saved).toEqual([])
  expect(page.getByText('The picture is in your downloads.').elements()).toEqual([])
})

it('says so where the browser makes no picture', async () => {
  await practise(1)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  await show()
  await share().click()
  await expect
    .element(page.getByText('This browser couldn’t draw the picture. Try again.'))
    .toBeVisible()
  await takeComplaint('drawing the cloth')
})
