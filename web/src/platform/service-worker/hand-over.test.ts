import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handOver, patienceMs } from './hand-over.ts'

const address = '/icon.svg?from=home#third'
let frame: HTMLIFrameElement

/** The page between two versions, at an address with all its parts. */
beforeEach(async () => {
  frame = document.createElement('iframe')
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = address
  document.body.append(frame)
  await opened
  between().history.replaceState('between', '')
})
afterEach(() => {
  vi.useRealTimers()
  frame.remove()
})

function between(): Window {
  if (frame.contentWindow === null) throw new Error('the frame has no page')
  return frame.contentWindow
}

const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })

/** A version that waits, as far as pages see it. */
function aWaitingVersion() {
  const messages: unknown[] = []
  const version = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: (message: unknown) => messages.push(message),
  })
  const become = (state: ServiceWorkerState) => {
    version.state = state
    version.dispatchEvent(new Event('statechange'))
  }
  return { version: version as unknown as ServiceWorker, messages, become }
}

/** How the page was opened that comes next; its whole address is the one that was asked for. */
async function typeOfReopening() {
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const { location, performance } = between() as Window & typeof globalThis
  expect(location.pathname + location.search + location.hash).toBe(address)
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming).type
}

it('the version that waits takes over, and the page is reloaded once it has', async () => {
  const { version, messages, become } = aWaitingVersion()
  handOver(between(), version)
  expect(messages).toEqual([{ type: 'take-over' }])
  become('activating')
  expect(between().history.state).toBe('between')
  become('activated')
  expect(await typeOfReopening()).toBe('reload')
})

it('a version that is given up leads back to the page', async () => {
  const { version, become } = aWaitingVersion()
  handOver(between(), version)
  become('redundant')
  expect(await typeOfReopening()).toBe('reload')
})

it('a version that does not take over in ten seconds is left, and the old one opens the page', async () => {
  stopTimers()
  handOver(between(), aWaitingVersion().version)
  vi.advanceTimersByTime(patienceMs - 1)
  expect(between().history.state).toBe('between')
  vi.advanceTimersByTime(1)
  expect(await typeOfReopening()).toBe('navigate')
})

it('a version that takes over once it was left opens the page in place of the old one', async () => {
  stopTimers()
  const { version, become } = aWaitingVersion()
  handOver(between(), version)
  vi.advanceTimersByTime(patienceMs)
  become('activated')
  expect(await typeOfReopening()).toBe('navigate')
})

it('where no version waits any more the old one opens the page', async () => {
  stopTimers()
  handOver(between(), null)
  expect(await typeOfReopening()).toBe('navigate')
})

it('what the old version leaves unanswered is asked again every ten seconds', () => {
  stopTimers()
  const replace = vi.fn()
  const location = { href: address, search: '?from=home', replace }
  handOver({ location, history: { replaceState: vi.fn() } } as unknown as Window, undefined)
  expect(replace.mock.calls).toEqual([[address]])
  vi.advanceTimersByTime(2 * patienceMs)
  expect(replace.mock.calls).toEqual([[address], [address], [address]])
})

it('a version that took over in time is not left afterwards', async () => {
  stopTimers()
  const { version, become } = aWaitingVersion()
  handOver(between(), version)
  become('activated')
  expect(vi.getTimerCount()).toBe(0)
  expect(await typeOfReopening()).toBe('reload')
})
