/** Chromium alone reports the network, phones alone its kind; the DOM's typings leave it out. */
interface Connection extends EventTarget {
  readonly type?: string
  readonly saveData?: boolean
}

export const connection = () => (navigator as { connection?: Connection }).connection

/** Hears of another network; returns how to stop hearing. */
export function onNetworkKindChange(listener: () => void): () => void {
  const network = connection()
  network?.addEventListener('change', listener)
  return () => network?.removeEventListener('change', listener)
}

/** Whether this browser distinguishes Wi-Fi from mobile data. */
export const knowsConnectionType = () => connection()?.type !== undefined

export const isOnMobileData = () => connection()?.type === 'cellular'

/** Whether sending costs no mobile data; true where that cannot be known. */
export function isOffMobileData(): boolean {
  const kind = connection()?.type
  return kind === undefined || kind === 'wifi' || kind === 'ethernet'
}

/** Save-Data or a cellular link: the device itself says that data is dear. */
export const isDataDear = () => isOnMobileData() || connection()?.saveData === true

/** Of this device, for all its accounts. */
export interface DataChoices {
  /** Downloads and refreshes wait while the device is on mobile data. */
  wifiOnly: boolean
  /** Nothing comes by itself: no pictures, no sound, no refreshes. */
  saver: boolean
}

/** What was chosen, else what the device suggests. */
export function resolveDataChoices({ wifiOnly, saver }: Partial<DataChoices>): DataChoices {
  return { wifiOnly: wifiOnly ?? isDataDear(), saver: saver ?? isDataDear() }
}

/** Whether what nobody asked for is to be left where it is. */
export function isDataSaverOn(chosen: Partial<DataChoices>): boolean {
  const { wifiOnly, saver } = resolveDataChoices(chosen)
  return saver || (wifiOnly && isOnMobileData())
}
