import { onTestFinished, vi } from 'vitest'

/** Makes pages see a version of the app that waits. */
export function stubWaitingVersion(): void {
  const registration = Object.assign(new EventTarget(), { waiting: {}, installing: null })
  const ready = vi.spyOn(navigator.serviceWorker, 'ready', 'get')
  ready.mockReturnValue(Promise.resolve(registration as unknown as ServiceWorkerRegistration))
  onTestFinished(() => ready.mockRestore())
}
