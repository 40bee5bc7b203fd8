import { pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { type ColdPage, logInAsDemo, openColdPage } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'

const events = 50_000
const cards = 1_290
const visits = 5
const slowdown = 6

/** Times of one start, from the navigation on, in ms. */
interface Start {
  liftedMs: number
  /** The first frame with today's card of what the device holds by now, nothing kept of before. */
  shownMs: number
  /** The longest time for which the page answered nothing. */
  longestTaskMs: number
}

/**
 * Home of somebody with 50,000 answers on a cheap phone's processor: out of the snapshot, and as
 * without one, all events read and folded in the page. Both in one run, in turn.
 */
export async function measureLongHistory(): Promise<Figure[]> {
  const server = await startServer()
  const page = await openColdPage()
  try {
    await logInAsDemo(page, server)
    const home = new URL(pagePaths.learnerHome, server.url).href
    await open(page, home)
    await page.evaluate(`navigator.serviceWorker.ready.then(() => caches.keys())`)
    const short: Start[] = []
    for (let visit = 0; visit < visits; visit += 1) short.push(await start(page, home))
    const stored = await page.evaluate(`(${fillHistory.toString()})(${events}, ${cards})`)
    const first = await start(page, home)
    await page.evaluate(`(${untilSnapshot.toString()})()`)
    const kept: Start[] = []
    const whole: Start[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      kept.push(await start(page, home))
      whole.push(await start(page, home, withoutSnapshot))
    }
    return [
      { name: 'cards of a long history', value: String(stored) },
      ...figuresOf('snapshot', kept, { longest: '≤ 200 ms', late: 'one frame' }),
      ...figuresOf('all events read', whole),
      ...figuresOf('the demo’s few hundred answers instead', short),
      ...figuresOf('first start, snapshot made in a worker', [first], { longest: '≤ 200 ms' }),
      {
        name: 'today’s card: snapshot to all events',
        value: (
          median(kept.map(({ shownMs }) => shownMs)) / median(whole.map(({ shownMs }) => shownMs))
        ).toFixed(2),
      },
      {
        name: 'longest task: snapshot to all events',
        value: (longestOf(kept) / longestOf(whole)).toFixed(2),
      },
      {
        name: 'longest task: snapshot to a few hundred answers',
        value: (longestOf(kept) / longestOf(short)).toFixed(2),
      },
    ]
  } finally {
    await page.close()
    await server.stop()
  }
}

const longestOf = (starts: Start[]) => median(starts.map(({ longestTaskMs }) => longestTaskMs))

function figuresOf(
  how: string,
  starts: Start[],
  aims: { longest?: string; late?: string } = {},
): Figure[] {
  const late = starts.map(({ shownMs, liftedMs }) => shownMs - liftedMs)
  const describe = (ms: number) => `${Math.round(ms)} ms`
  return [
    {
      name: `50,000 answers, today’s card, ${how}`,
      value: describe(median(starts.map(({ shownMs }) => shownMs))),
    },
    {
      name: '  after the splash was taken away',
      value: describe(median(late)),
      ...(aims.late !== undefined && { aim: aims.late }),
    },
    {
      name: '  longest task of the start',
      value: describe(longestOf(starts)),
      ...(aims.longest !== undefined && { aim: aims.longest }),
    },
  ]
}

async function open(page: ColdPage, home: string): Promise<void> {
  await page.call('Page.navigate', { url: home })
  await page.evaluate(untilToday)
}

/** As versions before the snapshot: nothing but the page reads events, and it reads them all. */
const withoutSnapshot = `
  globalThis.Worker = class { constructor() { throw new Error('none here') } }
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = function (key) { return get.call(this, key === 'head' ? 'none' : key) }`

async function start(page: ColdPage, home: string, before = ''): Promise<Start> {
  // What home showed last would show before what is true.
  await page.evaluate(`localStorage.removeItem('mboa.home')`)
  await page.call('Page.navigate', { url: 'about:blank' })
  const source = `${before};(${watchTasks.toString()})()`
  const added = await page.call('Page.addScriptToEvaluateOnNewDocument', { source })
  await page.call('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    await page.call('Page.navigate', { url: home })
    return (await page.evaluate(untilToday)) as Start
  } finally {
    await page.call('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.call('Page.removeScriptToEvaluateOnNewDocument', added as object)
  }
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks = { longest: 0 }
  Object.assign(globalThis, { benchTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page: so many answers more, in the words of its course, as a sync has brought them. */
async function fillHistory(count: number, cardCount: number): Promise<number> {
  const ask = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The store does not answer'))
    })
  const named = await indexedDB.databases()
  const name = named.find((each) => each.name?.startsWith('mboa-learner-') === true)?.name ?? ''
  const database = await ask(indexedDB.open(name))
  const before = (await ask(database.transaction('events').objectStore('events').getAll())) as {
    event: { type: string; course?: string; item?: string }
  }[]
  const course = before.find(({ event }) => event.type === 'review')?.event.course ?? ''
  const packs = (await ask(database.transaction('packs').objectStore('packs').getAll())) as {
    pack: { words: { id: string }[] }
  }[]
  const words = packs
    .flatMap(({ pack }) => pack.words.map(({ id }) => id))
    .filter((id) => id.startsWith(`${course}.`))
  const skills = ['recognise', 'recall', 'hear', 'write']
  // Beyond the words that the device has, those of courses learnt before.
  const cardOf = (nth: number) => ({
    item: words[Math.floor(nth / 2)] ?? `${course}.earlier-${Math.floor(nth / 2)}`,
    skill: skills[nth % 2],
  })
  const id = (nth: number) => `019a0000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
  const dayMs = 86_400_000
  const perDay = 90
  const firstDay = Date.now() - Math.ceil(count / perDay) * dayMs
  const added = count - before.length
  for (let from = 0; from < added; from += 5_000) {
    const writing = database.transaction('events', 'readwrite')
    for (let nth = from; nth < Math.min(from + 5_000, added); nth += 1) {
      const answeredAt = firstDay + Math.floor(nth / perDay) * dayMs + (nth % perDay) * 20_000
      const session = Math.floor(nth / 12)
      const made = (firstDay + Math.floor(session / 8) * dayMs + (session % 8) * 900_000)
        .toString(16)
        .padStart(12, '0')
      const isWrong = nth % 7 === 0
      const event = {
        type: 'review',
        id: id(nth),
        answeredAt,
        course,
        ...cardOf((nth * 7) % cardCount),
        kind: 'choose-meaning',
        rating: isWrong ? 1 : 3,
        verdict: isWrong ? 'wrong' : 'exact',
        outcome: isWrong ? 'wrong' : 'correct',
        answer: 'water',
        tookMs: 4_000,
        session: `${made.slice(0, 8)}-${made.slice(8)}-7000-8000-${session.toString(16).padStart(12, '0')}`,
      }
      writing.objectStore('events').put({ id: event.id, event, receivedAt: answeredAt + 5_000 })
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
  }
  database.close()
  return cardCount
}

/** Runs in the page: resolves when a snapshot is stored. */
async function untilSnapshot(): Promise<void> {
  const named = await indexedDB.databases()
  const name = named.find((each) => each.name?.startsWith('mboa-learner-') === true)?.name ?? ''
  for (;;) {
    const found = await new Promise((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const rest = opening.result.transaction('foldRest').objectStore('foldRest')
        const asking = rest.get('head')
        asking.onsuccess = () => {
          opening.result.close()
          resolve(asking.result)
        }
      }
    })
    if (found !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Runs in the page, and answers a `Start`; the tasks of two seconds after the card count as well. */
const untilToday = `new Promise((done) => {
  let liftedMs
  const look = () => {
    const lifted = document.querySelector('.under-splash:not(.covered)')
    if (lifted === null) return
    liftedMs ??= performance.now()
    if (lifted.querySelector('.book-page h2') === null) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => {
      const shownMs = performance.now()
      setTimeout(() => done({ liftedMs, shownMs, longestTaskMs: globalThis.benchTasks?.longest ?? 0 }), 2000)
    }))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  look()
})`
