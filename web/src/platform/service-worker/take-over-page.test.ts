import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handOver, takeOverPage, updateQuery, withoutUpdateQuery } from './take-over-page.ts'

const asked = 'https://mboa.example/dashboards/learner?practise'

it.each([
  [asked, asked],
  [`${asked}&${updateQuery}`, asked],
  [`${asked}&${updateQuery}#third`, asked],
  [`https://mboa.example/?${updateQuery}`, 'https://mboa.example/'],
])('withoutUpdateQuery makes %s into %s', (address, expected) => {
  expect(withoutUpdateQuery(address)).toBe(expected)
})

describe('takeOverPage', () => {
  it('asks for nothing, and runs no other script than its own', async () => {
    const answer = takeOverPage(asked)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const addresses = [...page.querySelectorAll('[src], [href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    )
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([])
    const script = page.querySelector('script')
    expect(script?.textContent).toContain(JSON.stringify(asked))
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'nonce-${script?.nonce}'`)
  })

  it('has a nonce of its own each time', async () => {
    const [one, other] = await Promise.all([takeOverPage(asked).text(), takeOverPage(asked).text()])
    expect(one).not.toBe(other)
  })

  it('cannot be left by an address that ends its script', async () => {
    const html = await takeOverPage('https://mboa.example/?</script><b>').text()
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toContain('<b>')
  })
})

describe('handOver', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval'] }))
  afterEach(() => vi.useRealTimers())

  /** The page between two versions, at an address with a hash, and the version that waits. */
  function aPage(isWaiting = true) {
    const opened: string[] = []
    const messages: unknown[] = []
    const version = Object.assign(new EventTarget(), {
      state: 'installed',
      postMessage: (message: unknown) => messages.push(message),
    })
    const become = (state: ServiceWorkerState) => {
      version.state = state
      version.dispatchEvent(new Event('statechange'))
    }
    const getRegistration = vi.fn(() => Promise.resolve({ waiting: isWaiting ? version : null }))
    const view = {
      location: { hash: '#third', replace: (address: string) => opened.push(address) },
      navigator: { serviceWorker: { getRegistration } },
    }
    return { view: view as unknown as Window, getRegistration, messages, become, opened }
  }
  const address = `${asked}#third`

  it.each(['activated', 'redundant'] as const)(
    'opens the page once the version that waits is %s',
    async (state) => {
      const { view, messages, become, opened } = aPage()
      handOver(view, asked)
      await expect.poll(() => messages).toEqual([{ type: 'skip-waiting' }])
      become('activating')
      expect(opened).toEqual([])
      become(state)
      expect(opened).toEqual([address])
    },
  )

  it('opens the page every ten seconds while the version does not take over', async () => {
    const { view, messages, become, opened } = aPage()
    handOver(view, asked)
    await expect.poll(() => messages).toHaveLength(1)
    vi.advanceTimersByTime(9_999)
    expect(opened).toEqual([])
    vi.advanceTimersByTime(10_001)
    expect(opened).toEqual([address, address])
    become('activated')
    expect(opened).toHaveLength(3)
  })

  it('opens the page at once when no version waits any more', async () => {
    const { view, opened } = aPage(false)
    handOver(view, asked)
    await expect.poll(() => opened).toEqual([address])
  })

  it('opens the page at once when the browser cannot tell what waits', async () => {
    const { view, getRegistration, opened } = aPage()
    getRegistration.mockRejectedValue(new Error('broken'))
    handOver(view, asked)
    await expect.poll(() => opened).toEqual([address])
  })
})
