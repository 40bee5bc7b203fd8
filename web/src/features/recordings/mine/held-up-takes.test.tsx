import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

const noTakes = {
  counts: [],
  toRecordAgain: 0,
  toReview: [],
  decidedSince: { approved: 0, sentBack: 0 },
}

/** A server with a proxy before it, which answers with this status whatever is sent. */
function startServerBehindProxy(userId: string, status: number): void {
  startRecorderServer({
    userId,
    more(call) {
      if (call.startsWith('PUT ')) return new Response('<h1>nginx</h1>', { status })
      if (call.startsWith(`GET ${api.listShownTakes.path}`)) {
        return Response.json({ takes: [], more: false })
      }
      return call === `GET ${api.countTakes.path}` ? Response.json(noTakes) : undefined
    },
  })
}

it.each([
  ['en', 413, 'On this device. The connection to the server blocks recordings of this size.'],
  ['en', 502, 'On this device. The server can’t take anything right now.'],
  [
    'fr',
    413,
    'Sur cet appareil. La connexion au serveur bloque les enregistrements de cette taille.',
  ],
  ['fr', 502, 'Sur cet appareil. Le serveur ne peut rien recevoir pour le moment.'],
] as const)('says in %s why a proxy’s %i keeps a take here', async (language, status, said) => {
  await activateLanguage(language)
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await recordTake(database, 'ewo.today')
  startServerBehindProxy(userId, status)
  await openRecordings(userId, 'mine')
  const row = page.getByRole('listitem').filter({ hasText: 'aná' })
  await expect.poll(() => row.element().textContent).toContain(said)
  expect(await database.count('sounds')).toBe(1)
})
