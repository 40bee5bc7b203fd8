import type { InterfaceLanguage } from '@mboa/contract'
import type { WorkerMessage } from './sw-messages.ts'

/** Tells the service worker, which reads no cookie, in which language to open the kept shell. */
export function tellShellLanguage(language: InterfaceLanguage): void {
  if (!('serviceWorker' in navigator)) return
  const message: WorkerMessage = { type: 'language', language }
  // It never rejects: without a service worker it waits for one.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
