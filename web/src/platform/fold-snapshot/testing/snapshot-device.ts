import {
  createCalendar,
  createProgressReader,
  foldEvents,
  listCards,
  listFinishings,
  listMistaken,
  readClothRows,
  readPracticeWeek,
  readSetting,
  type PracticeFold,
} from '@mboa/domain'
import { expect } from 'vitest'
import type { LearnerDatabase } from '../../device-store/learner-database.ts'
import { answerQuestion } from '../answer-question.ts'
import { openSnapshot } from '../open-snapshot.ts'
import { toFoldable } from '../to-foldable.ts'

export const start = Date.UTC(2026, 0, 5, 8)
export const hourMs = 3_600_000
const calendar = createCalendar('Africa/Douala')

/** What the worker does, in this page: where it can be broken. */
export async function ask(question: Parameters<typeof answerQuestion>[0]) {
  const answers: unknown[] = []
  await answerQuestion(question, (answer) => answers.push(answer))
  return answers[0] as never
}

/** Everything that a screen reads out of a fold. */
export function stateOf(fold: PracticeFold): Record<string, unknown> {
  const cards = listCards(fold).map((card) => [`${card.item} ${card.skill}`, card] as const)
  return {
    cards: Object.fromEntries(cards),
    settings: ['a', 'b'].map((name) => readSetting(fold, name)),
    lessons: listFinishings(fold, 'tst')
      .map(({ event: { id }, at }) => `${id} ${at}`)
      .sort(),
    figures: createProgressReader(calendar)(fold),
    week: readPracticeWeek(fold, { calendar, now: start + 20 * hourMs }),
    mistaken: listMistaken(fold, 'tst'),
    cloth: readClothRows(fold, 'tst'),
  }
}

export async function foldOfAll(database: LearnerDatabase): Promise<PracticeFold> {
  return foldEvents((await database.getAll('events')).map(toFoldable))
}

/** What a start reads is what the fold of all events gives. */
export async function expectTrue(userId: string, database: LearnerDatabase): Promise<void> {
  const { fold } = await openSnapshot(userId, database, ask)
  expect(stateOf(fold)).toEqual(stateOf(await foldOfAll(database)))
}

export const place = { cursor: 0, epoch: 'one', kinds: ['review', 'undo', 'setting', 'lesson'] }
export const nothing = {
  acknowledged: [],
  refused: [],
  events: [],
  cursor: 0,
  more: false,
  epoch: 'first',
}
