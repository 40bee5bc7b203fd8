import { takeMovesLimit, type TakeMove, type TakeMovesResponse } from '@mboa/contract'
import type { StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'
import type { ApiResult } from '../network/api-client.ts'
import { sendBatches, type SendOutcome } from '../network/sending.ts'
import { discardWithin, withdrawWithin } from './discarded-takes.ts'
import { isMarkedUnsent } from './take-queue.ts'

/** A take that is to be filed under another word, until the server has heard of it. */
export interface StoredMove {
  id: string
  takeId: string
  /** What it is filed under where the server has it. */
  from: string
  to: string
  /** Why the server leaves it where it is. */
  refusedBecause?: string
}

/** What a recorder changes in takes that were kept, in one act. */
export interface MendedTakes {
  readonly moves: readonly { readonly takeId: string; readonly from: string; readonly to: string }[]
  /** What nobody is to hear: by their ids. */
  readonly unwanted: readonly string[]
}

const key = 'moved-takes'

// Only this module writes the value.
const readList = (stored: unknown) => (stored ?? []) as readonly StoredMove[]

export const listMoves = async (database: TakeDatabase): Promise<readonly StoredMove[]> =>
  readList(await database.get('values', key))

/**
 * Files takes under other words and lets go of others: all of it or nothing. What the device has of
 * them says so at once; their sound stays as it is. Where the server has them, or may have, it hears
 * of it when it can.
 *
 * @param now epoch ms
 */
export function mendTakes(
  database: TakeDatabase,
  { moves, unwanted }: MendedTakes,
  { newId, now }: { newId: () => string; now: number },
): Promise<Written<unknown>> {
  const stores = ['takes', 'sounds', 'values', 'receivedSounds'] as const
  return writeDurably(database, [...stores], async (within) => {
    const [takes, values] = [within.objectStore('takes'), within.objectStore('values')]
    let list = readList(await values.get(key))
    for (const { takeId, from, to } of moves) {
      const take = await takes.get(takeId)
      if (take !== undefined) {
        const { course } = take.context
        const earlier = await takes.index('item').count([course, to])
        await takes.put({ ...fileUnder(take, to), version: earlier + 1 })
      }
      const waiting = list.find((each) => each.takeId === takeId)
      list = list.filter((each) => each.takeId !== takeId)
      // What has never left the device is sent as what it is now.
      const isHereAlone = take?.pending === 1 && (await isMarkedUnsent(values, takeId))
      const move = { id: newId(), takeId, from: waiting?.from ?? from, to }
      if (!isHereAlone) list = [...list, move]
    }
    for (const id of unwanted) {
      if (!(await discardWithin(within, id, now))) await withdrawWithin(within, id, now)
      list = list.filter(({ takeId }) => takeId !== id)
    }
    await values.put(list, key)
  })
}

const fileUnder = (take: StoredTake, item: string): StoredTake => ({
  ...take,
  context: { ...take.context, item },
})

/** Once its recorder has read why the server refused it. */
export const dismissMove = (database: TakeDatabase, id: string) =>
  writeDurably(database, ['values'], async (within) => {
    const values = within.objectStore('values')
    await values.put(
      readList(await values.get(key)).filter((each) => each.id !== id),
      key,
    )
  })

export interface MovingDeps {
  readonly userId: string
  readonly database: TakeDatabase
  readonly move: (
    userId: string,
    moves: readonly TakeMove[],
  ) => Promise<ApiResult<TakeMovesResponse>>
  readonly onChanged: (takeId?: string) => void
}

/** Tells the server of takes that it has what they are filed under from now on. */
export function sendMoves({ userId, database, move, onChanged }: MovingDeps): Promise<SendOutcome> {
  return sendBatches({
    listPending: async () =>
      (await listReady(database)).slice(0, takeMovesLimit).map(({ id, takeId, to }) => ({
        id,
        take: takeId,
        item: to,
      })),
    send: (moves) => move(userId, moves),
    async settle(answer) {
      for (const takeId of await settleMoves(database, answer)) onChanged(takeId)
    },
  })
}

/** A take that still waits itself goes first. */
async function listReady(database: TakeDatabase): Promise<readonly StoredMove[]> {
  const moves = (await listMoves(database)).filter((each) => each.refusedBecause === undefined)
  if (moves.length === 0) return moves
  const pending = new Set(
    await database.run((connection) => connection.getAllKeysFromIndex('takes', 'pending', 1)),
  )
  return moves.filter(({ takeId }) => !pending.has(takeId))
}

/** There is no such take any more: nothing is left to say. */
const overBecause: ReadonlySet<string> = new Set(['not-found', 'take-withdrawn'])

async function settleMoves(
  database: TakeDatabase,
  { acknowledged, refused }: TakeMovesResponse,
): Promise<readonly string[]> {
  const over = new Set(acknowledged.map(({ id }) => id))
  const reasons = new Map<string, string>()
  for (const { id, reason } of refused) {
    if (overBecause.has(reason)) over.add(id)
    else reasons.set(id, reason)
  }
  const settled = await writeDurably(database, ['takes', 'values'], async (within) => {
    const [takes, values] = [within.objectStore('takes'), within.objectStore('values')]
    const list = readList(await values.get(key))
    for (const { id, takeId, from, to } of list) {
      const take = reasons.has(id) ? await takes.get(takeId) : undefined
      if (take?.context.item === to) await takes.put(fileUnder(take, from))
    }
    await values.put(
      list
        .filter(({ id }) => !over.has(id))
        .map((each) => {
          const refusedBecause = reasons.get(each.id)
          return refusedBecause === undefined ? each : { ...each, refusedBecause }
        }),
      key,
    )
    return list.filter(({ id }) => over.has(id) || reasons.has(id)).map(({ takeId }) => takeId)
  })
  if (!settled.ok) throw new DOMException('There is no room to note it.', 'QuotaExceededError')
  return settled.value
}
