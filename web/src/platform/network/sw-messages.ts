import type { InterfaceLanguage } from '@mboa/contract'
import type { DataChoices } from './spared-data.ts'

/** What the service worker is told by pages. */
export type WorkerMessage =
  | { type: 'language'; language: InterfaceLanguage }
  /** How much data may be used, as it was chosen. */
  | { type: 'data'; choices: Partial<DataChoices> }
  /** To the version that waits. */
  | { type: 'take-over' }
  /** Asks whether there is no tab beside the one that asks; the answer goes to the port. */
  | { type: 'only-tab' }

/** What pages are told by a service worker: that it has given up downloaded sound for the app. */
export interface PageMessage {
  type: 'room-made'
}
