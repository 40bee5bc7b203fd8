import type { InterfaceLanguage } from '@mboa/contract'
import { recordEvictedSound } from '../device-store/evicted-sound.ts'
import { reportProblem } from '../report-problem.ts'
import { postToServiceWorker, type PageMessage } from '../network/worker-messages.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'

/** Registers the service worker after the page is usable; a failure is logged, never shown. */
export async function registerServiceWorker(language: InterfaceLanguage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as Partial<PageMessage>).type === 'room-made') recordEvictedSound()
  })
  try {
    await navigator.serviceWorker.register(trustedScriptUrl('serviceWorker'))
    postToServiceWorker({ type: 'language', language })
  } catch (error) {
    reportProblem('registering the service worker', error)
  }
}
