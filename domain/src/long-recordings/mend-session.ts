import { shiftPlaces, type Places } from './align-to-list.ts'

/** What is known of a take where it is looked at again in a row with others. */
export interface KeptTake {
  readonly id: string
  readonly kind: 'word' | 'sentence'
  /** Who speaks without an account; undefined where the recorder does. */
  readonly speaker: string | undefined
  /** Epoch ms. */
  readonly recordedAt: number
}

/** Who says nothing for so long has begun another session. */
const sessionPauseMs = 10 * 60_000

/**
 * Takes as they were said one after the other by one speaker, the newest session first; within each
 * in the order said. A take alone is no session.
 *
 * @param takes of one course, in any order; ids are sorted by time of making
 */
export function listSessions<Take extends KeptTake>(takes: readonly Take[]): readonly Take[][] {
  const sessions: Take[][] = []
  for (const take of [...takes].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const session = sessions.at(-1)
    const last = session?.at(-1)
    if (last !== undefined && isOfOneSession(last, take)) session?.push(take)
    else sessions.push([take])
  }
  return sessions.filter(({ length }) => length > 1).reverse()
}

const isOfOneSession = (a: KeptTake, b: KeptTake) =>
  a.kind === b.kind &&
  a.speaker === b.speaker &&
  Math.abs(b.recordedAt - a.recordedAt) <= sessionPauseMs

/** Takes in the order said, and which words they are to be filed under. */
export interface Mending {
  /** What was asked for, each once, in the order in which it was. */
  readonly list: readonly string[]
  /** Of each take, the entry of the list that it is; beyond its ends where it was moved past them. */
  readonly places: Places
  /** Of takes that hold what the list does not ask for. */
  readonly chosen: ReadonlyMap<number, string>
  readonly unwanted: ReadonlySet<number>
}

/** @param items what each take is filed under, in the order said */
export function startMending(items: readonly string[]): Mending {
  const list = [...new Set(items)]
  const places = items.map((item) => list.indexOf(item))
  return { list, places, chosen: new Map(), unwanted: new Set() }
}

/**
 * The words of what was said from `from` on move to later entries of the list, or to earlier ones
 * with a negative `by`, from where `base` has them. What was chosen by itself stays.
 */
export function shiftWords(mending: Mending, base: Places, from: number, by: number): Mending {
  return { ...mending, places: shiftPlaces(base, from, by) }
}

/** One take alone holds another word, of the list or not. */
export function chooseWord(mending: Mending, at: number, item: string): Mending {
  const place = mending.list.indexOf(item)
  const chosen = new Map(mending.chosen)
  if (place < 0) chosen.set(at, item)
  else chosen.delete(at)
  const places = mending.places.map((each, nth) => (nth === at && place >= 0 ? place : each))
  return { ...mending, places, chosen }
}

/** Nobody is to hear it; or they are after all. The words of the others stay. */
export function toggleUnwanted(mending: Mending, at: number): Mending {
  const unwanted = new Set(mending.unwanted)
  if (!unwanted.delete(at)) unwanted.add(at)
  return { ...mending, unwanted }
}

/** What a take is to be filed under; undefined where it was moved past an end of the list. */
export function wordAt({ list, places, chosen }: Mending, at: number): string | undefined {
  const place = places[at]
  return chosen.get(at) ?? (place === undefined ? undefined : list[place])
}
