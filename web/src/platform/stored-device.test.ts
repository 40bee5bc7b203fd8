import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { loadDevice, storedLearner, storedRecorder } from '../testing/stored-devices/load-device.ts'
import { openLearnerDatabase } from './device-store/learner-database.ts'
import { openTakeDatabase } from './take-store/take-database.ts'

it('opens a device of November 2026 with everything on it', async () => {
  const device = await loadDevice()
  const learner = await openLearnerDatabase(storedLearner)
  const takes = await openTakeDatabase(storedRecorder)
  learner.close()
  takes.close()
  for (const { name, stores } of device.databases) {
    const database = await openDB(name)
    for (const { name: store, rows } of stores) {
      expect(await database.count(store as never), `${name}: ${store}`).toBe(rows.length)
    }
    database.close()
  }
})
