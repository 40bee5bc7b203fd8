import { packTally, tallyWidth } from '../progress/review-tally.ts'
import type { CardHistory, KeptReviews } from '../scheduling/card-history.ts'
import { cardKey } from '../scheduling/card.ts'
import type { Card } from '../scheduling/card.ts'
import { emptyFold, extendFold } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { editMap, findIn } from '../scheduling/persistent-map.ts'
import { cardSkills } from '../scheduling/practice-events.ts'
import type { CardSkill, Foldable } from '../scheduling/practice-events.ts'

/**
 * Names which types of events are folded, what the fold makes of them, and the form in which a snapshot keeps it: the hash of what
 * stands of a fixed history, which `fold-rules.test.ts` computes and holds this against. A snapshot
 * of another name is not read. Where the test fails, put the hash that it names here.
 */
export const foldRules = '1ywo81o'

/** A card as a snapshot keeps it, in place of its reviews. */
export interface KeptCard extends KeptReviews {
  readonly item: string
  readonly skill: CardSkill
  /** Undefined while every review has been taken back. */
  readonly card: Card | undefined
}

/** What a snapshot keeps of a fold: plain values, which every browser can store and send. */
export interface KeptFold {
  readonly cards: readonly KeptCard[]
  /** Settings, lessons and undos, dated as the fold dates them. */
  readonly changes: readonly Foldable[]
  /** By session, what it asked about (`keepSessions`). */
  readonly sessions: readonly string[]
}

/** The cards of a fold that another one, which it extends, does not have as they are. */
export function keepCards(fold: PracticeFold, before: PracticeFold = emptyFold()): KeptCard[] {
  const cards: KeptCard[] = []
  for (const bucket of fold.histories.buckets) {
    for (const [key, history] of bucket ?? []) {
      const last = lastOf(history)
      if (last === undefined || findIn(before.histories, key) === history) continue
      const [skill = '', ...item] = key.split(' ')
      cards.push({
        item: item.join(' '),
        skill: skill as CardSkill,
        card: history.card,
        last,
        tally: packTally(fold, history),
      })
    }
  }
  return cards
}

/** All but the reviews of a fold. */
export function keepChanges(fold: PracticeFold): Foldable[] {
  const changes: Foldable[] = []
  for (const bucket of fold.events.buckets) {
    for (const dated of bucket?.values() ?? []) {
      if (dated === undefined || dated.event.type === 'review') continue
      changes.push({ ...dated.event, receivedAt: dated.at })
    }
  }
  return changes
}

/** The fold of which a snapshot was kept. What it lacks to be extended: `listWanted`. */
export function restoreFold({ cards, changes, sessions }: KeptFold): PracticeFold {
  const empty = emptyFold()
  const histories = editMap(empty.histories)
  for (const { item, skill, card, last, tally } of cards) {
    histories.set(cardKey(item, skill), { reviews: [], card, kept: { last, tally } })
  }
  return extendFold({ ...empty, histories: histories.done(), keptSessions: sessions }, changes)
}

/** Whether single reviews are to be asked of the device: this fold does not hold them all. */
export const lacksReviews = ({ keptSessions }: PracticeFold): boolean => keptSessions !== undefined

/** The last review of a history in the order of the fold; undefined where it has none. */
export function lastOf({ reviews, kept }: CardHistory): KeptReviews['last'] | undefined {
  const last = reviews.at(-1)
  return last === undefined ? kept?.last : { id: last.event.id, at: last.at }
}

/**
 * Whether what a device has kept can be what a version of this code kept. It is no proof: the
 * device's own transactions keep it whole, and this finds what somebody else left.
 */
export function isSound({ cards, changes, sessions }: KeptFold): boolean {
  return (
    cards.every(isSoundCard) &&
    changes.every((change) => typeof change.id === 'string' && isNumber(change.receivedAt)) &&
    sessions.every((row) => typeof row === 'string' && row.startsWith('{') && row.endsWith('}'))
  )
}

function isSoundCard({ item, skill, card, last, tally }: Partial<KeptCard>): boolean {
  return (
    typeof item === 'string' &&
    cardSkills.some((known) => known === skill) &&
    tally instanceof Float64Array &&
    tally.length === (card?.reviews ?? 0) * tallyWidth &&
    typeof last?.id === 'string' &&
    isNumber(last.at) &&
    (card === undefined ||
      (card.item === item &&
        card.skill === skill &&
        cardNumbers.every((name) => isNumber(card[name]))))
  )
}

const cardNumbers = [
  'firstReviewedAt',
  'lastReviewedAt',
  'dueAt',
  'intervalDays',
  'stabilityDays',
  'difficulty',
  'step',
  'lapses',
] as const

const isNumber = (value: unknown): value is number => Number.isFinite(value)
