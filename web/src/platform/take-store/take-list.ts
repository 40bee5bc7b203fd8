import type { StoredTake, TakeDatabase } from '../device-store/take-database.ts'

/** All takes of a device as its pages show them: read once, and from then on what changes alone. */
export interface TakeList {
  /** The oldest first; the same list as long as nothing changes. */
  read(): Promise<readonly StoredTake[]>
  /** Reads one again that has changed or gone. */
  refresh(id: string): Promise<void>
  close(): void
}

/** @param onChanged another tab has changed something */
export function openTakeList(database: TakeDatabase, onChanged: () => void): TakeList {
  let takes: Promise<readonly StoredTake[]> | undefined
  const tabs = new BroadcastChannel(database.name)
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    replace(data).then(onChanged, onChanged)
  }

  async function replace(id: string): Promise<void> {
    const known = takes
    // Read whole when somebody asks.
    if (known === undefined) return
    takes = Promise.all([known, database.get('takes', id)]).then(([list, take]) =>
      put(list, id, take),
    )
    takes.catch(() => (takes = undefined))
    await takes
  }

  return {
    async read() {
      takes ??= database.getAll('takes')
      const reading = takes
      reading.catch(() => (takes = undefined))
      return reading
    },
    async refresh(id) {
      tabs.postMessage(id)
      await replace(id)
    },
    close: () => tabs.close(),
  }
}

/** Ids are sorted by time of making. */
function put(
  list: readonly StoredTake[],
  id: string,
  take: StoredTake | undefined,
): readonly StoredTake[] {
  const next = list.findIndex((each) => each.id >= id)
  const at = next === -1 ? list.length : next
  const after = list.slice(list[at]?.id === id ? at + 1 : at)
  return [...list.slice(0, at), ...(take === undefined ? [] : [take]), ...after]
}
