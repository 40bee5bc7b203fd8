import { pagePaths } from '@mboa/contract'
import { chromium } from '@playwright/test'
import { startDevServer } from '../e2e/fixtures/dev-server.ts'
import { findHeadlessShell } from '../tools/browsers/find-browsers.ts'
import { median, type Figure } from './figure.ts'

const edits = 5
const loginScreen = 'features/auth/login/login-screen.tsx'
const typed = 'somebody@example.com'

/** Edits of a component under `npm run dev`: from the save until the open page shows the text. */
export async function measureDevServer(): Promise<Figure[]> {
  const server = await startDevServer()
  const browser = await chromium.launch(findHeadlessShell())
  try {
    const page = await browser.newPage({ baseURL: server.url })
    // Vite's client prints this once it receives changes.
    const connected = page.waitForEvent(
      'console',
      (message) => message.text() === '[vite] connected.',
    )
    await page.goto(pagePaths.login)
    await connected
    await page.locator('#root.opened').waitFor()
    await page.locator('#identifier').fill(typed)
    const times: number[] = []
    let shown = 'OR'
    for (let edit = 1; edit <= edits; edit++) {
      const text = `EDIT ${edit}`
      const savedAt = performance.now()
      await server.edit(loginScreen, `<Trans>${shown}</Trans>`, `<Trans>${text}</Trans>`)
      await page.getByText(text).waitFor()
      times.push(performance.now() - savedAt)
      shown = text
    }
    if ((await page.locator('#identifier').inputValue()) !== typed) {
      throw new Error('The page has lost what was typed.')
    }
    return [
      {
        name: `saved component shown by npm run dev (median of ${edits})`,
        value: `${Math.round(median(times))} ms`,
        aim: '≤ 1000 ms',
      },
      {
        name: '  the slowest',
        value: `${Math.round(Math.max(...times))} ms`,
        aim: '≤ 1000 ms',
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
