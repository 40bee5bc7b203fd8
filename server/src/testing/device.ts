import { syncBatchLimit, type PracticeEvent } from '@mboa/contract'
import type { SyncRequest, SyncResponse } from '@mboa/contract'
import { emptyFold, extendFold, listCards, readSetting, type Foldable } from '@mboa/domain'

/** A learner's device as the protocol sees it: what it has, what it must send, and its cursor. */
export interface Device {
  record(event: PracticeEvent): void
  /** What it would send now. */
  request(): SyncRequest
  apply(response: SyncResponse): void
  /** True while something waits to be sent. */
  isWaiting(): boolean
  /** All events it has, by id. */
  listEvents(): readonly Foldable[]
  /** What its learner sees: folded event by event, as they came. */
  state(): unknown
}

export function createDevice(batchLimit = syncBatchLimit): Device {
  const events = new Map<string, Foldable>()
  const pending = new Map<string, PracticeEvent>()
  let fold = emptyFold()
  let cursor = 0

  function keep(event: Foldable): void {
    events.set(event.id, event)
    fold = extendFold(fold, [event])
  }

  return {
    record(event) {
      pending.set(event.id, event)
      keep(event)
    },
    request: () => ({ events: [...pending.values()].slice(0, batchLimit), cursor }),
    apply(response) {
      for (const { id, receivedAt } of response.acknowledged) {
        const event = events.get(id)
        if (event === undefined) throw new Error(`Acknowledged but never sent: ${id}`)
        pending.delete(id)
        keep({ ...event, receivedAt })
      }
      for (const event of response.events) {
        pending.delete(event.id)
        keep(event)
      }
      cursor = response.cursor
    },
    isWaiting: () => pending.size > 0,
    listEvents: () => sorted([...events.values()], ({ id }) => id),
    state: () => ({
      cards: sorted(listCards(fold), ({ item, skill }) => `${item} ${skill}`),
      setting: readSetting(fold, 'daily-new-words'),
    }),
  }
}

function sorted<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
