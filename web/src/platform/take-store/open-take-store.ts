import type { Contribution } from '@mboa/contract'
import { openTakeEncoder } from '../sound/take-encoder.ts'
import { listContributions, putContributions } from './contribution-outbox.ts'
import { discardTake } from './discarded-takes.ts'
import { listTakesAfter } from './follow-received.ts'
import { changeCut, type CutChange } from './held-take.ts'
import { putTake, withdrawTake } from './put-take.ts'
import {
  discardRecording,
  keepTake,
  startRecording,
  type Recording,
  type TakeCut,
} from './recording.ts'
import { recoverRecordings, type RecoveredRecording } from './recover-recordings.ts'
import { sendContributions } from './send-contributions.ts'
import { dropReceived, forgetWithdrawn } from './received-takes.ts'
import { listLog, noteInLog } from './sending-log.ts'
import { askToPersist } from '../device-store/write-durably.ts'
import {
  openTakeDatabase,
  type LogEntry,
  type StoredContribution,
  type StoredRecording,
  type StoredSound,
  type StoredTake,
} from '../device-store/take-database.ts'
import { openTakeList } from './take-list.ts'
import { queueAgain } from './take-queue.ts'
import { startTakeSender, type SenderParts } from './take-sender.ts'
import { readWifiOnly, writeWifiOnly } from './wifi-only.ts'
import { canTellWifi, isOffMobileData, onNetworkKindChange } from '../network/data-saver.ts'
import { openUploads, type Uploads } from './uploads.ts'
import type { Written } from '../device-store/write-takes.ts'

type Surroundings = Pick<SenderParts, 'now' | 'random' | 'later' | 'onState' | 'onProblem'> & {
  /** Something in the store has changed. */
  readonly onChanged: () => void
}

/** What one person recorded on this device, and the sending of it while the studio is open. */
export interface TakeStore {
  /** Whose it is. */
  readonly userId: string
  /** See `startRecording`. The take is sent once it is finished. */
  record(recording: StoredRecording, onStorageFull: () => void): Promise<Written<Recording>>
  /** What a closed tab or an empty battery left behind, the oldest first. */
  listRecovered(): Promise<RecoveredRecording[]>
  keepRecovered(recovered: RecoveredRecording, cut: TakeCut): Promise<Written<StoredTake>>
  discardRecovered(recovered: RecoveredRecording): Promise<void>
  /**
   * Holds one take back from being sent, while its recorder may still cut it anew or delete it;
   * what was held before may go. With the tab the holding ends.
   */
  hold(takeId: string | undefined): void
  /** Of the take that is held. */
  changeCut(takeId: string, cut: TakeCut['cut']): Promise<CutChange>
  /** What a take on this device sounds like; undefined once the server has it. */
  readSound(takeId: string): Promise<StoredSound | undefined>
  /**
   * Of a take that the server has not got, also while it is being sent; gives false where the
   * server has it. One that may have left a device without room stays.
   */
  discardTake(takeId: string): Promise<Written<boolean>>
  /** Once the server has heard that a take is withdrawn. */
  forgetWithdrawn(takeId: string): Promise<void>
  /** Keeps what a recorder tells about words, all of it or nothing, and sends it when it can. */
  contribute(told: readonly Contribution[]): Promise<Written<unknown>>
  /** What waits to be sent, and what the server refused; the oldest first. */
  listContributions(): Promise<StoredContribution[]>
  /** Files that are to become takes. */
  readonly uploads: Uploads
  /** The oldest first; the same list as long as nothing changes. */
  listTakes(): Promise<readonly StoredTake[]>
  /** The newest of what happened, the oldest of them first. */
  listLog(limit?: number): Promise<LogEntry[]>
  /** Sends a refused take again. */
  sendAgain(takeId: string): Promise<void>
  /** Tries at once, e.g. when the network is back or somebody has signed in. */
  wake(): void
  isWifiOnly(): boolean
  setWifiOnly(isOn: boolean): Promise<void>
  /** False where the browser does not tell Wi-Fi from mobile data: there is no switch then. */
  readonly canTellWifi: boolean
  /**
   * False where the browser may clear what is kept here when the device runs short of room;
   * undefined while it asks its owner.
   */
  readonly isPersistent: boolean | undefined
  /** Resolves when what is under way has ended. */
  close(): Promise<void>
}

