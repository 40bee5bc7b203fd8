import { workshopConsentVersion } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TakeContext } from '../../../platform/device-store/take-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

it('says of what was recorded in a workshop that is over that somebody else spoke', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const { take } = await recordTake(database, 'ewo.today')
  const spoken: TakeContext = {
    ...take.context,
    speaker: newEventId(),
    workshop: newEventId(),
    consentTextVersion: workshopConsentVersion,
  }
  await database.put('takes', { ...take, context: spoken })
  await recordTake(database, 'ewo.yesterday')
  startRecorderServer({
    userId,
    more(call) {
      if (call.startsWith('PUT ')) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await openRecordings(userId, 'mine')
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect.element(row('aná').getByText(/^today · Someone in a workshop · /)).toBeVisible()
  await expect.element(row('angogé').getByText(/^yesterday · \d+ \w+ \d{4}$/)).toBeVisible()
})
