import { onTestFinished, vi } from 'vitest'

/** A browser that is told to keep no cookies: it takes them without a word, and forgets them. */
export function blockCookies(): void {
  const blocking = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  onTestFinished(() => blocking.mockRestore())
}
