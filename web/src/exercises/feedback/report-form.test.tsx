import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { takeComplaint } from '../../testing/complaints.ts'
import { storageTroubles } from '../../testing/fill-device.ts'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import type { ItemReport } from './item-report.ts'
import { ReportDialog } from './report-dialog.tsx'
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
      trouble={undefined}
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

it.each(storageTroubles)(
  'says why a store with %s keeps no report, and keeps it open',
  async (name, said) => {
    const course = { summary: testCourse, units: [testUnit] }
    const send = () => Promise.reject(new DOMException('', name))
    await renderAppPart(
      <ReportDialog
        answer={undefined}
        report={{ course, item, send }}
        onClose={() => undefined}
        onKept={() => undefined}
      />,
      {},
    )
    const reason = page.getByRole('radio', { name: 'A tone is wrong' })
    await reason.click()
    await page.getByRole('textbox').fill('Too high')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('Too high')
    await takeComplaint('keeping a report')
  },
)
