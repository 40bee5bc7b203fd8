import { makeRoom } from '../device-store/make-room.ts'
import { takeDatabaseNameOf } from '../device-store/databases.ts'
import type { PageMessage } from '../network/worker-messages.ts'

/**
 * Makes room as the pages do (`make-room.ts`). A service worker has no local storage: it knows
 * those who recorded here by their stores, and has the pages note what went.
 */
export const makeRoomInWorker = (clients: Pick<Clients, 'matchAll'>): Promise<boolean> =>
  makeRoom({
    listAccounts: listRecorders,
    async recordSoundEvicted() {
      const message: PageMessage = { type: 'room-made' }
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      for (const page of pages) page.postMessage(message)
    },
  })

async function listRecorders(): Promise<string[]> {
  // Browsers that do not list stores keep that sound until a page makes room.
  if (!('databases' in indexedDB)) return []
  const start = takeDatabaseNameOf('')
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  return names.flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
}
