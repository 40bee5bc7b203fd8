import type { InterfaceLanguage } from '@mboa/contract'

/** What the service worker is told, by pages and by the version before it. */
export type WorkerMessage =
  | { type: 'language'; language: InterfaceLanguage }
  /** From the version in use to the one that waits. */
  | { type: 'take-over' }
