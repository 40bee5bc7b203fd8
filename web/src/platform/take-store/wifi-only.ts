import type { TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably } from '../device-store/write-takes.ts'

const key = 'wifi-only'

export async function readWifiOnly(database: TakeDatabase): Promise<boolean> {
  return (await database.get('values', key)) === true
}

export function writeWifiOnly(database: TakeDatabase, isOn: boolean) {
  return writeDurably(database, ['values'], (transaction) =>
    transaction.objectStore('values').put(isOn, key),
  )
}
