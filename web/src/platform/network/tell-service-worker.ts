import type { WorkerMessage } from './sw-messages.ts'

/** Tells the service worker, which reads no cookie and no local storage, what it must remember. */
export function tellServiceWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  // It never rejects: without a service worker it waits for one.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
