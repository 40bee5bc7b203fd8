import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { openColdPage, slowDown, type ColdPage } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'

const assets = join(import.meta.dirname, '../web/dist/client/assets')
const rounds = 15
const secondsOfSound = 2

/** How long finding the pitch of a word takes for each second of it, in the code that is sent. */
export async function measurePitch(): Promise<Figure[]> {
  const worker = readdirSync(assets).find((name) => /^pitch\.worker-.*\.js$/.test(name))
  if (worker === undefined) throw new Error('The build has no worker for pitch')
  const server = await startServer()
  try {
    const fast = await timesIn(server.url, worker, () => Promise.resolve())
    const slow = await timesIn(server.url, worker, slowDown)
    const perSecond = (ms: number) => `${(ms / secondsOfSound).toFixed(1)} ms`
    return [
      {
        name: 'pitch of a word, per second of sound',
        value: perSecond(median(fast.slice(1))),
        aim: 'below 25 ms',
      },
      { name: '  the first time', value: perSecond(fast[0] ?? 0) },
      { name: '  with 6× CPU', value: perSecond(median(slow.slice(1))) },
      { name: '  with 6× CPU, the first time', value: perSecond(slow[0] ?? 0) },
    ]
  } finally {
    await server.stop()
  }
}

/** Of each of the rounds. The CPU of a page can be slowed down and that of workers cannot. */
async function timesIn(
  url: string,
  worker: string,
  prepare: (page: ColdPage) => Promise<void>,
): Promise<number[]> {
  const page = await openColdPage()
  try {
    await page.call('Page.enable')
    await page.call('Page.navigate', { url: new URL('/robots.txt', url).href })
    await page.evaluate(`new Promise((done) => {
      if (document.readyState === 'complete') done()
      else addEventListener('load', () => done())
    })`)
    // Before the line is slow: what is measured is the work alone.
    await page.evaluate(`import('/assets/${worker}')`)
    await prepare(page)
    return (await page.evaluate(measureRounds)) as number[]
  } finally {
    await page.close()
  }
}

/** Runs in the page, where the worker's own code listens for messages. */
const measureRounds = `(() => {
  const rate = 16000
  let phase = 0
  const samples = Float32Array.from({ length: ${secondsOfSound} * rate }, (_, at) => {
    const time = at / rate
    phase += (2 * Math.PI * (150 + 50 * Math.sin(5 * time))) / rate
    const isSaid = time > 0.5 && time < 1.5
    let voice = 0
    for (let harmonic = 1; harmonic < 12; harmonic += 1) voice += Math.sin(phase * harmonic) / harmonic
    return (isSaid ? 0.2 * voice : 0) + 0.004 * (Math.random() - 0.5)
  })
  const answer = self.onmessage
  let heard
  self.postMessage = (contour) => { heard = contour }
  return Array.from({ length: ${rounds} }, () => {
    const startedAt = performance.now()
    answer({ data: { samples, sampleRate: rate } })
    const ms = performance.now() - startedAt
    if (heard.obstacle !== undefined || heard.semitones.length < 90) throw new Error('Nothing was heard')
    return ms
  })
})()`
