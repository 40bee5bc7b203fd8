import type { InterfaceLanguage } from '@mboa/contract'
import { reportProblem } from '../report-problem.ts'
import { tellShellLanguage } from './shell-language.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'

/** Registers the service worker after the page is usable; a failure is logged, never shown. */
export async function registerServiceWorker(language: InterfaceLanguage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustedScriptUrl('serviceWorker'))
    tellShellLanguage(language)
  } catch (error) {
    reportProblem('registering the service worker', error)
  }
}
