/** Chromium alone tells the network, phones alone its kind; the DOM's typings leave it out. */
interface Connection extends EventTarget {
  readonly type?: string
  readonly saveData?: boolean
}

/** Of this device, for all its accounts. */
export interface DataChoices {
  /** Downloads and refreshes wait while the device is on mobile data. */
  wifiOnly: boolean
  /** Nothing comes by itself: no pictures, no sound, no refreshes. */
  saver: boolean
}

export const connection = () => (navigator as { connection?: Connection }).connection

export const isOnMobileData = () => connection()?.type === 'cellular'

/** Save-Data or a cellular link: the device itself says that data is dear. */
export const isDataDear = () => isOnMobileData() || connection()?.saveData === true

/** What was chosen, else what the device suggests. */
export function resolveDataChoices({ wifiOnly, saver }: Partial<DataChoices>): DataChoices {
  return { wifiOnly: wifiOnly ?? isDataDear(), saver: saver ?? isDataDear() }
}

/** Whether what nobody asked for is to be left where it is. */
export function isDataSpared(chosen: Partial<DataChoices>): boolean {
  const { wifiOnly, saver } = resolveDataChoices(chosen)
  return saver || (wifiOnly && isOnMobileData())
}
