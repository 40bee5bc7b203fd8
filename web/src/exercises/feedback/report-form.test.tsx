import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import type { ItemReport } from './item-report.ts'
import { ReportForm } from './report-form.tsx'

const item = 'ewo.tomorrow'
const always = [
  'The word is misspelled',
  'A tone is wrong',
  'The meaning is wrong',
  'It’s hurtful',
  'Something else',
]

async function listReasons(course: ItemReport['course']): Promise<(string | null)[]> {
  await renderAppPart(
    <ReportForm
      answer={undefined}
      about={{ course, item }}
      hasFailed={false}
      onSend={() => undefined}
      onCancel={() => undefined}
    />,
    {},
  )
  await expect.element(page.getByRole('group', { name: 'What’s wrong?' })).toBeVisible()
  return Array.from(document.querySelectorAll('.reason'), ({ textContent }) => textContent)
}

it('offers to ask for a voice where there is none', async () => {
  const reasons = await listReasons({ summary: testCourse, units: [testUnit] })
  expect(new Set(reasons)).toEqual(new Set([...always, 'I’d like to hear this']))
})

it('offers to complain of a sound and a picture where there is one', async () => {
  const words = testUnit.words.map((word) => ({ ...word, picture: '🐘' }))
  const reasons = await listReasons({
    summary: testCourse,
    units: [{ ...testUnit, words }],
    recordings: new Map([[item, [aRecording({ item })]]]),
  })
  expect(new Set(reasons)).toEqual(
    new Set([...always, 'The sound is poor or wrong', 'The picture doesn’t match']),
  )
})
