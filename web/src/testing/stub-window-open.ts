import { onTestFinished, vi } from 'vitest'

export interface OpenedWindow {
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
