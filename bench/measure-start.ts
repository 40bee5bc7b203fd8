import { pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { openColdPage, slowDown, slowLine } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'
import { startProxy } from './without-prerendering.ts'

const loads = 7

interface Start {
  splashPaintedMs: number
  formUsableMs: number
  /** A login that was sent the moment the form was usable has its answer under the field. */
  loginAnsweredMs: number
}

/** First visits of the login page as a cheap phone on a slow line makes them. */
export async function measureStart(): Promise<Figure[]> {
  const server = await startServer()
  const proxies = [await startProxy(server.url, true), await startProxy(server.url, false)] as const
  try {
    const starts: [Start[], Start[]] = [[], []]
    // In turn, so that whatever else the machine does weighs on both alike.
    for (let load = 0; load < loads; load++) {
      starts[0].push(await loadCold(proxies[0].url))
      starts[1].push(await loadCold(proxies[1].url))
    }
    const [prerendered, bare] = starts
    return [
      ...figuresOf(prerendered, slowLine, { painted: '≤ 1000 ms', usable: '≤ 3000 ms' }),
      ...figuresOf(bare, 'the same, not prerendered'),
      {
        name: 'usable: prerendered to not prerendered',
        value: (usable(prerendered) / usable(bare)).toFixed(2),
      },
    ]
  } finally {
    for (const proxy of proxies) proxy.close()
    await server.stop()
  }
}

const usable = (starts: Start[]) => median(starts.map(({ formUsableMs }) => formUsableMs))

function figuresOf(
  starts: Start[],
  where: string,
  aims?: { painted: string; usable: string },
): Figure[] {
  const times = (key: keyof Start) => {
    const all = starts.map((start) => start[key])
    const [least, middle, most] = [Math.min(...all), median(all), Math.max(...all)].map(Math.round)
    return `${middle} ms (${least}–${most})`
  }
  return [
    {
      name: `splash painted, ${where}`,
      value: times('splashPaintedMs'),
      ...(aims && { aim: aims.painted }),
    },
    {
      name: `login usable, ${where}`,
      value: times('formUsableMs'),
      ...(aims && { aim: aims.usable }),
    },
    { name: `login sent at once and answered, ${where}`, value: times('loginAnsweredMs') },
  ]
}

async function loadCold(url: string): Promise<Start> {
  const page = await openColdPage()
  try {
    await slowDown(page)
    await page.call('Page.enable')
    const source = `(${watchForm.toString()})()`
    await page.call('Page.addScriptToEvaluateOnNewDocument', { source })
    await page.call('Page.navigate', { url: new URL(pagePaths.login, url).href })
    await page.evaluate(`new Promise((done) => addEventListener('usable', done))`)
    await page.evaluate(`document.getElementById('identifier').focus()`)
    await page.call('Input.insertText', { text: 'nobody@example.com' })
    await page.evaluate(`document.getElementById('password').focus()`)
    await page.call('Input.insertText', { text: 'a password' })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
    await page.call('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
    await page.evaluate(`(${untilAnswered.toString()})()`)
    return JSON.parse(String(await page.evaluate(`(${readTimes.toString()})()`))) as Start
  } finally {
    await page.close()
  }
}

/** Runs in the page: when the splash is gone, the field takes text and the button answers. */
function watchForm(): void {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
    const isCovered = button?.checkVisibility({ visibilityProperty: true }) !== true
    if (button === null || button.disabled || isCovered) requestAnimationFrame(look)
    else {
      performance.mark('form-usable')
      dispatchEvent(new Event('usable'))
    }
  }
  requestAnimationFrame(look)
}

/** Runs in the page: resolves when the server's word stands under the field. */
function untilAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.getElementById('identifier-error') === null) requestAnimationFrame(look)
      else {
        performance.mark('login-answered')
        resolve()
      }
    }
    look()
  })
}

/** Runs in the page. */
function readTimes(): string {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime
  return JSON.stringify({
    splashPaintedMs: timeOf('first-contentful-paint'),
    formUsableMs: timeOf('form-usable'),
    loginAnsweredMs: timeOf('login-answered'),
  })
}
