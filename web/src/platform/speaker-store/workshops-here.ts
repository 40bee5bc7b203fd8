import type { JoinedWorkshops, SharedSpeaker, Workshop } from '@mboa/contract'
import type { TakeDatabase, TakeSchema } from '../device-store/take-database.ts'
import type { Writing } from '../device-store/write-durably.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'
import { dropSaid, storesOfSpeakers } from './speaker-store.ts'

/** The workshops that somebody has joined, and whom others added there, as far as they are here. */
export interface WorkshopsHere {
  readonly joined: readonly Workshop[]
  readonly shared: readonly SharedSpeaker[]
}

/** Whom another recorder of a workshop added. */
export type Guest = Pick<SharedSpeaker, 'workshop' | 'id'>

/** Apart from the speakers of this device's own recorder, who alone may change those. */
const key = 'workshops'
const wishesKey = 'withdrawn-guests'

const none: WorkshopsHere = { joined: [], shared: [] }

// Only this module writes these values.
const asWorkshops = (stored: unknown) => (stored ?? none) as WorkshopsHere
const asGuests = (stored: unknown) => (stored ?? []) as readonly Guest[]

const isSame = (a: Guest, b: Guest) => a.id === b.id && a.workshop === b.workshop

/** @param now epoch ms: what is over is nobody's to choose, also where no server says so */
const openAt = ({ joined, shared }: WorkshopsHere, now: number): WorkshopsHere => {
  const open = joined.filter(({ endsAt }) => endsAt > now)
  return {
    joined: open,
    shared: shared.filter(({ workshop }) => open.some(({ id }) => id === workshop)),
  }
}

/** Those that are open. */
export async function readWorkshops(database: TakeDatabase, now: number): Promise<WorkshopsHere> {
  return openAt(asWorkshops(await database.get('values', key)), now)
}

/** Whether the server is to be asked of them: who is gone must not stay here. */
export async function hasWorkshops(database: TakeDatabase): Promise<boolean> {
  return (await database.get('values', key)) !== undefined
}

/**
 * Lets go of whom workshops that are over showed here, without asking anybody; and of the last one,
 * once nothing that was said in it is here. Answers whether somebody is shown no more.
 */
export async function forgetEnded(database: TakeDatabase, now: number): Promise<boolean> {
  if (!(await hasWorkshops(database))) return false
  const written = await writeDurably(database, ['values', 'takes'], async (within) => {
    const values = within.objectStore('values')
    const stored = asWorkshops(await values.get(key))
    const open = openAt(stored, now)
    if (open.joined.length === 0 && !(await hasTakesOfGuests(within))) await values.delete(key)
    else if (open.joined.length < stored.joined.length) await values.put(open, key)
    return open.joined.length < stored.joined.length
  })
  return written.ok && written.value
}

/** As the server has them, with all of who is gone off this device. Gives the takes that went. */
export async function takeOverWorkshops(
  within: Writing<TakeSchema>,
  { joined, shared, gone }: JoinedWorkshops,
): Promise<string[]> {
  const values = within.objectStore('values')
  const takes: string[] = []
  for (const guest of gone) takes.push(...(await dropGuest(within, guest)))
  const withdrawn = asGuests(await values.get(wishesKey))
  const kept = shared.filter((each) => !withdrawn.some((wish) => isSame(wish, each)))
  const isNew = joined.length > 0 || (await values.get(key)) !== undefined
  if (isNew) await values.put({ joined, shared: kept }, key)
  return takes
}

async function hasTakesOfGuests(within: Writing<TakeSchema>): Promise<boolean> {
  const takes = within.objectStore('takes')
  for (let at = await takes.openCursor(); at !== null; at = await at.continue()) {
    if (at.value.context.workshop !== undefined) return true
  }
  return false
}

/** Here at once, everywhere when the server is reached. Gives the takes that went. */
export function withdrawGuest(database: TakeDatabase, guest: Guest): Promise<Written<string[]>> {
  const { workshop, id } = guest
  return writeDurably(database, storesOfSpeakers, async (within) => {
    const values = within.objectStore('values')
    const before = asGuests(await values.get(wishesKey)).filter((each) => !isSame(each, guest))
    await values.put([...before, { workshop, id }], wishesKey)
    return dropGuest(within, guest)
  })
}

export async function listWithdrawnGuests(database: TakeDatabase): Promise<readonly Guest[]> {
  return asGuests(await database.get('values', wishesKey))
}

/** The server has done it. */
export function settleWithdrawnGuest(
  database: TakeDatabase,
  guest: Guest,
): Promise<Written<unknown>> {
  return writeDurably(database, ['values'], async (within) => {
    const values = within.objectStore('values')
    const left = asGuests(await values.get(wishesKey)).filter((each) => !isSame(each, guest))
    await values.put(left, wishesKey)
  })
}

/** The server says that a take's speaker agrees to nothing any more. Gives the takes that went. */
export function forgetGuest(database: TakeDatabase, guest: Guest): Promise<Written<string[]>> {
  return writeDurably(database, storesOfSpeakers, (within) => dropGuest(within, guest))
}

async function dropGuest(within: Writing<TakeSchema>, guest: Guest): Promise<string[]> {
  const values = within.objectStore('values')
  const { joined, shared } = asWorkshops(await values.get(key))
  const left = shared.filter((each) => !isSame(each, guest))
  if (left.length < shared.length) await values.put({ joined, shared: left }, key)
  return dropSaid(within, guest)
}
