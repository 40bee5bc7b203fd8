import type { PracticeEvent, Report } from '@mboa/contract'
import {
  emptyFold,
  extendFold,
  findCurrentCourse,
  foldEvents,
  isReviewableIn,
  summariseDue,
  type Card,
  type PracticeFold,
} from '@mboa/domain'
import { localDayOf } from '../clock.ts'
import {
  withLearnerDatabase,
  type LearnerDatabase,
  type StoredEvent,
} from '../device-store/learner-database.ts'
import {
  countPending,
  hasBeenSynced,
  inLocalTime,
  listRefusedAnswers,
  putInOutbox,
  refusedKey,
  toPending,
} from '../device-store/outbox.ts'
import { forgetReport, listRefusedReports, putReport } from '../device-store/report-outbox.ts'
import type { OpenSnapshot } from '../fold-snapshot/open-snapshot.ts'
import { toFoldable } from '../fold-snapshot/to-foldable.ts'
import {
  followSync,
  requestSync,
  type HistoryState,
  type SyncReport,
  type SyncState,
} from '../sync/sync-client.ts'
import { reportProblem } from '../report-problem.ts'
import { createListeners } from '../listeners.ts'

/** What the screens read: never changed, replaced as a whole. */
export interface PracticeSnapshot {
  /** `loading` until this device's own events are read; `failed` when its storage refuses. */
  status: 'loading' | 'ready' | 'failed'
  fold: PracticeFold
  /** Once `here`, it stays so. */
  history: HistoryState
  /** Events on this device that the server has not acknowledged. */
  pending: number
  sync: SyncState
  /** Reports that the server refused and nobody has dismissed yet. */
  refusedReports: readonly Report[]
  /** Ids of answers likewise. */
  refusedAnswers: readonly string[]
}

export interface PracticeStore {
  readonly userId: string
  getSnapshot: () => PracticeSnapshot
  subscribe: (listener: () => void) => () => void
  /** The first snapshot in which this device's events are read; rejects when they cannot be. */
  whenReady: () => Promise<PracticeSnapshot>
  /**
   * How many words or sentences of the course being learnt are due for review, whatever this
   * device can play.
   * @param now epoch ms
   */
  countDue: (about: Card['about'], now: number) => number
  /** Resolves when the events are kept on this device; sending them follows by itself. */
  record: (events: readonly PracticeEvent[]) => Promise<void>
  /** Resolves when the report is kept on this device; sending it follows by itself. */
  report: (report: Report) => Promise<void>
  /** Puts a refused report away for good. */
  forgetReport: (id: string) => Promise<void>
  /** Lists the refused answers no more; the next version of the app sends them again. */
  forgetRefusedAnswers: () => Promise<void>
  /** Sends what waits and fetches what other devices added, without being waited for. */
  sync: () => void
  /** Reads the device's events and hears what changes them, until stopped. */
  start: () => () => void
}

/** So many events are read and folded in no time; of more a snapshot is kept. */
const mostFolded = 1_000

/** Quiet time after an answer before it is sent, unless a session ends first. */
const syncPauseMs = 5_000

const channelName = (userId: string) => `mboa-practice-${userId}`

/**
 * One learner's practice on this device: the fold of all events in its store, kept current as
 * this tab, other tabs and the server add to them.
 */
