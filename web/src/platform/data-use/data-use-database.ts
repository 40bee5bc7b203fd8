import { openDB, type DBSchema } from 'idb'

/** What data was used for, in the words of the settings. */
export const transferKinds = ['app', 'texts', 'pictures', 'sound', 'answers', 'other'] as const
export type TransferKind = (typeof transferKinds)[number]

const kindsByPath: readonly [prefix: string, kind: TransferKind][] = [
  ['/api/courses', 'texts'],
  ['/api/packs/', 'texts'],
  ['/api/pictures/', 'pictures'],
  ['/api/clips/', 'sound'],
  ['/api/practice/', 'answers'],
  ['/api/reports', 'answers'],
  ['/api/', 'other'],
]

export function kindOf(pathname: string): TransferKind {
  return kindsByPath.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'app'
}

export type Amounts = Partial<Record<TransferKind, number>>

interface DataUseSchema extends DBSchema {
  /** Bytes received, by month (`2026-11`). */
  months: { key: string; value: Amounts }
}

/** Of the device, not of a person: who pays for the data pays for all of it. */
const open = () =>
  openDB<DataUseSchema>('mboa-data-use', 1, {
    upgrade: (database) => void database.createObjectStore('months'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

export async function addDataUse(month: string, added: Amounts): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction('months', 'readwrite')
    const before = (await transaction.store.get(month)) ?? {}
    const after = { ...before }
    for (const [kind, bytes] of Object.entries(added) as [TransferKind, number][]) {
      after[kind] = (before[kind] ?? 0) + bytes
    }
    await transaction.store.put(after, month)
    await transaction.done
  } finally {
    database.close()
  }
}

export async function readDataUse(): Promise<ReadonlyMap<string, Amounts>> {
  const database = await open()
  try {
    const months = await database.getAllKeys('months')
    const amounts = await database.getAll('months')
    return new Map(months.map((month, index) => [month, amounts[index] ?? {}]))
  } finally {
    database.close()
  }
}

/** @param now epoch ms */
export function monthOf(now: number): string {
  const date = new Date(now)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}
