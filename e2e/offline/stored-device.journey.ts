import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { restoreDevice } from '../../web/src/testing/stored-devices/restore-device.ts'
import type { StoredDevice } from '../../web/src/testing/stored-devices/stored-device.ts'
import { logIn } from '../fixtures/account.ts'
import { journey } from '../fixtures/journey.ts'
import { listTakes } from '../fixtures/recorder.ts'
import { startServer } from '../fixtures/server-process.ts'
import { listStored, listReceived } from './fixtures/offline-journey.ts'

const root = join(import.meta.dirname, '../..')
const storedServer = join(root, 'server/src/testing/stored-servers/sqlite')
const storedDevice = join(root, 'web/src/testing/stored-devices/device-2026-11.gzip')
const password = 'Mboa-2026-house'

/** A journey over the server that an earlier version left. */
const storedJourney = journey.extend({
  serviceWorkers: 'allow',
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mboa-stored-'))
      await cp(storedServer, folder, { recursive: true })
      const server = await startServer({ DATA_DIR: folder })
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

storedJourney.use({ expectedProblem: /Failed to load resource/ })

storedJourney(
  'what a learner and a recorder left on a device of November 2026 reaches its server',
  async ({ page, context, server }) => {
    storedJourney.slow()
    const device = JSON.parse(gunzipSync(await readFile(storedDevice)).toString()) as StoredDevice
    await page.goto('/api/openapi.json')
    await page.evaluate(restoreDevice, device)
    const before = await listStored(page)
    expect(before.pending).toHaveLength(15)

    await page.goto(pagePaths.login)
    await logIn(page, 'estelle@example.org', password)
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect.poll(async () => (await listStored(page)).pending).toEqual([])
    expect(await listReceived(page, server.url)).toEqual(expect.arrayContaining(before.pending))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(pagePaths.login)

    await logIn(page, 'paul@example.org', password)
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    // Three were there; one of the four that wait is among them: its answer was lost.
    await expect(async () => expect(await listTakes(context)).toHaveLength(6)).toPass({
      timeout: 60_000,
    })
  },
)