export function openPracticeStore(userId: string): PracticeStore {
  let snapshot: PracticeSnapshot = {
    status: 'loading',
    fold: emptyFold(),
    history: 'coming',
    pending: 0,
    sync: 'idle',
    refusedReports: [],
    refusedAnswers: [],
  }
  const listeners = createListeners()
  let otherTabs: BroadcastChannel | undefined

  function update(change: Partial<PracticeSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    listeners.notify()
  }

  const withDatabase = <Value>(work: (database: LearnerDatabase) => Promise<Value>) =>
    withLearnerDatabase(userId, work)

  const listRefusals = async (database: LearnerDatabase) => ({
    refusedReports: await listRefusedReports(database),
    refusedAnswers: await listRefusedAnswers({ get: (key) => database.get('values', key) }),
  })

  /** Undefined while all events are in the fold, review by review. */
  let kept: OpenSnapshot | undefined

  async function openKept(database: LearnerDatabase): Promise<PracticeFold | undefined> {
    try {
      const { openSnapshot } = await import('../fold-snapshot/open-snapshot.ts')
      kept = await openSnapshot(userId, database)
      return kept.fold
    } catch (error) {
      reportProblem('opening the snapshot', error)
      return undefined
    }
  }

  const extend = async (rows: readonly StoredEvent[]) =>
    kept?.extend(snapshot.fold, rows) ?? extendFold(snapshot.fold, rows.map(toFoldable))

  const load = () =>
    withDatabase(async (database) => {
      // The start of the app waits for these: asked for together, none waits for another.
      const [count, pending, refusals, isSynced] = await Promise.all([
        database.count('events'),
        countPending(database),
        listRefusals(database),
        hasBeenSynced(database),
      ])
      const fold =
        (count > mostFolded ? await openKept(database) : undefined) ??
        foldEvents((await database.getAll('events')).map(toFoldable))
      const history = isSynced ? 'here' : snapshot.history
      update({ status: 'ready', fold, history, pending, ...refusals })
      kept?.keepUp()
    })

  const readRefusals = () =>
    withDatabase(async (database) => {
      update(await listRefusals(database))
    })

  const count = () =>
    withDatabase(async (database) => {
      update({ pending: await countPending(database) })
    })

  const applyStored = (ids: string[]) =>
    withDatabase(async (database) => {
      const stored = await Promise.all(ids.map((id) => database.get('events', id)))
      const fold = await extend(stored.filter((event) => event !== undefined))
      update({ fold, pending: await countPending(database) })
    })

  /** One change after the other: a fold must never be extended from an older one. */
  let changes: Promise<void> = Promise.resolve()
  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = changes.then(work)
    changes = done.catch((error: unknown) => {
      reportProblem('using this device’s store', error)
      if (snapshot.status === 'loading') update({ status: 'failed' })
    })
    return done
  }
  /** For changes nobody waits for; a failure is already reported above. */
  function enqueueUnawaited(work: () => Promise<void>): void {
    enqueue(work).catch(() => undefined)
  }

  /** Answers come every few seconds: one request for several of them spares data and battery. */
  let syncTimer: ReturnType<typeof setTimeout> | undefined
  function syncSoon(): void {
    clearTimeout(syncTimer)
    syncTimer = setTimeout(() => requestSync(userId), syncPauseMs)
  }

  const hear = (report: SyncReport) => {
    if (report.type === 'state') {
      update({ sync: report.state, pending: report.pending })
      // After the events that it brought.
      enqueueUnawaited(async () => {
        if (snapshot.history !== 'here') update({ history: report.history })
        if (report.state !== 'sending') await readRefusals()
        if (report.state === 'idle') kept?.keepUp()
      })
      return
    }
    if (report.type === 'redated') {
      enqueueUnawaited(load)
      return
    }
    enqueueUnawaited(() => applyStored(report.ids))
    otherTabs?.postMessage(report.ids)
  }

  return {
    userId,
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    whenReady: () =>
      new Promise((resolve, reject) => {
        const settle = () => {
          if (snapshot.status === 'ready') resolve(snapshot)
          else if (snapshot.status === 'failed')
            reject(new Error('This device’s store is unreadable'))
          else return
          unsubscribe()
        }
        const unsubscribe = listeners.subscribe(settle)
        settle()
      }),
    countDue(about, now) {
      const course = findCurrentCourse(snapshot.fold)
      if (course === undefined) return 0
      const { dayEndsAt } = localDayOf(now)
      const reviewable = isReviewableIn({})
      return summariseDue(snapshot.fold, { now, course, about, dayEndsAt, reviewable }).dueNow
    },
    record: (given) =>
      enqueue(async () => {
        const events = given.map(inLocalTime)
        await withDatabase((database) => putInOutbox(database, events))
        update({ fold: await extend(events.map(toPending)) })
        otherTabs?.postMessage(events.map(({ id }) => id))
        syncSoon()
        // Counting asks the store twice more: no answer waits for it to be judged on screen.
        enqueueUnawaited(count)
      }),
    report: (report) =>
      enqueue(async () => {
        const pending = await withDatabase(async (database) => {
          await putReport(database, report)
          return countPending(database)
        })
        update({ pending })
        syncSoon()
      }),
    forgetReport: (id) =>
      enqueue(async () => {
        await withDatabase((database) => forgetReport(database, id))
        await readRefusals()
      }),
    forgetRefusedAnswers: () =>
      enqueue(async () => {
        await withDatabase((database) => database.delete('values', refusedKey))
        await readRefusals()
      }),
    sync: () => requestSync(userId),
    start() {
      const channel = new BroadcastChannel(channelName(userId))
      channel.onmessage = ({ data }: MessageEvent<string[]>) => {
        enqueueUnawaited(() => applyStored(data))
      }
      otherTabs = channel
      const stopFollowing = followSync(userId, hear)
      enqueueUnawaited(load)
      return () => {
        clearTimeout(syncTimer)
        stopFollowing()
        channel.close()
        otherTabs = undefined
      }
    },
  }
}
