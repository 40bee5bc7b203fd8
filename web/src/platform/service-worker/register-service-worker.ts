import type { InterfaceLanguage } from '@mboa/contract'
import { noteRoomMade } from '../device-store/room-made.ts'
import { reportProblem } from '../report-problem.ts'
import { tellServiceWorker, type PageMessage } from '../network/worker-messages.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'

/** Registers the service worker after the page is usable; a failure is logged, never shown. */
export async function registerServiceWorker(language: InterfaceLanguage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as Partial<PageMessage>).type === 'room-made') noteRoomMade()
  })
  try {
    await navigator.serviceWorker.register(trustedScriptUrl('serviceWorker'))
    tellServiceWorker({ type: 'language', language })
  } catch (error) {
    reportProblem('registering the service worker', error)
  }
}
