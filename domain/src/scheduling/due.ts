import type { Card } from './card.ts'
import { findCard, listCards } from './fold.ts'
import type { PracticeFold } from './fold.ts'
import { isSetAside } from './leeches.ts'
import { skills } from './practice-events.ts'
import type { CardSkill, Skill } from './practice-events.ts'

/** New words a day to begin with; the learner may change it. */
export const defaultDailyNewWords = 8

/** The same knowledge asked in a harder form. */
const harderForms: Partial<Record<CardSkill, Skill>> = { recognise: 'recall', hear: 'write' }

/**
 * Whether a card waits for nothing: the same word is known in the harder form, so asking the
 * easier one would teach nothing. It wakes when the harder form is forgotten.
 */
export function isResting(fold: PracticeFold, card: Card): boolean {
  const harder = harderForms[card.skill]
  return harder !== undefined && findCard(fold, card.item, harder)?.stage === 'review'
}

/** Whether a card is asked at all when its time comes: it neither rests nor is set aside. */
export function isActive(fold: PracticeFold, card: Card): boolean {
  return !isResting(fold, card) && !isSetAside(fold, card)
}

const dayMs = 86_400_000
/** Who begins late in the evening has slept as well before it is the day after. */
const nightMs = 8 * 3_600_000

/**
 * The card as practice asks for it: what was met for the first time comes once more on the day
 * after, however well it went, though the memory model alone would let it wait for two or three. So
 * the second day begins with the words of the first. Days are those of UTC, as the model counts
 * them.
 */
export function withFirstNight(fold: PracticeFold, card: Card): Card {
  const { item, dueAt, firstReviewedAt, lastReviewedAt } = card
  // Most cards are older, and need no look at the item's others.
  if (lastReviewedAt - firstReviewedAt >= dayMs) return card
  const metAt = Math.min(
    ...skills.map((skill) => findCard(fold, item, skill)?.firstReviewedAt ?? dueAt),
  )
  const morning = Math.max(metAt - (metAt % dayMs) + dayMs, metAt + nightMs)
  return lastReviewedAt < morning ? { ...card, dueAt: Math.min(dueAt, morning) } : card
}

interface DueScope {
  /** Of this course alone. */
  readonly course?: string
  /** Of words or of sentences alone. */
  readonly about?: Card['about']
  /** Of what can be asked alone (`isReviewableIn`). */
  readonly reviewable?: (card: Card) => boolean
}

function listActive(fold: PracticeFold, { course, about, reviewable }: DueScope): Card[] {
  return listCards(fold, course)
    .filter(
      (card) =>
        (about === undefined || card.about === about) &&
        reviewable?.(card) !== false &&
        isActive(fold, card),
    )
    .map((card) => withFirstNight(fold, card))
}

function compareDue(a: Card, b: Card): number {
  if (a.dueAt !== b.dueAt) return a.dueAt - b.dueAt
  if (a.item !== b.item) return a.item < b.item ? -1 : 1
  return a.skill < b.skill ? -1 : 1
}

/** The cards to be reviewed at `now`, longest due first. */
export function listDue(fold: PracticeFold, { now, ...scope }: DueScope & { now: number }): Card[] {
  return listActive(fold, scope)
    .filter((card) => card.dueAt <= now)
    .sort(compareDue)
}

/** What waits, counted in items (a word due in two skills counts once). */
export interface DueSummary {
  readonly dueNow: number
  /** Due from now until the learner's day ends, those due now included. */
  readonly dueToday: number
  /** When the next card that is not due yet becomes due (epoch ms). */
  readonly nextDueAt: number | undefined
}

/** What the learner's screens say is due. `dayEndsAt`: the next local midnight, epoch ms. */
export function summariseDue(
  fold: PracticeFold,
  { now, dayEndsAt, ...scope }: DueScope & { now: number; dayEndsAt: number },
): DueSummary {
  const cards = listActive(fold, scope)
  const until = (instant: number) =>
    new Set(cards.filter((card) => card.dueAt <= instant).map((card) => card.item)).size
  const later = cards.filter((card) => card.dueAt > now)
  return {
    dueNow: until(now),
    dueToday: until(Math.max(now, dayEndsAt - 1)),
    nextDueAt: later.reduce<number | undefined>(
      (first, { dueAt }) => Math.min(first ?? dueAt, dueAt),
      undefined,
    ),
  }
}

/**
 * When a word comes back (epoch ms): the earliest of its cards that wait for something. Undefined
 * before its first review, and where all of them are set aside (`listLeeches`).
 */
export function findNextDue(fold: PracticeFold, item: string): number | undefined {
  const dueTimes = skills
    .map((skill) => findCard(fold, item, skill))
    .filter((card) => card !== undefined)
    .filter((card) => isActive(fold, card))
    .map((card) => withFirstNight(fold, card).dueAt)
  return dueTimes.length === 0 ? undefined : Math.min(...dueTimes)
}

/**
 * How many new words the learner may still begin today: `dailyLimit` less the words whose first
 * review lies in the local day [dayStartsAt, dayEndsAt), epoch ms, in all courses together.
 * Sentences don't count: they are made of words.
 */
export function newWordsLeft(
  fold: PracticeFold,
  {
    dayStartsAt,
    dayEndsAt,
    dailyLimit = defaultDailyNewWords,
  }: { dayStartsAt: number; dayEndsAt: number; dailyLimit?: number },
): number {
  const begun = new Map<string, number>()
  for (const { item, about, firstReviewedAt } of listCards(fold)) {
    if (about !== 'word') continue
    begun.set(item, Math.min(begun.get(item) ?? firstReviewedAt, firstReviewedAt))
  }
  const today = [...begun.values()].filter((at) => at >= dayStartsAt && at < dayEndsAt)
  return Math.max(0, dailyLimit - today.length)
}
