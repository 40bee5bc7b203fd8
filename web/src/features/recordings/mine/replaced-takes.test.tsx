import { api } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { aShownTake } from '../../../testing/recordings.ts'
import { openOwnTakes } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

it.each([
  ['en', 'Replaced by your later recording.', 'Replaced 1'],
  ['fr', 'Remplacé par votre enregistrement plus récent.', 'Remplacés 1'],
] as const)('says that a later recording replaces a take, in %s', async (...row) => {
  const [language, text, filter] = row
  onTestFinished(() => activateLanguage('en'))
  await activateLanguage(language)
  const userId = newEventId()
  await openOwnTakes(userId)
  const asked: string[] = []
  startRecorderServer({
    userId,
    more(call) {
      asked.push(call)
      if (call.startsWith(`GET ${api.listShownTakes.path}`)) {
        return Response.json({ takes: [aShownTake({ state: 'replaced' })], more: false })
      }
      if (call !== `GET ${api.countTakes.path}`) return undefined
      const of = { course: 'ewo', dialect: null, kind: 'word', state: 'replaced', count: 1 }
      const decidedSince = { approved: 0, sentBack: 0 }
      return Response.json({ counts: [of], toRecordAgain: 0, toReview: [], decidedSince })
    },
  })
  await openRecordings(userId, 'mine')
  const replaced = page.getByRole('listitem').filter({ hasText: 'okírí' })
  await expect.element(replaced.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: filter }).click()
  await expect.poll(() => asked.some((call) => call.includes('state=replaced'))).toBe(true)
})
