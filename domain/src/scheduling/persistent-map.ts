import { hashText } from '../seeds/seeded-random.ts'

const bucketCount = 256

type Bucket<Value> = ReadonlyMap<string, Value>

/**
 * A map that is never changed: an edit copies the few buckets it touches and shares the others,
 * so that adding one review to a history of 100,000 copies some hundred entries, not all.
 */
export interface PersistentMap<Value> {
  readonly buckets: readonly (Bucket<Value> | undefined)[]
}

export const emptyMap: PersistentMap<never> = { buckets: [] }

function bucketOf(key: string): number {
  return hashText(key) % bucketCount
}

export function findIn<Value>(map: PersistentMap<Value>, key: string): Value | undefined {
  return map.buckets[bucketOf(key)]?.get(key)
}

/** All values, in no order that means anything. */
export function* valuesOf<Value>(map: PersistentMap<Value>): Generator<Value> {
  for (const bucket of map.buckets) if (bucket !== undefined) yield* bucket.values()
}

/** Collects changes to a map; `done` gives the changed map, and the base stays as it was. */
export interface MapEdit<Value> {
  readonly find: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly done: () => PersistentMap<Value>
}

export function editMap<Value>(base: PersistentMap<Value>): MapEdit<Value> {
  const owned = new Map<number, Map<string, Value>>()
  const find = (key: string) => {
    const bucket = bucketOf(key)
    return (owned.get(bucket) ?? base.buckets[bucket])?.get(key)
  }
  const set = (key: string, value: Value) => {
    const bucket = bucketOf(key)
    let copy = owned.get(bucket)
    if (copy === undefined) {
      copy = new Map(base.buckets[bucket])
      owned.set(bucket, copy)
    }
    copy.set(key, value)
  }
  const done = () => {
    if (owned.size === 0) return base
    const buckets = Array.from(
      { length: bucketCount },
      (_, at) => owned.get(at) ?? base.buckets[at],
    )
    owned.clear()
    return { buckets }
  }
  return { find, set, done }
}
