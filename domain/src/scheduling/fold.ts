import { cardKey } from './card.ts'
import type { Card } from './card.ts'
import type { CardHistory } from './card-history.ts'
import { emptyHistory, extendHistory, foldHistory } from './card-history.ts'
import { compareDated, effectiveAt } from './fold-order.ts'
import type { DatedEvent } from './fold-order.ts'
import { editMap, emptyMap, findIn, valuesOf } from './persistent-map.ts'
import type { MapEdit, PersistentMap } from './persistent-map.ts'
import type {
  Foldable,
  LessonEvent,
  PracticeEvent,
  ReviewEvent,
  SettingEvent,
  CardSkill,
} from './practice-events.ts'
import { cardSkills, isUndone } from './practice-events.ts'

/**
 * All that follows from one learner's events. Never changed; `extendFold` gives a new one. Read it
 * through `findCard`, `listCards`, `listFinishings`, `readSetting` and the questions of `due.ts`.
 */
export interface PracticeFold {
  readonly fuzz: boolean
  /** Undefined for one that is to be taken in anew. */
  readonly events: PersistentMap<DatedEvent | undefined>
  /** Ids of the undo events by the id that they take back. */
  readonly undos: PersistentMap<readonly string[]>
  readonly histories: PersistentMap<CardHistory>
  /** All values ever given to a setting, in the order of the fold. */
  readonly settings: PersistentMap<readonly DatedEvent<SettingEvent>[]>
  /** Every finishing of a lesson, in the order of the fold. */
  readonly lessons: PersistentMap<readonly DatedEvent<LessonEvent>[]>
  /** By the session's id. */
  readonly sessions: PersistentMap<SessionTally>
  /**
   * Of a fold that was restored from a snapshot (`snapshot/kept-fold.ts`): the sessions up to there,
   * unread. Only such a fold has histories with `kept` reviews.
   */
  readonly keptSessions?: readonly string[]
}

/**
 * What a session asked about: each item with the instant (epoch ms) at which it was first answered.
 * Undoing an answer keeps its item here, because the learner has seen it.
 */
export type SessionTally = ReadonlyMap<string, number>

/** `fuzz` is on in the product; off, the intervals are FSRS's own to the day. */
export function emptyFold({ fuzz = true }: { fuzz?: boolean } = {}): PracticeFold {
  return {
    fuzz,
    events: emptyMap,
    undos: emptyMap,
    histories: emptyMap,
    settings: emptyMap,
    lessons: emptyMap,
    sessions: emptyMap,
  }
}

/**
 * The state that follows from a learner's events. Any order of arrival gives the same; an id given
 * twice counts once, at the earliest time that a copy gives it. Never throws on clocks, and passes
 * over types of events, and skills, that it does not know.
 *
 * @example foldEvents([...acknowledged, ...pending.map((event) => receivedBy(event, now))])
 */
export function foldEvents(
  events: Iterable<Foldable>,
  options: { fuzz?: boolean } = {},
): PracticeFold {
  return extendFold(emptyFold(options), events)
}

/** What a batch of new events makes of a card: reviews to add, or all to be folded again. */
interface CardChange {
  readonly added: DatedEvent<ReviewEvent>[]
  refold: boolean
}

/** Changes to a fold. Each list is copied once per batch instead of once per event. */
interface FoldEdit {
  readonly events: MapEdit<DatedEvent | undefined>
  /** New undo events, by the id of the event they undo. */
  readonly undos: Map<string, string[]>
  /** Ids of events whose undos change. */
  readonly undone: Set<string>
  /** By name, then by the event's id. */
  readonly settings: Map<string, Map<string, DatedEvent<SettingEvent>>>
  /** By lesson, then by the event's id. */
  readonly lessons: Map<string, Map<string, DatedEvent<LessonEvent>>>
  readonly sessions: Map<string, Map<string, number>>
  readonly cards: Map<string, CardChange>
}

/**
 * The same state as folding all events again, at the cost of the new ones where they come in order;
 * a late one folds its card again, and no other. Where the fold was restored from a snapshot, what
 * `listWanted` names is to be completed before.
 */
export function extendFold(fold: PracticeFold, events: Iterable<Foldable>): PracticeFold {
  const edit: FoldEdit = {
    events: editMap(fold.events),
    undos: new Map(),
    undone: new Set(),
    settings: new Map(),
    lessons: new Map(),
    sessions: new Map(),
    cards: new Map(),
  }
  for (const event of events) record(fold, edit, event)
  const undos = editMap(fold.undos)
  for (const [id, added] of edit.undos) undos.set(id, [...(undos.find(id) ?? []), ...added])
  refoldTargets(edit)
  const histories = editMap(fold.histories)
  const rules = { fuzz: fold.fuzz, isUndone: (id: string) => isUndone(id, undos.find) }
  for (const [key, { added, refold }] of edit.cards) {
    const history = histories.find(key) ?? emptyHistory
    histories.set(
      key,
      refold
        ? foldHistory([...history.reviews, ...added].map(asRecorded(edit)), rules)
        : extendHistory(history, added, rules),
    )
  }
  const sessions = editMap(fold.sessions)
  for (const [id, tally] of edit.sessions) sessions.set(id, tally)
  return {
    ...fold,
    events: edit.events.done(),
    undos: undos.done(),
    histories: histories.done(),
    settings: insertDated(fold.settings, edit.settings),
    lessons: insertDated(fold.lessons, edit.lessons),
    sessions: sessions.done(),
  }
}