/** Opens the store of one person and begins to send. For the recorder's pages only. */
export async function openTakeStore(
  userId: string,
  surroundings: Surroundings,
): Promise<TakeStore> {
  const { now, onChanged } = surroundings
  const database = await openTakeDatabase(userId)
  let isPersistent: boolean | undefined
  const onAnswer = (isPromised: boolean) => {
    isPersistent = isPromised
    onChanged()
  }
  askToPersist()
    .then(onAnswer)
    .catch((error: unknown) => {
      surroundings.onProblem(error)
      onAnswer(false)
    })
  const list = openTakeList(database, onChanged)
  const changed = (takeId?: string) => {
    const told = takeId === undefined ? Promise.resolve() : list.refresh(takeId)
    told.catch(surroundings.onProblem).finally(onChanged)
  }
  await dropReceived(database, now())
  let wifiOnly = await readWifiOnly(database)
  const encoder = openTakeEncoder()
  let held: string | undefined
  const sender = startTakeSender({
    ...surroundings,
    userId,
    database,
    onChanged: changed,
    put: putTake,
    withdraw: withdrawTake,
    listTakes: listTakesAfter,
    isHeld: (takeId) => takeId === held,
    sendContributions: () => sendContributions(userId, database, onChanged),
    encode: (take) => encoder.encode(take),
    maySend: () => !wifiOnly || isOffMobileData(),
  })
  const { wake } = sender
  const stopHearing = onNetworkKindChange(wake)
  addEventListener('online', wake)

  async function queue(kept: Written<StoredTake>, event: 'kept' | 'recovered') {
    const outcome = kept.ok ? { event, takeId: kept.value.id } : { event: 'storage-full' as const }
    // The take is kept: whether that is also noted changes nothing about it.
    await noteInLog(database, { at: now(), ...outcome }).catch(surroundings.onProblem)
    changed(kept.ok ? kept.value.id : undefined)
    if (kept.ok) wake()
    return kept
  }

  return {
    userId,
    get isPersistent() {
      return isPersistent
    },
    canTellWifi: canTellWifi(),
    wake,
    async record(stored, onStorageFull) {
      const begun = await startRecording(database, stored, onStorageFull)
      if (!begun.ok) return begun
      const recording = begun.value
      const finish = async (cut: TakeCut) => queue(await recording.finish(cut), 'kept')
      return { ok: true, value: { ...recording, finish } }
    },
    listRecovered: () => recoverRecordings(database),
    keepRecovered: async ({ recording, samples }, cut) =>
      queue(await keepTake(database, recording, samples, cut), 'recovered'),
    discardRecovered: ({ recording }) => discardRecording(database, recording.id),
    hold(takeId) {
      if (held === takeId) return
      held = takeId
      wake()
    },
    async changeCut(takeId, cut) {
      const recut = await changeCut(database, takeId, cut)
      changed(takeId)
      return recut
    },
    readSound: (takeId) => database.get('sounds', takeId),
    async discardTake(takeId) {
      const discarded = await discardTake(database, takeId, now())
      changed(takeId)
      if (discarded.ok && discarded.value) {
        sender.abandon(takeId)
        wake()
      }
      return discarded
    },
    forgetWithdrawn: (takeId) => forgetWithdrawn(database, takeId),
    async contribute(told) {
      const kept = await putContributions(database, told)
      if (kept.ok) wake()
      return kept
    },
    listContributions: () => listContributions(database),
    uploads: openUploads(database, {
      encode: (take) => encoder.encode(take),
      queue: (kept) => queue(kept, 'kept'),
    }),
    listTakes: () => list.read(),
    listLog: (limit) => listLog(database, limit),
    async sendAgain(takeId) {
      await queueAgain(database, takeId)
      changed(takeId)
      wake()
    },
    isWifiOnly: () => wifiOnly,
    async setWifiOnly(isOn) {
      wifiOnly = isOn
      await writeWifiOnly(database, isOn)
      wake()
    },
    async close() {
      stopHearing()
      removeEventListener('online', wake)
      await sender.close()
      encoder.close()
      list.close()
      database.close()
    },
  }
}
