import { createListeners } from '../listeners.ts'
import { parseFields, storedValue } from '../stored-value.ts'
import { postToServiceWorker } from '../network/worker-messages.ts'
import {
  connection,
  isDataSaverOn,
  isOnMobileData,
  resolveDataChoices,
  type DataChoices,
} from '../network/data-saver.ts'

const stored = storedValue<Partial<DataChoices>>('data', {
  name: 'how much data may be used',
  parse: parseFields,
})
const listeners = createListeners()

/** What was chosen, else what the device suggests. */
export function readDataChoices(): DataChoices {
  return resolveDataChoices(stored.read())
}

export function changeDataChoices(change: Partial<DataChoices>): void {
  const choices = { ...stored.read(), ...change }
  if (stored.save(choices)) postToServiceWorker({ type: 'data', choices })
  listeners.notify()
}

/** Hears of another choice, another network or another kind of it; returns how to stop hearing. */
export function onDataChange(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  connection()?.addEventListener('change', listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    unsubscribe()
    connection()?.removeEventListener('change', listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Why a download that somebody asked for waits; undefined where it may run. */
export function whyWaiting(): 'network' | 'wifi' | undefined {
  if (!navigator.onLine) return 'network'
  return readDataChoices().wifiOnly && isOnMobileData() ? 'wifi' : undefined
}

/** Whether anything may come that nobody asked for. */
export const mayPrefetch = () => navigator.onLine && !isDataSaverOn(stored.read())
