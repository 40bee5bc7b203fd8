import { onTestFinished, vi } from 'vitest'

interface OpenedWindow {
  address: URL
  closed: boolean
  close: () => void
}

/**
 * Keeps windows from opening for the rest of the test; what would have opened is in the answer,
 * in order.
 */
export function stubWindowOpen(): OpenedWindow[] {
  const opened: OpenedWindow[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    const popup: OpenedWindow = {
      address: new URL(String(address), location.href),
      closed: false,
      close: () => {
        popup.closed = true
      },
    }
    opened.push(popup)
    return popup as unknown as Window
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return opened
}

/** A browser that is set to keep no cookies: it takes them without a word, and forgets them. */
export function blockCookies(): void {
  const blocking = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  onTestFinished(() => blocking.mockRestore())
}

/** Puts the browser on such a network, as it reports it; undone by `vi.unstubAllGlobals`. */
export function stubConnection(reported: { type?: string; saveData?: boolean }) {
  const connection = Object.assign(new EventTarget(), reported, {
    become(type: string) {
      connection.type = type
      connection.dispatchEvent(new Event('change'))
    },
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: navigator.locks,
    storage: navigator.storage,
    connection,
  })
  return connection
}

/** What is copied, without a way of sharing of the device's own. */
export function listenToClipboard(): string[] {
  const copied: string[] = []
  const clipboard = {
    writeText: (text: string) => {
      copied.push(text)
      return Promise.resolve()
    },
  }
  for (const [name, value] of Object.entries({ share: undefined, clipboard })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, name)
    })
  }
  return copied
}
