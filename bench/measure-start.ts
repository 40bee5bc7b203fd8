import { pagePaths } from '@mboa/contract'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { findChromium } from '../tools/chromium/find-chromium.ts'
import { median, type Figure } from './figure.ts'

const loads = 5
const bytesPerSecond = 400_000 / 8
const latencyMs = 400
const cpuSlowdown = 6

interface Start {
  splashPaintedMs: number
  formUsableMs: number
}

/** Cold loads of the login page as a cheap phone on a slow line sees them. */
export async function measureStart(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch(findChromium())
  try {
    const starts: Start[] = []
    for (let load = 0; load < loads; load++) starts.push(await loadCold(browser, server.url))
    const middle = (key: keyof Start) =>
      `${Math.round(median(starts.map((start) => start[key])))} ms`
    const line = '400 kbit/s, 400 ms, 6× CPU'
    return [
      { name: `splash painted (${line})`, value: middle('splashPaintedMs'), aim: '≤ 1000 ms' },
      { name: `login form usable (${line})`, value: middle('formUsableMs'), aim: '≤ 3000 ms' },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function loadCold(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(watchForm)
    await page.goto(new URL(pagePaths.login, url).href)
    const usable = await page.waitForFunction(() => (window as Watched).formUsableMs)
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const formUsableMs = await usable.jsonValue()
    if (painted === undefined || formUsableMs === undefined) throw new Error('Nothing was painted')
    return { splashPaintedMs: painted, formUsableMs }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

type Watched = Window & { formUsableMs?: number }

/** Runs in the page: notes when the splash is gone and the button answers. */
function watchForm(): void {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
    const isCovered = button?.checkVisibility({ visibilityProperty: true }) !== true
    const isUsable = button !== null && !button.disabled && !isCovered
    if (isUsable) (window as Window & { formUsableMs?: number }).formUsableMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
