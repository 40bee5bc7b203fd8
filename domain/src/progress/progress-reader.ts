import type { PracticeFold } from '../scheduling/fold.ts'
import type { Calendar, CalendarDay } from './calendar.ts'
import { addDay, createCardTallies } from './card-tally.ts'
import type { CardTally, DayTally } from './card-tally.ts'
import { mistakeKinds } from './mistake-kinds.ts'
import type { MistakeKind } from './mistake-kinds.ts'
import { listHistories } from './standing-reviews.ts'

/** A day on which there was practice. */
export interface PractisedDay extends Readonly<DayTally> {
  readonly day: CalendarDay
}

/** A word that keeps going wrong in one way. */
export interface MistakenItem {
  readonly item: string
  /** Mistakes of this kind that are not settled (`settlingAnswers`). */
  readonly mistakes: number
}

export interface MistakesOfKind {
  readonly kind: MistakeKind
  /** All mistakes of this kind that were ever made. */
  readonly total: number
  /** The words to work on, those with the most mistakes first, then the most recent. */
  readonly items: readonly MistakenItem[]
}

/** The figures of a learner's progress, in one course or in all. */
export interface ProgressFigures {
  readonly reviews: number
  readonly practisedMs: number
  /** In order; days without practice are left out. */
  readonly days: readonly PractisedDay[]
  /** One for each kind, in the order of `mistakeKinds`. */
  readonly mistakes: readonly MistakesOfKind[]
}

/** Reads figures out of folds of one learner. */
export type ProgressReader = (fold: PracticeFold, course?: string) => ProgressFigures

/**
 * A reader of figures by the days of a calendar. Folds that hold the same events give the same
 * figures, whatever order they arrived in. Keep the reader: reading a fold again after a few more
 * events counts only the cards that they changed.
 *
 * @example createProgressReader(createCalendar('Africa/Douala'))(fold, 'ewo').practisedMs
 */
export function createProgressReader(calendar: Calendar): ProgressReader {
  const tallyOf = createCardTallies(calendar)
  return (fold, course) => {
    const tallies: CardTally[] = []
    for (const history of listHistories(fold, course)) {
      tallies.push(tallyOf(fold, history, history.card?.item ?? ''))
    }
    const days = joinDays(tallies)
    return {
      reviews: days.reduce((sum, { reviews }) => sum + reviews, 0),
      practisedMs: days.reduce((sum, each) => sum + each.practisedMs, 0),
      days,
      mistakes: mistakeKinds.map((kind) => joinMistakes(tallies, kind)),
    }
  }
}

function joinDays(tallies: readonly CardTally[]): PractisedDay[] {
  const joined = new Map<CalendarDay, DayTally>()
  for (const { days } of tallies) {
    for (const [day, tally] of days) addDay(joined, day, tally)
  }
  return [...joined].map(([day, tally]) => ({ day, ...tally })).sort((a, b) => a.day - b.day)
}

function joinMistakes(tallies: readonly CardTally[], kind: MistakeKind): MistakesOfKind {
  let total = 0
  const open = new Map<string, { mistakes: number; lastAt: number }>()
  for (const { item, mistakes } of tallies) {
    total += mistakes.total[kind]
    if (mistakes.open[kind] === 0) continue
    const before = open.get(item)
    open.set(item, {
      mistakes: (before?.mistakes ?? 0) + mistakes.open[kind],
      lastAt: Math.max(before?.lastAt ?? 0, mistakes.lastAt ?? 0),
    })
  }
  const items = [...open].sort(([a, worst], [b, other]) => {
    return other.mistakes - worst.mistakes || other.lastAt - worst.lastAt || (a < b ? -1 : 1)
  })
  return { kind, total, items: items.map(([item, { mistakes }]) => ({ item, mistakes })) }
}
