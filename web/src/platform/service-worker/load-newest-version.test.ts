import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadNewestVersion } from './load-newest-version.ts'

let frame: HTMLIFrameElement
afterEach(() => {
  vi.restoreAllMocks()
  frame.remove()
})

const untilOpened = () =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))

async function openFrame(address: string): Promise<Window & typeof globalThis> {
  frame = document.createElement('iframe')
  const opened = untilOpened()
  frame.src = address
  document.body.append(frame)
  await opened
  return frame.contentWindow as Window & typeof globalThis
}

const found = (waiting: object | null) => ({ waiting }) as unknown as ServiceWorkerRegistration

describe('loadNewestVersion', () => {
  let view: Window & typeof globalThis
  const stubLookup = () => vi.spyOn(view.navigator.serviceWorker, 'getRegistration')
  const addressNow = () => view.location.pathname + view.location.search + view.location.hash

  it.each([
    ['/icon.svg#third', '/icon.svg?updating#third'],
    ['/icon.svg?practise#third', '/icon.svg?practise&updating#third'],
  ])('asks for %s in the version that waits', async (address, asked) => {
    view = await openFrame(address)
    stubLookup().mockResolvedValue(found({}))
    const opened = untilOpened()
    await loadNewestVersion(view)
    await opened
    expect(addressNow()).toBe(asked)
  })

  describe('without a version that waits', () => {
    beforeEach(async () => {
      view = await openFrame('/icon.svg?from=home#third')
      view.history.replaceState('kept', '')
    })

    it.each([
      ['only one is installed', () => stubLookup().mockResolvedValue(found(null))],
      ['none is installed', () => stubLookup().mockResolvedValue(undefined)],
      ['the browser cannot tell', () => stubLookup().mockRejectedValue(new Error('broken'))],
    ])('reloads the page when %s', async (_case, stub) => {
      stub()
      const opened = untilOpened()
      await loadNewestVersion(view)
      await opened
      expect(addressNow()).toBe('/icon.svg?from=home#third')
      expect(view.history.state).toBe('kept')
      const [navigation] = view.performance.getEntriesByType('navigation')
      expect((navigation as PerformanceNavigationTiming).type).toBe('reload')
    })
  })
})
