import { useState, useSyncExternalStore } from 'react'
import { reportProblem } from '../report-problem.ts'
import { installPrompt } from './install-prompt.ts'

const key = 'mboa.install-hint'

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Safari of iPhones and iPads installs from its own menu, and tells no page. */
const isIosBrowser = () =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === false

/** How this browser installs the app; `none` where it is installed, or cannot be. */
export type Way = 'prompt' | 'ios' | 'none'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('beforeinstallprompt', listener)
  addEventListener('appinstalled', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('beforeinstallprompt', listener)
    removeEventListener('appinstalled', listener)
  }
}

/** Lets the browser ask; it can be asked once. */
export async function install(): Promise<void> {
  const { event } = installPrompt
  installPrompt.event = undefined
  for (const listener of listeners) listener()
  await event?.prompt()
}

function findWay(): Way {
  if (isInstalled()) return 'none'
  if (installPrompt.event !== undefined) return 'prompt'
  return isIosBrowser() ? 'ios' : 'none'
}

export function useInstallation() {
  const way = useSyncExternalStore<Way>(subscribe, findWay, () => 'none')
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) !== null)
  return {
    way,
    /** Nobody is offered it twice who did not want it. */
    isDismissed,
    dismiss: () => {
      setIsDismissed(true)
      try {
        localStorage.setItem(key, 'dismissed')
      } catch (error) {
        reportProblem('keeping that the hint was dismissed', error)
      }
    },
  }
}