/** The types of events that this version folds. */
export const foldedTypes: readonly string[] = [
  'review',
  'undo',
  'setting',
  'lesson',
] satisfies Foldable['type'][]

const isCardSkill = (skill: string) => cardSkills.some((known) => known === skill)

function record(fold: PracticeFold, edit: FoldEdit, given: Foldable): void {
  // The histories of later versions hold more than the types say.
  if (!foldedTypes.includes(given.type)) return
  if (given.type === 'review' && !isCardSkill(given.skill)) return
  const at = effectiveAt(given)
  const known = edit.events.find(given.id)
  if (known !== undefined && known.at <= at) return
  const event: PracticeEvent = known?.event ?? given
  edit.events.set(event.id, { event, at })
  if (event.type === 'review') {
    const change = changeOf(edit, event)
    if (known === undefined) change.added.push({ event, at })
    else change.refold = true
    const tally = edit.sessions.get(event.session) ?? new Map(findIn(fold.sessions, event.session))
    edit.sessions.set(event.session, tally)
    tally.set(event.item, Math.min(at, tally.get(event.item) ?? at))
  } else if (event.type === 'setting') {
    mapIn(edit.settings, event.name).set(event.id, { event, at })
  } else if (event.type === 'lesson') {
    mapIn(edit.lessons, event.lesson).set(event.id, { event, at })
  } else {
    edit.undone.add(event.undoes)
    if (known !== undefined) return
    const added = edit.undos.get(event.undoes)
    if (added === undefined) edit.undos.set(event.undoes, [event.id])
    else added.push(event.id)
  }
}

function mapIn<Value>(maps: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const map = maps.get(key) ?? new Map<string, Value>()
  maps.set(key, map)
  return map
}

/** Merges dated events into their lists; a new date replaces the old one. */
function insertDated<Event extends PracticeEvent>(
  base: PersistentMap<readonly DatedEvent<Event>[]>,
  added: ReadonlyMap<string, ReadonlyMap<string, DatedEvent<Event>>>,
): PersistentMap<readonly DatedEvent<Event>[]> {
  const edit = editMap(base)
  for (const [key, dated] of added) {
    const before = edit.find(key)?.filter(({ event }) => !dated.has(event.id)) ?? []
    edit.set(key, [...before, ...dated.values()].sort(compareDated))
  }
  return edit.done()
}

function changeOf(edit: FoldEdit, review: ReviewEvent): CardChange {
  const key = cardKey(review.item, review.skill)
  const change = edit.cards.get(key) ?? { added: [], refold: false }
  edit.cards.set(key, change)
  return change
}

/** Follows undos, and undos of undos, to the reviews whose cards they change; each event once. */
function refoldTargets(edit: FoldEdit): void {
  // Iterating over a Set also visits items added during the loop.
  for (const id of edit.undone) {
    const target = edit.events.find(id)?.event
    if (target?.type === 'review') changeOf(edit, target).refold = true
    if (target?.type === 'undo') edit.undone.add(target.undoes)
  }
}

function asRecorded(edit: FoldEdit) {
  return (review: DatedEvent<ReviewEvent>): DatedEvent<ReviewEvent> => ({
    event: review.event,
    at: edit.events.find(review.event.id)?.at ?? review.at,
  })
}

/** The card of one skill of an item; undefined before its first review. */
export function findCard(fold: PracticeFold, item: string, skill: CardSkill): Card | undefined {
  return findIn(fold.histories, cardKey(item, skill))?.card
}

/**
 * All cards of words and sentences, of one course or of all, in no order that means anything. Those
 * of contrasts, which no session asks about, stand apart (`listContrastCards`).
 */
export function listCards(fold: PracticeFold, course?: string): Card[] {
  const cards: Card[] = []
  for (const { card } of valuesOf(fold.histories)) {
    if (card === undefined || card.about === 'contrast') continue
    if (course === undefined || card.course === course) cards.push(card)
  }
  return cards
}

/** The cards of the contrasts of tones, likewise. */
export function listContrastCards(fold: PracticeFold, course?: string): Card[] {
  const cards = Array.from(valuesOf(fold.histories), ({ card }) => card)
  return cards
    .filter((card) => card?.about === 'contrast')
    .filter((card) => card !== undefined)
    .filter((card) => course === undefined || card.course === course)
}

/** The words and sentences of a course that the learner has met. */
export function listMet(fold: PracticeFold, course: string): ReadonlySet<string> {
  return new Set(listCards(fold, course).map(({ item }) => item))
}

/** The value last given to a setting; undefined when none was given or all were taken back. */
export function readSetting(fold: PracticeFold, name: string): SettingEvent['value'] | undefined {
  const undosOf = (id: string) => findIn(fold.undos, id)
  const given = findIn(fold.settings, name) ?? []
  for (let place = given.length - 1; place >= 0; place--) {
    const event = given[place]?.event
    if (event !== undefined && !isUndone(event.id, undosOf)) return event.value
  }
  return undefined
}

/** Every finishing of a course's lessons that stands: of one lesson in the order of the fold. */
export function listFinishings(fold: PracticeFold, course: string): DatedEvent<LessonEvent>[] {
  const undosOf = (id: string) => findIn(fold.undos, id)
  return [...valuesOf(fold.lessons)]
    .flat()
    .filter(({ event }) => event.course === course && !isUndone(event.id, undosOf))
}
