import type { RecordingPrompt } from '@mboa/domain'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { recordInLog } from '../../../platform/take-store/sending-log.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork } from '../../../testing/stub-network.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import { SendingLog } from './sending-log.tsx'

const prompts: readonly RecordingPrompt[] = [
  {
    item: 'ewo.day-sunday',
    kind: 'word',
    text: 'sɔ́ndɔ',
    gloss: { en: 'Sunday', fr: 'dimanche' },
    state: 'missing',
  },
  {
    item: 'ewo.concept-hoe',
    kind: 'word',
    text: null,
    gloss: { en: 'hoe', fr: 'une houe' },
    state: 'missing',
  },
]

it('names what was sent by its word, or by what it means where nobody has written it', async () => {
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  stubNetwork({})
  const id = crypto.randomUUID()
  const database = await openOwnTakes(id)
  for (const [at, item] of ['ewo.day-sunday', 'ewo.concept-hoe', 'ewo.of-before'].entries()) {
    const { take } = await recordTake(database, item)
    await recordInLog(database, { at, event: 'received', takeId: take.id })
  }
  await recordInLog(database, { at: 3, event: 'storage-full' })
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <SendingLog prompts={prompts} />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const entries = page.getByRole('listitem')
  await expect.element(page.getByText('sɔ́ndɔ', { exact: true })).toBeVisible()
  const names = entries.elements().map((entry) => entry.querySelector('bdi')?.textContent)
  // The newest first; of another course it is not known how it is called.
  expect(names).toEqual([undefined, undefined, 'une houe', 'sɔ́ndɔ'])
})
