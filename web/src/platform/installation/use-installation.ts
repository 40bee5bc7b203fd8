import { useState, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { storedValue } from '../stored-value.ts'
import { installPrompt } from './install-prompt.ts'

const dismissed = storedValue('install-hint', {
  name: 'that the hint was dismissed',
  parse: (text) => text !== null,
  format: () => 'dismissed',
})

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Safari of iPhones and iPads installs from its own menu, and informs no page. */
const isIosBrowser = () =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === false

/** How this browser installs the app; `none` where it is installed, or cannot be. */
export type Way = 'prompt' | 'ios' | 'none'

const listeners = createListeners()

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  addEventListener('beforeinstallprompt', listener)
  addEventListener('appinstalled', listener)
  return () => {
    unsubscribe()
    removeEventListener('beforeinstallprompt', listener)
    removeEventListener('appinstalled', listener)
  }
}

/** Lets the browser ask; it can be asked once. */
export async function install(): Promise<void> {
  const { event } = installPrompt
  installPrompt.event = undefined
  listeners.notify()
  await event?.prompt()
}

function findWay(): Way {
  if (isInstalled()) return 'none'
  if (installPrompt.event !== undefined) return 'prompt'
  return isIosBrowser() ? 'ios' : 'none'
}

export function useInstallation() {
  const way = useSyncExternalStore<Way>(subscribe, findWay, () => 'none')
  const [isDismissed, setIsDismissed] = useState(dismissed.read)
  return {
    way,
    /** Nobody is offered it twice who did not want it. */
    isDismissed,
    dismiss: () => {
      setIsDismissed(true)
      dismissed.save(true)
    },
  }
}
