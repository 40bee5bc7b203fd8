import type { TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably } from '../device-store/write-takes.ts'

/** Chromium alone has it, on phones; the DOM's typings leave it out. */
interface NetworkKind extends EventTarget {
  readonly type?: string
}

const connection = () => (navigator as { connection?: NetworkKind }).connection

/** Whether this browser tells Wi-Fi from mobile data: the switch is of use only there. */
export const canTellWifi = () => connection()?.type !== undefined

/** Whether sending costs no mobile data; true where that cannot be told. */
export function isOffMobileData(): boolean {
  const kind = connection()?.type
  return kind === undefined || kind === 'wifi' || kind === 'ethernet'
}

/** Hears of another network; returns how to stop hearing. */
export function onNetworkKindChange(listener: () => void): () => void {
  const network = connection()
  network?.addEventListener('change', listener)
  return () => network?.removeEventListener('change', listener)
}

const key = 'wifi-only'

export async function readWifiOnly(database: TakeDatabase): Promise<boolean> {
  return (await database.get('values', key)) === true
}

export function writeWifiOnly(database: TakeDatabase, isOn: boolean) {
  return writeDurably(database, ['values'], (transaction) =>
    transaction.objectStore('values').put(isOn, key),
  )
}
