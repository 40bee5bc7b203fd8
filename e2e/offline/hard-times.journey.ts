import { createHash } from 'node:crypto'
import { api, pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { readPresented } from '../fixtures/answer-exercise.ts'
import { long } from '../fixtures/journey.ts'
import { fillUp } from './fixtures/fill-up.ts'
import {
  answerOne,
  beginEwondo,
  listStored,
  listReceived,
  offlineJourney,
} from './fixtures/offline-journey.ts'

offlineJourney.use({
  expectedProblem:
    /net::ERR_|Failed to load resource|keeping an answer|using this device|how much data was used/,
})

/** The same for the same draw. */
const drawn = (draw: number) =>
  createHash('sha256').update(`row 21/${draw}`).digest().readUInt32BE() / 2 ** 32

/** Puts settings into the outbox, as if so many had been changed, and asks for them to be sent. */
const changeSettings = (page: Page, ids: string[]) =>
  page.evaluate(async (ids) => {
    const known = await indexedDB.databases()
    const name = known.find((each) => each.name?.startsWith('mboa-learner-') === true)?.name ?? ''
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const writing = database.transaction('events', 'readwrite')
    for (const id of ids) {
      const event = { type: 'setting', id, answeredAt: 1, name: 'weeklyGoalDays', value: 3 }
      writing.objectStore('events').put({ id, event, pending: 1 })
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    database.close()
    dispatchEvent(new Event('online'))
  }, ids)

offlineJourney(
  'a line that drops three in ten, a full device and an emptied one lose nothing',
  long,
  async ({ page, front, signInNew }) => {
    offlineJourney.slow()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 16e6 })
    const account = await signInNew()
    await beginEwondo(page)
    let [asked, dropped] = [0, 0]
    front.lose((path) => {
      if (path !== api.syncPractice.path) return 'passed'
      asked += 1
      const draw = drawn(asked)
      if (draw >= 0.3) return 'passed'
      dropped += 1
      return draw < 0.15 ? 'answer lost' : 'request lost'
    })
    const made: string[] = []
    for (let round = 0; round < 20; round += 1) {
      const ids = Array.from(
        { length: 5 },
        (_, nth) => `01930000-0000-7000-8000-${String(round * 5 + nth).padStart(12, '0')}`,
      )
      made.push(...ids)
      await changeSettings(page, ids)
      await expect
        .poll(async () => {
          await page.evaluate(() => dispatchEvent(new Event('online')))
          return (await listStored(page)).pending
        })
        .toEqual([])
    }
    front.lose(() => 'passed')
    const received = await listReceived(page, front.url)
    expect(received.filter((id) => made.includes(id)).toSorted()).toEqual(made)
    expect(dropped).toBeGreaterThan(0)

    await page.context().setOffline(true)
    await answerOne(page)
    await readPresented(page)
    await fillUp(page)
    const before = await listStored(page)
    await page.keyboard.press('1')
    await expect(page.getByText(/^Your answer couldn’t be saved/)).toBeVisible()
    expect(await listStored(page)).toEqual(before)
    await page.evaluate(() => void indexedDB.deleteDatabase('filler'))
    await expect(async () => {
      await page.keyboard.press('1')
      await page.getByRole('button', { name: 'Next' }).click({ timeout: 5_000 })
    }).toPass()
    await page.context().setOffline(false)
    await expect.poll(async () => (await listStored(page)).pending).toEqual([])
    const acknowledged = await listReceived(page, front.url)
    expect(acknowledged).toEqual(expect.arrayContaining(before.all))
    expect(acknowledged.length).toBeGreaterThan(before.all.length)

    // What a page still asks for could bring back what is cleared.
    await page.goto('about:blank')
    await devTools.send('Storage.clearDataForOrigin', { origin: front.url, storageTypes: 'all' })
    await page.context().clearCookies()
    await page.goto(pagePaths.login)
    await page.getByLabel('Email or Phone Number').fill(account.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect
      .poll(async () => (await listStored(page)).all.toSorted())
      .toEqual(acknowledged.toSorted())
  },
)
