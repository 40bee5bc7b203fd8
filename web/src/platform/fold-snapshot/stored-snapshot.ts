import {
  extendKept,
  foldRules,
  isSound,
  keepCards,
  keepChanges,
  keepSessions,
  restoreFold,
  type EventSource,
  type Foldable,
  type KeptFold,
  type PracticeFold,
} from '@mboa/domain'
import type { IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb'
import type { LearnerSchema, SnapshotHead, StoredEvent } from '../device-store/learner-database.ts'
import { writeIfRoom, type Writing } from '../device-store/write-durably.ts'
import { toFoldable } from './to-foldable.ts'

type Connection = IDBPDatabase<LearnerSchema>

/** What a snapshot stands in, and what it was made of. */
const stores: ('events' | 'cards' | 'foldRest')[] = ['events', 'cards', 'foldRest']

const rowsOf = (kind: 'change' | 'sessions') => IDBKeyRange.bound([kind], [kind, []])

/** Reviews and settings that one transaction folds: an answer that is to be written waits for it. */
const foldedAtOnce = 500

/** More that no snapshot holds would be read and folded for longer than a tap may wait. */
const mostUnfolded = 3_000

/** A snapshot as it is stored, with the events that it lacks. */
export interface StoredSnapshot {
  kept: KeptFold
  unfolded: StoredEvent[]
}

const rulesFor = (userId: string) => `${foldRules} ${userId}`

/**
 * The snapshot of a learner's device; undefined where there is none that stands: it is of other rules
 * or of somebody else, it is damaged, or something else has written meanwhile.
 */
export async function readSnapshot(
  database: Connection,
  userId: string,
): Promise<StoredSnapshot | undefined> {
  const transaction = database.transaction(stores)
  const [events, cards, rest] = stores.map((name) => transaction.objectStore(name)) as [
    Readable<'events'>,
    Readable<'cards'>,
    Readable<'foldRest'>,
  ]
  const index = events.index('unfolded')
  const [head, total, waiting, redated] = await Promise.all([
    rest.get('head') as Promise<SnapshotHead | undefined>,
    events.count(),
    index.count(),
    index.count('redated'),
  ])
  const stands =
    head?.rules === rulesFor(userId) &&
    head.folded + waiting === total &&
    redated === 0 &&
    waiting <= mostUnfolded
  if (!stands) return undefined
  const [keptCards, changes, sessions, unfolded] = await Promise.all([
    cards.getAll(),
    rest.getAll(rowsOf('change')) as Promise<Foldable[]>,
    rest.getAll(rowsOf('sessions')) as Promise<string[]>,
    index.getAll(),
  ])
  const kept = { cards: keptCards, changes, sessions }
  const isWhole = keptCards.length === head.cards && changes.length + sessions.length === head.rest
  return isWhole && isSound(kept) ? { kept, unfolded } : undefined
}

type Readable<Name extends StoreNames<LearnerSchema>> = IDBPObjectStore<
  LearnerSchema,
  StoreNames<LearnerSchema>[],
  Name
>

/** What a fold holds, for a snapshot to keep all of it. */
export async function keepFold(fold: PracticeFold): Promise<KeptFold> {
  const sessions = await keepSessions(fold, () => Promise.resolve(undefined))
  return { cards: keepCards(fold), changes: keepChanges(fold), sessions: [...sessions.values()] }
}

/**
 * Puts a snapshot of this fold in place of any other.
 * @param rows all events of the device
 * @param fold of those of them that are dated and have no mark
 * @returns false where something else was written meanwhile
 */
export function storeSnapshot(
  database: Connection,
  userId: string,
  { rows, fold }: { rows: readonly StoredEvent[]; fold: PracticeFold },
): Promise<boolean> {
  const folded = rows.filter(isFoldable).length
  return writeIfRoom<LearnerSchema, boolean>(database, stores, async (transaction) => {
    const { events, cards, rest } = openStores(transaction)
    await Promise.all([cards.clear(), rest.clear()])
    // After a first sync there are tens of thousands, marked as they are to be.
    const mismarked = rows.filter((row) => !isFoldable(row) && row.unfolded !== markBeside(row))
    for (const { id } of mismarked) {
      const row = await events.get(id)
      if (row === undefined || isFoldable(row)) continue
      // Dated otherwise than in a snapshot that is no more.
      const unfolded = markBeside(row)
      if (row.unfolded !== unfolded) await events.put({ ...row, unfolded })
    }
    if ((await events.count()) !== folded + (await events.index('unfolded').count())) return false
    const kept = keepCards(fold)
    const changes = keepChanges(fold)
    const sessions = await keepSessions(fold, () => Promise.resolve(undefined))
    const head: SnapshotHead = {
      rules: rulesFor(userId),
      folded,
      cards: kept.length,
      rest: changes.length + sessions.size,
    }
    await Promise.all([
      ...kept.map(async (card) => cards.put(card)),
      ...changes.map(async (change) => rest.put(change, ['change', change.id])),
      ...Array.from(sessions, async ([name, row]) => rest.put(row, ['sessions', name])),
    ])
    await rest.put(head, 'head')
    return true
  })
}

/** How an event is marked that a snapshot lacks which is made anew. */
const markBeside = ({ receivedAt }: StoredEvent) => (receivedAt === undefined ? 'undated' : 'dated')

/** Whether an event belongs into a snapshot without having been marked for it. */
export const isFoldable = ({ receivedAt, unfolded }: StoredEvent): boolean =>
  receivedAt !== undefined && unfolded === undefined

/**
 * Folds events that have come since into the snapshot, some of them, and takes their marks: all in
 * one transaction, so that whoever is killed in it has done nothing.
 * @returns whether more may wait
 */
export function foldArrived(database: Connection, userId: string): Promise<boolean> {
  return writeIfRoom<LearnerSchema, boolean>(database, stores, async (transaction) => {
    const { events, cards, rest } = openStores(transaction)
    const head = (await rest.get('head')) as SnapshotHead | undefined
    const arrived = await events.index('unfolded').getAll('dated', foldedAtOnce)
    if (head?.rules !== rulesFor(userId) || arrived.length === 0) return false
    const changes = (await rest.getAll(rowsOf('change'))) as Foldable[]
    const before = restoreFold({ cards: await cards.getAll(), changes, sessions: [] })
    const source: EventSource = {
      async listReviews(item, skill) {
        const reviews = await events.index('card').getAll([item, skill])
        return reviews.filter(isFoldable).map(toFoldable)
      },
      find: async (id) => (await events.get(id))?.event,
    }
    const given = arrived.map((row) => ({ event: toFoldable(row), isNew: true }))
    const fold = await extendKept(before, given, source)
    const sessions = await keepSessions(
      fold,
      (name) => rest.get(['sessions', name]) as Promise<string | undefined>,
    )
    await Promise.all([
      ...keepCards(fold, before).map(async (card) => cards.put(card)),
      ...given.map(
        async ({ event }) => event.type !== 'review' && rest.put(event, ['change', event.id]),
      ),
      ...Array.from(sessions, async ([name, row]) => rest.put(row, ['sessions', name])),
      ...arrived.map(async (row) => events.put({ ...row, unfolded: undefined })),
    ])
    const counted = { cards: await cards.count(), rest: (await rest.count()) - 1 }
    await rest.put({ ...head, ...counted, folded: head.folded + arrived.length }, 'head')
    return arrived.length === foldedAtOnce
  })
}

const openStores = (transaction: Writing<LearnerSchema>) => ({
  events: transaction.objectStore('events'),
  cards: transaction.objectStore('cards'),
  rest: transaction.objectStore('foldRest'),
})
