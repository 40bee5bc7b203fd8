import type { InterfaceLanguage } from '@mboa/contract'
import { reportProblem } from '../report-problem.ts'
import type { WorkerMessage } from './sw-messages.ts'

/** Tells the service worker, which reads no cookie, in which language to open the kept shell. */
export function tellShellLanguage(language: InterfaceLanguage): void {
  if (!('serviceWorker' in navigator)) return
  const message: WorkerMessage = { type: 'language', language }
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage(message))
    .catch((error: unknown) => reportProblem('telling the language', error))
}
