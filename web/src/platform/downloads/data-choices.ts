import { reportProblem } from '../report-problem.ts'

/** Chromium alone tells the network, phones alone its kind; the DOM's typings leave it out. */
interface Connection extends EventTarget {
  readonly type?: string
  readonly saveData?: boolean
}

const connection = () => (navigator as { connection?: Connection }).connection

/** Of this device, for all its accounts. */
export interface DataChoices {
  /** Downloads and refreshes wait while the device is on mobile data. */
  wifiOnly: boolean
  /** Nothing comes by itself: no pictures, no sound, no refreshes. */
  saver: boolean
}

const key = 'mboa.data'
const listeners = new Set<() => void>()

export const isOnMobileData = () => connection()?.type === 'cellular'

/** Save-Data or a cellular link: the device itself says that data is dear. */
export const isDataDear = () => isOnMobileData() || connection()?.saveData === true

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
  const { wifiOnly, saver } = readStored()
  return { wifiOnly: wifiOnly ?? isDataDear(), saver: saver ?? isDataDear() }
}

export function changeDataChoices(change: Partial<DataChoices>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readStored(), ...change }))
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
export const mayComeUnasked = () => whyWaiting() === undefined && !readDataChoices().saver
