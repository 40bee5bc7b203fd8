import { api, pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { type ColdPage, openColdPage, slowDown } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'

const visits = 5

/** Second visits of a learner's dashboard on a slow line, with and without the service worker. */
export async function measureSecondVisit(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const [, password = ''] = /password (\S+)/.exec(await server.operate('demo')) ?? []
    const times: Record<'kept' | 'bare', Visit[]> = { kept: [], bare: [] }
    // In turn, so that whatever else the machine does weighs on both alike.
    for (let visit = 0; visit < visits; visit += 1) {
      times.kept.push(await visitAgain(server.url, password, true))
      times.bare.push(await visitAgain(server.url, password, false))
    }
    const medianOf = (all: number[]) => `${Math.round(median(all))} ms`
    const late = times.kept.map(({ liftedMs, shownMs }) => shownMs - liftedMs)
    return [
      {
        name: 'dashboard with today’s plan, second visit',
        value: medianOf(times.kept.map(({ shownMs }) => shownMs)),
      },
      { name: '  after the splash was taken away', value: medianOf(late), aim: 'one frame' },
      {
        name: 'the same without the service worker',
        value: medianOf(times.bare.map(({ shownMs }) => shownMs)),
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Times since the navigation. */
interface Visit {
  /** The splash covers nothing any more. */
  liftedMs: number
  /** The first frame in which the dashboard stands uncovered. */
  shownMs: number
}

async function visitAgain(url: string, password: string, hasWorker: boolean): Promise<Visit> {
  const page = await openColdPage()
  try {
    await page.call('Page.enable')
    const address = new URL(pagePaths.learnerHome, url).href
    await navigate(page, new URL(pagePaths.login, url).href)
    const body = JSON.stringify({ identifier: 'demo-learner@example.com', password })
    await page.evaluate(
      `fetch('${api.login.path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.status)`,
    )
    await navigate(page, address)
    await page.evaluate(untilDashboard)
    await page.evaluate(`navigator.serviceWorker.ready.then(() => caches.keys())`)
    if (!hasWorker) {
      await page.evaluate(
        `navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister())))`,
      )
    }
    await navigate(page, 'about:blank')
    await slowDown(page)
    await navigate(page, address)
    return (await page.evaluate(untilDashboard)) as Visit
  } finally {
    await page.close()
  }
}

/** Resolves once the new document is there; what follows speaks to that one. */
async function navigate(page: ColdPage, url: string): Promise<void> {
  await page.call('Page.navigate', { url })
}

/**
 * Runs in the page, and returns a `Visit`. It waits for the page to change: looking again in every
 * frame would cost the page a third of its time.
 */
const untilDashboard = `new Promise((done) => {
  let liftedMs
  const look = () => {
    const lifted = document.querySelector('.under-splash:not(.covered)')
    if (lifted === null) return
    liftedMs ??= performance.now()
    if (lifted.querySelector('.book-page h2') === null) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => done({ liftedMs, shownMs: performance.now() })))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  look()
})`
