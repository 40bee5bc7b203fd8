import { createHash } from 'node:crypto'
import { type ShownTake, recorderApiPaths } from '@mboa/contract'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { openStore, openStudio } from '../fixtures/studio-page.ts'

interface Kept {
  id: string
  state: string
}
interface Recording {
  append: (samples: Float32Array) => void
  finish: (cut: object) => Promise<{ ok: boolean }>
}
declare const store: {
  record: (recording: object, onFull: () => void) => Promise<{ value: Recording }>
  listTakes: () => Promise<Kept[]>
  listRecovered: () => Promise<{ samples: Float32Array; recording: { id: string } }[]>
  saveRecovered: (recovered: object, cut: object) => Promise<{ ok: boolean }>
  wake: () => void
}

const language = 'ewo'
const idOf = (nth: number) => `01930000-0000-7000-8000-${String(nth).padStart(12, '0')}`

journey.use({ expectedProblem: /Failed to load resource/ })

/** Hums for a second into each of so many takes. */
async function recordTakes(page: Page, ids: string[]): Promise<void> {
  await page.evaluate(
    async ({ ids, language }) => {
      for (const [nth, id] of ids.entries()) {
        const begun = await store.record(
          {
            id,
            sampleRate: 48_000,
            recordedAt: 1_790_000_000_000,
            context: {
              course: language,
              item: 'ewo.day-sunday',
              kind: 'word',
              dialect: null,
              consentTextVersion: '2026-11',
              microphone: {},
              appVersion: 'test',
            },
          },
          () => undefined,
        )
        const hum = Float32Array.from({ length: 48_000 }, (_, at) => {
          const isHeard = at > 14_400 && at < 31_200
          return isHeard ? 0.4 * Math.sin(at * 0.03 * (1 + nth / 50)) : ((at * 7919) % 21) / 40_000
        })
        begun.value.append(hum)
        const whole = { start: 0, end: 48_000 }
        await begun.value.finish({ range: whole, cut: whole })
      }
    },
    { ids, language },
  )
}

const listStates = (page: Page) =>
  page.evaluate(async () => (await store.listTakes()).map(({ state }) => state))

/** The oldest first. */
async function listStored(context: BrowserContext) {
  const answer = await context.request.get(recorderApiPaths.takesShown)
  return ((await answer.json()) as { takes: ShownTake[] }).takes.toReversed()
}

/** The same for the same seed. */
const drawn = (seed: string, draw: number) =>
  createHash('sha256').update(`${seed}/${draw}`).digest().readUInt32BE() / 2 ** 32

journey(
  'takes sent over a network that drops three in ten are all stored, each once',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const ids = Array.from({ length: 10 }, (_, nth) => idOf(nth + 100))
    let [asked, dropped] = [0, 0]
    await context.route('**/api/takes/**', async (route) => {
      asked += 1
      const draw = drawn('row 21', asked)
      if (draw >= 0.3) return route.continue()
      dropped += 1
      // Half of what is lost had already reached the server: only the answer is lost.
      if (draw < 0.15) await route.fetch()
      return route.abort('connectionreset')
    })
    await openStore(page, userId)
    await recordTakes(page, ids)
    await expect
      .poll(() => listStates(page), { timeout: 60_000 })
      .toEqual(ids.map(() => 'received'))
    const stored = (await listStored(context)).filter(({ id }) => ids.includes(id))
    expect(stored.map(({ id }) => id)).toEqual(ids)
    expect(stored.filter(({ listening }) => listening === null)).toEqual([])
    expect(dropped).toBeGreaterThan(0)
    process.stdout.write(
      `row 21: takes: ${dropped} of ${asked} requests dropped, 0 lost, 0 twice of ${ids.length}\n`,
    )
  },
)

journey(
  'a take that two tabs send is stored once, and a killed tab loses under a second',
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const [sent, left] = [idOf(200), idOf(201)]
    let archives = 0
    await context.route(`**/api/takes/${sent}/archive`, (route) => {
      archives += 1
      return route.continue()
    })
    const other = await context.newPage()
    await Promise.all([openStore(page, userId), openStore(other, userId)])
    await recordTakes(page, [sent])
    await other.evaluate(() => store.wake())
    await expect.poll(() => listStates(other)).toEqual(['received'])
    expect(archives).toBe(1)
    process.stdout.write(`row 24: one take from two tabs: ${archives} upload, one object\n`)

    // Heard in real time, 20 ms at a time, until the tab is gone.
    const heard = await page.evaluate(async (id) => {
      const begun = await store.record(
        {
          id,
          sampleRate: 48_000,
          recordedAt: 1_790_000_000_001,
          context: {
            course: 'ewo',
            item: 'ewo.day-sunday',
            kind: 'word',
            dialect: null,
            consentTextVersion: '2026-11',
            microphone: {},
            appVersion: 'test',
          },
        },
        () => undefined,
      )
      const began = performance.now()
      let samples = 0
      return new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          const due = Math.floor(((performance.now() - began) / 1000) * 48_000)
          begun.value.append(new Float32Array(due - samples).fill(0.1))
          samples = due
          if (due < 4 * 48_000) return
          clearInterval(timer)
          resolve(due)
        }, 20)
      })
    }, left)
    const crashed = page.waitForEvent('crash')
    const devTools = await context.newCDPSession(page)
    // Never answered: who would answer is gone.
    devTools.send('Page.crash').catch(() => undefined)
    await crashed
    const recovered = await other.evaluate(async () => {
      for (;;) {
        const [found] = await store.listRecovered()
        if (found !== undefined) {
          const whole = { start: 0, end: found.samples.length }
          await store.saveRecovered(found, { range: whole, cut: whole })
          return { id: found.recording.id, samples: found.samples.length }
        }
      }
    })
    expect(recovered.id).toBe(left)
    expect(heard - recovered.samples).toBeLessThan(48_000)
    const lostMs = Math.round((heard - recovered.samples) / 48)
    process.stdout.write(`row 23: tab killed after 4 s of recording: ${lostMs} ms of tail lost\n`)
  },
)
