import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { aRecording } from '../../../testing/recordings.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { WordsMet } from './words-met.tsx'

const course: Course = {
  summary: testCourse,
  units: [testUnit],
  recordings: new Map([['ewo.tomorrow', [aRecording()]]]),
}

afterEach(() => {
  vi.restoreAllMocks()
})

const show = () =>
  renderAppPart(
    <WordsMet
      items={['ewo.tomorrow', 'ewo.today', 'ewo.gone']}
      missed={['ewo.today']}
      course={course}
    />,
    {},
  )
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

it('shows each word with its meaning, and which need one more round', async () => {
  await show()
  await expect.element(row('okírí').getByText('tomorrow')).toBeVisible()
  await expect.element(row('aná').getByText('one more round')).toBeVisible()
  expect(row('okírí').getByText('one more round').elements()).toEqual([])
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})

it('plays a word that is recorded, and hears it said again', async () => {
  const context = new AudioContext()
  const source = context.createOscillator()
  const microphone = context.createMediaStreamDestination()
  source.connect(microphone)
  source.start()
  onTestFinished(() => context.close())
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(microphone.stream)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await show()
  await expect.element(row('okírí').getByRole('button', { name: 'Listen' })).toBeVisible()
  expect(row('aná').getByRole('button').elements()).toEqual([])
  await page.getByRole('button', { name: 'Say it again' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  const own = page.getByRole('group', { name: 'You' })
  await expect.element(own.getByRole('button', { name: 'Listen' })).toBeVisible()
  expect(microphone.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

it('says what to do where the microphone is blocked', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  await show()
  await page.getByRole('button', { name: 'Say it again' }).click()
  await expect.element(page.getByText(/^The microphone is blocked/)).toBeVisible()
})
