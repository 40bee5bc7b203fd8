import type { TakeDescription } from '@mboa/contract'
import type { StoredSound, StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import type { Written } from '../device-store/write-takes.ts'
import { newEventId } from '../event-id.ts'
import { discardTake, listDiscarded } from './discarded-takes.ts'
import { changeCut, type CutChange } from './held-take.ts'
import {
  dismissMove,
  listMoves,
  mendTakes,
  type MendedTakes,
  type StoredMove,
} from './moved-takes.ts'
import { forgetWithdrawn } from './received-takes.ts'
import type { TakeList } from './take-list.ts'
import { queueAgain } from './take-queue.ts'
import type { TakeSender } from './take-sender.ts'

/** The takes of one person on this device, and what becomes of each. */
export interface OwnTakes {
  /** The oldest first; the same list as long as nothing changes. */
  listTakes(): Promise<readonly StoredTake[]>
  /** What a take on this device sounds like; undefined once the server has it. */
  readSound(takeId: string): Promise<StoredSound | undefined>
  /** Of the take that is held. */
  changeCut(takeId: string, cut: TakeDescription['cut']): Promise<CutChange>
  /**
   * Of a take that the server has not got, also while it is being sent; gives false where the
   * server has it. One that may have left a device without room stays.
   */
  discardTake(takeId: string): Promise<Written<boolean>>
  /** Sends a refused take again. */
  sendAgain(takeId: string): Promise<void>
  /** The same also of one that the server has, as long as the device keeps it. */
  readKeptSound(takeId: string): Promise<StoredSound | undefined>
  /** Files takes under other words, and lets go of others: all of it or nothing. */
  mendTakes(mended: MendedTakes): Promise<Written<unknown>>
  /** What was changed here in takes that the server has, as long as it has not heard of it. */
  listChanges(): Promise<TakeChanges>
  /** Once its recorder has read why the server refused a move. */
  dismissMove(moveId: string): Promise<void>
  /** Once the server has heard that a take is withdrawn. */
  forgetWithdrawn(takeId: string): Promise<void>
}

export interface TakeChanges {
  readonly moves: readonly StoredMove[]
  /** By their ids. */
  readonly discarded: readonly string[]
}

interface OwnTakesDeps {
  readonly list: TakeList
  readonly sender: Pick<TakeSender, 'wake' | 'abandon'>
  readonly onChanged: (takeId?: string) => void
  /** Epoch ms. */
  readonly now: () => number
}

export function openOwnTakes(
  database: TakeDatabase,
  { list, sender, onChanged, now }: OwnTakesDeps,
): OwnTakes {
  return {
    listTakes: () => list.read(),
    readSound: (takeId) => database.get('sounds', takeId),
    async changeCut(takeId, cut) {
      const changed = await changeCut(database, takeId, cut)
      onChanged(takeId)
      return changed
    },
    async discardTake(takeId) {
      const discarded = await discardTake(database, takeId, now())
      onChanged(takeId)
      if (discarded.ok && discarded.value) {
        sender.abandon(takeId)
        sender.wake()
      }
      return discarded
    },
    async sendAgain(takeId) {
      await queueAgain(database, takeId)
      onChanged(takeId)
      sender.wake()
    },
    async readKeptSound(takeId) {
      const waiting = await database.get('sounds', takeId)
      return waiting ?? (await database.get('receivedSounds', takeId))
    },
    async mendTakes(mended) {
      const written = await mendTakes(database, mended, { newId: newEventId, now: now() })
      for (const { takeId } of mended.moves) onChanged(takeId)
      for (const takeId of mended.unwanted) {
        onChanged(takeId)
        if (written.ok) sender.abandon(takeId)
      }
      if (written.ok) sender.wake()
      return written
    },
    async listChanges() {
      const [moves, discarded] = await Promise.all([listMoves(database), listDiscarded(database)])
      return { moves, discarded }
    },
    async dismissMove(moveId) {
      await dismissMove(database, moveId)
      onChanged()
    },
    forgetWithdrawn: (takeId) => forgetWithdrawn(database, takeId),
  }
}
