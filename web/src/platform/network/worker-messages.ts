import type { InterfaceLanguage } from '@mboa/contract'
import type { DataChoices } from './data-saver.ts'

/** What the service worker is sent by pages. */
export type WorkerMessage =
  /** In which to open the kept shell. */
  | { type: 'language'; language: InterfaceLanguage }
  /** How much data may be used, as it was chosen. */
  | { type: 'data'; choices: Partial<DataChoices> }
  /** Asks the version that waits to take over. */
  | { type: 'skip-waiting' }

/** What pages are sent by a service worker: that it has given up downloaded sound for the app. */
export interface PageMessage {
  type: 'room-made'
}

/** Sends the service worker, which reads no cookie and no local storage, what it must remember. */
export function postToServiceWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  // It never rejects: without a service worker it waits for one.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
