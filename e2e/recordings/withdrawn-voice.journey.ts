import { createHash } from 'node:crypto'
import { apiPaths, consentTextVersion, pagePaths, takeHeaders } from '@mboa/contract'
import { encodeFlac } from '@mboa/domain'
import { expect, type Page } from '@playwright/test'
import { consentToLearners } from '../fixtures/recorder.ts'
import { journey } from '../fixtures/journey.ts'
import type { RunningServer } from '../fixtures/server-process.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'

const sampleRate = 48_000

/** A second of a hum with a quiet room around it. */
function hum(hertz: number): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: sampleRate }, (_, at) => {
    const isHeard = at > 0.3 * sampleRate && at < 0.65 * sampleRate
    const room = ((at * 7919) % 21) - 10
    return room + (isHeard ? 16_000 * Math.sin((at * hertz * 2 * Math.PI) / sampleRate) : 0)
  })
}

/** A recorder's take that another one approves, and the address of its sound. */
async function publishTake(recorder: Page, reviewer: Page, server: RunningServer, hertz: number) {
  const samples = hum(hertz)
  const archive = Buffer.from(encodeFlac(samples, sampleRate))
  const sha256 = createHash('sha256').update(archive).digest('hex')
  const id = crypto.randomUUID()
  const headers = { origin: server.url }
  const description = {
    archive: { sha256, sampleCount: samples.length },
    course: 'ewo',
    item: 'ewo.day-sunday',
    kind: 'word',
    dialect: null,
    cut: { start: 0, end: samples.length },
    consentTextVersion,
    recordedAt: Date.now(),
    microphone: { sampleRate, echoCancellation: false, label: 'Micro' },
    appVersion: 'journey',
  }
  const stored = await recorder.request.put(apiPaths.takeArchive.replace(':id', id), {
    headers: { ...headers, [takeHeaders.take]: JSON.stringify(description) },
    data: archive,
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  const review = apiPaths.takeReview.replace(':id', id)
  const judged = await reviewer.request.put(review, { headers, data: { verdict: 'approve' } })
  expect(await judged.json()).toMatchObject({ state: 'approved' })
  const withdraw = async () => {
    const answer = await recorder.request.delete(apiPaths.take.replace(':id', id), { headers })
    expect(answer.ok()).toBe(true)
  }
  return { address: `/api/clips/${sha256}.flac`, withdraw }
}

/** What a player of this page gets; 0 where the server is not reached and nothing is kept. */
const play = (page: Page, address: string, cache: RequestCache = 'default') =>
  page.evaluate(
    ([at, mode]) =>
      fetch(at, { cache: mode, mode: 'same-origin' }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      ),
    [address, cache] as const,
  )

/** As a download leaves it. */
const keep = (page: Page, address: string) =>
  page.evaluate(async (at) => (await caches.open('mboa-sounds')).put(at, await fetch(at)), address)

const isKept = (page: Page, address: string) =>
  page.evaluate(async (at) => (await caches.match(at)) !== undefined, address)

journey.use({
  expectedProblem: /\b(401|410)\b|ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|504/,
})

journey(
  'a withdrawn voice is heard nowhere: not from the browser, the device, another tab, or signed out',
  async ({ page, browser, server, context }) => {
    journey.slow()
    const elsewhere = async () =>
      (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage()
    const [recorder, reviewer] = [await elsewhere(), await elsewhere()]
    await signInNew(recorder, server, 'ewo')
    await signInNew(reviewer, server, 'ewo', true)
    await consentToLearners(recorder.context(), server)
    const publish = (hertz: number) => publishTake(recorder, reviewer, server, hertz)

    await signInNew(page, server)
    await page.goto(pagePaths.learnerHome)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller !== null) return
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    })
    const tab = await context.newPage()
    await tab.goto(pagePaths.learnerHome)

    // What the browser itself keeps.
    const browsers = await publish(200)
    expect(await play(page, browsers.address)).toBe(200)
    await browsers.withdraw()
    expect([await play(page, browsers.address), await play(tab, browsers.address)]).toEqual([
      410, 410,
    ])

    // What was downloaded.
    const downloaded = await publish(220)
    await keep(page, downloaded.address)
    await downloaded.withdraw()
    expect([await play(tab, downloaded.address), await play(page, downloaded.address)]).toEqual([
      410, 410,
    ])
    expect(await isKept(page, downloaded.address)).toBe(false)

    // What was downloaded, on a device that has no network for a while.
    const away = await publish(240)
    await keep(page, away.address)
    await context.setOffline(true)
    await away.withdraw()
    expect(await play(page, away.address)).toBe(200)
    await context.setOffline(false)
    await expect.poll(() => play(page, away.address)).toBe(410)
    expect(await isKept(page, away.address)).toBe(false)

    // Whoever has signed out hears nothing that was left behind.
    const left = await publish(260)
    const kept = await publish(280)
    expect(await play(page, left.address)).toBe(200)
    await keep(page, kept.address)
    const beganAt = Date.now()
    const out = await page.evaluate(
      async (path) => (await fetch(path, { method: 'POST' })).status,
      apiPaths.logout,
    )
    process.stdout.write(
      `row 38: a logout that clears the browser’s cache took ${Date.now() - beganAt} ms\n`,
    )
    expect(out).toBe(204)
    expect([200, 206]).not.toContain(await play(page, left.address, 'only-if-cached'))
    expect([await play(page, left.address), await play(tab, kept.address)]).toEqual([401, 401])
    expect((await tab.goto(kept.address))?.status()).toBe(401)
    // The app itself is still here, without a network too.
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
