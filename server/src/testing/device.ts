import {
  eventKinds,
  isPracticeEvent,
  syncBatchLimit,
  type AnsweredEvent,
  type PracticeEvent,
  type SentEvent,
  type SyncRequest,
  type SyncResponse,
} from '@mboa/contract'
import { emptyFold, extendFold, foldEvents, listCards, readSetting } from '@mboa/domain'
import type { Foldable } from '@mboa/domain'

/** A learner's device as the protocol sees it: what it has, what it must send, and its cursor. */
export interface Device {
  record(event: PracticeEvent): void
  /** What it would send now. */
  request(): SyncRequest
  /** What was asked before the device began again is answered to nobody. */
  apply(response: SyncResponse, asked?: SyncRequest): void
  /** True while something waits to be sent. */
  isWaiting(): boolean
  /** All events it has, by id. */
  listEvents(): readonly Foldable[]
  /** Ids of those that it has and cannot read. */
  listUnread(): readonly string[]
  /** The app is updated: it reads further kinds from now on. */
  learn(kind: string, isRead: (event: AnsweredEvent) => boolean): void
  /** What its learner sees: folded event by event, as they came. */
  state(): unknown
}

export function createDevice({ batchLimit = syncBatchLimit } = {}): Device {
  const events = new Map<string, Foldable>()
  const unread = new Map<string, AnsweredEvent>()
  const pending = new Map<string, SentEvent>()
  const readers: ((event: AnsweredEvent) => boolean)[] = [isPracticeEvent]
  let kinds = eventKinds
  let kindsOfCursor = eventKinds
  let fold = emptyFold()
  let cursor = 0
  let epoch: string | undefined
  let hasRestarted = false

  function keep(event: Foldable): void {
    events.set(event.id, event)
    fold = extendFold(fold, [event])
  }

  function receive(event: AnsweredEvent): void {
    pending.delete(event.id)
    if (!readers.some((isRead) => isRead(event))) {
      unread.set(event.id, event)
      return
    }
    unread.delete(event.id)
    keep(event as AnsweredEvent & PracticeEvent)
  }

  function restartSync(): void {
    cursor = 0
    hasRestarted = true
    for (const event of [...events.values(), ...unread.values()]) {
      pending.set(event.id, event as SentEvent)
    }
  }

  const place = (): number => (kinds.every((kind) => kindsOfCursor.includes(kind)) ? cursor : 0)

  return {
    record(event) {
      pending.set(event.id, event)
      keep(event)
    },
    request: () => ({
      events: [...pending.values()].slice(0, batchLimit),
      cursor: place(),
      kinds: [...kinds],
      ...(epoch !== undefined && { epoch }),
    }),
    apply(response, asked) {
      if (asked !== undefined && asked.epoch !== epoch) return
      const isRestart = epoch !== undefined && response.epoch !== epoch
      epoch = response.epoch
      if (isRestart) restartSync()
      kindsOfCursor = asked?.kinds ?? kinds
      for (const { id, receivedAt } of response.acknowledged) {
        const event = events.get(id) ?? unread.get(id)
        if (event === undefined) throw new Error(`Acknowledged but never sent: ${id}`)
        receive({ ...event, receivedAt })
      }
      response.events.forEach(receive)
      cursor = response.cursor
    },
    isWaiting: () => pending.size > 0,
    listEvents: () => sorted([...events.values()], ({ id }) => id),
    listUnread: () => [...unread.keys()].sort(),
    learn(kind, isRead) {
      kinds = [...kinds, kind]
      readers.push(isRead)
      ;[...unread.values()].forEach(receive)
    },
    state() {
      // At its next start, where it has begun again: some may have been received again, and later.
      const seen = hasRestarted ? foldEvents(events.values()) : fold
      return {
        cards: sorted(listCards(seen), ({ item, skill }) => `${item} ${skill}`),
        setting: readSetting(seen, 'daily-new-words'),
      }
    },
  }
}

function sorted<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
