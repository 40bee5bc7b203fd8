import { api, type Contribution } from '@mboa/contract'
import { sendUnsent } from '../consents/unsent-consents.ts'
import {
  openTakeDatabase,
  type LogEntry,
  type StoredContribution,
} from '../device-store/take-database.ts'
import { askToPersist } from '../device-store/databases.ts'
import type { Written } from '../device-store/write-takes.ts'
import { call } from '../network/api-client.ts'
import { openTakeEncoder } from '../sound/take-encoder.ts'
import { listContributions, putContributions } from './contribution-outbox.ts'
import { openOwnRecordings, type OwnRecordings, type QueueTake } from './own-recordings.ts'
import { openOwnSpeakers, type OwnSpeakers } from './own-speakers.ts'
import { openOwnTakes, type OwnTakes } from './own-takes.ts'
import { putTake } from './put-take.ts'
import { dropReceived } from './received-takes.ts'
import { sendContributions } from './send-contributions.ts'
import { syncSpeakers } from '../speaker-store/sync-speakers.ts'
import { listLog, recordInLog } from './sending-log.ts'
import { openTakeList } from './take-list.ts'
import { startTakeSender, type SenderDeps } from './take-sender.ts'
import { openUploads, type Uploads } from './uploads.ts'
import { openWifiSwitch, type WifiSwitch } from './wifi-only.ts'

type Environment = Pick<SenderDeps, 'now' | 'random' | 'later' | 'onState' | 'onProblem'> & {
  /** Something in the store has changed. */
  readonly onChanged: () => void
}

/** What one person recorded on this device, and the sending of it while the studio is open. */
export interface TakeStore extends OwnRecordings, OwnTakes, WifiSwitch {
  /** Whose it is. */
  readonly userId: string
  /** Files that are to become takes. */
  readonly uploads: Uploads
  readonly speakers: OwnSpeakers
  /**
   * Holds one take back from being sent, while its recorder may still cut it again or delete it;
   * what was held before may go. With the tab the holding ends.
   */
  hold(takeId: string | undefined): void
  /** Tries at once, e.g. when the network is back or somebody has signed in. */
  wake(): void
  /** Keeps contributions about words, all of them or none, and sends them when it can. */
  contribute(contributions: readonly Contribution[]): Promise<Written<unknown>>
  /** What waits to be sent, and what the server refused; the oldest first. */
  listContributions(): Promise<StoredContribution[]>
  /** The newest of what happened, the oldest of them first. */
  listLog(limit?: number): Promise<LogEntry[]>
  /**
   * False where the browser may clear what is kept here when the device runs short of room;
   * undefined while it asks its owner.
   */
  readonly isPersistent: boolean | undefined
  /** Resolves when what is under way has ended. */
  close(): Promise<void>
}

/** Opens the store of one person and begins to send. For the recorder's pages only. */
export async function openTakeStore(userId: string, environment: Environment): Promise<TakeStore> {
  const { now, onChanged, onProblem } = environment
  const database = await openTakeDatabase(userId)
  const persistence = watchPersistence(environment)
  await dropReceived(database, now())
  const list = openTakeList(database, onChanged)
  const encoder = openTakeEncoder()
  const encode = encoder.encode.bind(encoder)
  let held: string | undefined

  const changed = (takeId?: string) => {
    const listed = takeId === undefined ? Promise.resolve() : list.refresh(takeId)
    listed.catch(onProblem).finally(onChanged)
  }
  const wake = () => sender.wake()
  const { wifi, maySend, close: closeWifi } = await openWifiSwitch(database, wake)
  let isFollowed = false
  const onSpeakers = (gone: readonly string[]) => {
    for (const takeId of gone) changed(takeId)
    onChanged()
  }
  const sendSpeakers = () => {
    const asked = { isFollowed, userId, database, now, onChanged: onSpeakers }
    isFollowed = false
    return syncSpeakers(asked)
  }
  const sender = startTakeSender({
    ...environment,
    userId,
    database,
    onChanged: changed,
    put: putTake,
    withdraw: (account, id) => call(api.withdrawTake, { params: { id }, account }),
    move: (account, moves) => call(api.moveTakes, { body: { moves }, account }),
    listTakes: (account, after) => call(api.listTakes, { query: { after }, account }),
    isHeld: (takeId) => takeId === held,
    async sendContributions() {
      const chosen = await sendUnsent(userId, database)
      const agreed = await sendSpeakers()
      const contributed = await sendContributions(userId, database, onChanged)
      return [chosen, agreed].find(({ ok }) => !ok) ?? contributed
    },
    encode,
    maySend,
  })
  addEventListener('online', wake)

  const queue: QueueTake = async (stored, event) => {
    const outcome = stored.ok
      ? { event, takeId: stored.value.id }
      : { event: 'storage-full' as const }
    // The take is kept: whether that is also noted changes nothing about it.
    await recordInLog(database, { at: now(), ...outcome }).catch(onProblem)
    changed(stored.ok ? stored.value.id : undefined)
    if (stored.ok) wake()
    return stored
  }

  return {
    userId,
    ...openOwnRecordings(database, queue),
    ...openOwnTakes(database, { list, sender, onChanged: changed, now }),
    ...wifi,
    uploads: openUploads(database, { encode, queue: (stored) => queue(stored, 'kept') }),
    hold(takeId) {
      if (held === takeId) return
      held = takeId
      wake()
    },
    speakers: openOwnSpeakers(database, {
      now,
      onChanged(gone) {
        onSpeakers(gone)
        wake()
      },
      onFollow() {
        isFollowed = true
        wake()
      },
    }),
    wake,
    async contribute(contributions) {
      const stored = await putContributions(database, contributions)
      if (stored.ok) wake()
      return stored
    },
    listContributions: () => listContributions(database),
    listLog: (limit) => listLog(database, limit),
    get isPersistent() {
      return persistence.isPromised
    },
    async close() {
      closeWifi()
      removeEventListener('online', wake)
      await sender.close()
      encoder.close()
      list.close()
      database.close()
    },
  }
}

/** Whether the browser keeps what is here, once it or its owner has said so. */
function watchPersistence({ onChanged, onProblem }: Environment) {
  const persistence: { isPromised: boolean | undefined } = { isPromised: undefined }
  const settle = (isPromised: boolean) => {
    persistence.isPromised = isPromised
    onChanged()
  }
  askToPersist()
    .then(settle)
    .catch((error: unknown) => {
      onProblem(error)
      settle(false)
    })
  return persistence
}
