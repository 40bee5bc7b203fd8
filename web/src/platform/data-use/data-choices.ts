import { reportProblem } from '../report-problem.ts'
import { postToServiceWorker } from '../network/worker-messages.ts'
import {
  connection,
  isDataSaverOn,
  isOnMobileData,
  resolveDataChoices,
  type DataChoices,
} from '../network/data-saver.ts'

const key = 'mboa.data'
const listeners = new Set<() => void>()

function readStored(): Partial<DataChoices> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch (error) {
    reportProblem('reading how much data may be used', error)
    return {}
  }
}

/** What was chosen, else what the device suggests. */
export function readDataChoices(): DataChoices {
  return resolveDataChoices(readStored())
}

export function changeDataChoices(change: Partial<DataChoices>): void {
  try {
    const choices = { ...readStored(), ...change }
    localStorage.setItem(key, JSON.stringify(choices))
    postToServiceWorker({ type: 'data', choices })
  } catch (error) {
    reportProblem('keeping how much data may be used', error)
  }
  for (const listener of listeners) listener()
}

/** Hears of another choice, another network or another kind of it; returns how to stop hearing. */
export function onDataChange(listener: () => void): () => void {
  listeners.add(listener)
  connection()?.addEventListener('change', listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
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
export const mayPrefetch = () => navigator.onLine && !isDataSaverOn(readStored())
