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
import { isUndone, reviewedSkills, skillOf } from './practice-events.ts'

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
 * An answer that is taken back leaves its item here: it was met all the same.
 */
export type SessionTally = Readonly<Record<string, number>>

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

interface FoldEdit {
  readonly events: MapEdit<DatedEvent | undefined>
  readonly undos: MapEdit<readonly string[]>
  readonly settings: MapEdit<readonly DatedEvent<SettingEvent>[]>
  readonly lessons: MapEdit<readonly DatedEvent<LessonEvent>[]>
  readonly sessions: MapEdit<SessionTally>
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
    undos: editMap(fold.undos),
    settings: editMap(fold.settings),
    lessons: editMap(fold.lessons),
    sessions: editMap(fold.sessions),
    cards: new Map(),
  }
  for (const event of events) record(edit, event)
  const histories = editMap(fold.histories)
  const rules = { fuzz: fold.fuzz, isUndone: (id: string) => isUndone(id, edit.undos.find) }
  for (const [key, { added, refold }] of edit.cards) {
    const history = histories.find(key) ?? emptyHistory
    histories.set(
      key,
      refold
        ? foldHistory([...history.reviews, ...added].map(asRecorded(edit)), rules)
        : extendHistory(history, added, rules),
    )
  }
  return {
    ...fold,
    events: edit.events.done(),
    undos: edit.undos.done(),
    histories: histories.done(),
    settings: edit.settings.done(),
    lessons: edit.lessons.done(),
    sessions: edit.sessions.done(),
  }
}

/** The types of events that this version folds. */
export const foldedTypes: readonly string[] = [
  'review',
  'undo',
  'setting',
  'lesson',
] satisfies Foldable['type'][]

function record(edit: FoldEdit, given: Foldable): void {
  // The histories of later versions hold more than the types say.
  if (!foldedTypes.includes(given.type)) return
  if (given.type === 'review' && !reviewedSkills.includes(given.skill)) return
  const at = effectiveAt(given)
  const known = edit.events.find(given.id)
  if (known !== undefined && known.at <= at) return
  const event: PracticeEvent = known?.event ?? given
  edit.events.set(event.id, { event, at })
  if (event.type === 'review') {
    const change = changeOf(edit, event)
    if (known === undefined) change.added.push({ event, at })
    else change.refold = true
    const tally = edit.sessions.find(event.session)
    const first = tally?.[event.item]
    if (first === undefined || at < first) {
      edit.sessions.set(event.session, { ...tally, [event.item]: at })
    }
  } else if (event.type === 'setting') {
    edit.settings.set(event.name, insertDated(edit.settings.find(event.name), { event, at }))
  } else if (event.type === 'lesson') {
    edit.lessons.set(event.lesson, insertDated(edit.lessons.find(event.lesson), { event, at }))
  } else {
    if (known === undefined) {
      edit.undos.set(event.undoes, [...(edit.undos.find(event.undoes) ?? []), event.id])
    }
    refoldTargetOf(edit, event.undoes)
  }
}

/** In the order of the fold, in place of what the same event was dated before. */
function insertDated<Event extends PracticeEvent>(
  dated: readonly DatedEvent<Event>[] = [],
  added: DatedEvent<Event>,
): DatedEvent<Event>[] {
  return [...dated.filter(({ event }) => event.id !== added.event.id), added].sort(compareDated)
}

function changeOf(edit: FoldEdit, review: ReviewEvent): CardChange {
  const key = cardKey(review.item, skillOf(review))
  const change = edit.cards.get(key) ?? { added: [], refold: false }
  edit.cards.set(key, change)
  return change
}

/** Follows an undo, and an undo of an undo, to the review whose card it changes. */
function refoldTargetOf(edit: FoldEdit, id: string, seen = new Set<string>()): void {
  const target = edit.events.find(id)?.event
  if (target === undefined || seen.has(id)) return
  if (target.type === 'review') changeOf(edit, target).refold = true
  if (target.type === 'undo') refoldTargetOf(edit, target.undoes, seen.add(id))
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
  const standing = findIn(fold.settings, name)?.filter(({ event }) => !isUndone(event.id, undosOf))
  return standing?.at(-1)?.event.value
}

/** Every finishing of a course's lessons that stands: of one lesson in the order of the fold. */
export function listFinishings(fold: PracticeFold, course: string): DatedEvent<LessonEvent>[] {
  const undosOf = (id: string) => findIn(fold.undos, id)
  return [...valuesOf(fold.lessons)]
    .flat()
    .filter(({ event }) => event.course === course && !isUndone(event.id, undosOf))
}
