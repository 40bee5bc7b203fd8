import { expect, test } from 'vitest'
import { foldEvents, foldedTypes } from '../scheduling/fold.ts'
import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import { cardSkills } from '../scheduling/practice-events.ts'
import type { Foldable, Rating } from '../scheduling/practice-events.ts'
import { hashText, seededRandom } from '../seeds/seeded-random.ts'
import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '../testing/practice-events.ts'
import { foldRules, keepCards, keepChanges } from './kept-fold.ts'
import { keepSessions } from './kept-sessions.ts'

const verdicts = ['exact', 'tone', 'letters', 'typo', 'order', 'wrong'] as const
const outcomes = ['correct', 'almost', 'wrong'] as const
const dayMs = 86_400_000

/** Enough of everything that a rule of the fold asks about. */
function fixedHistory(): Foldable[] {
  const random = seededRandom('the rules of the fold')
  const of = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[random.below(things.length)]
    if (thing === undefined) throw new Error('Nothing to choose from')
    return thing
  }
  let at = Date.UTC(2026, 0, 5, 8)
  return Array.from({ length: 2_000 }, (_, nth): Foldable => {
    at += random.below(4) === 0 ? random.below(2 * dayMs) : random.below(600_000)
    const shared = { id: testId(nth), answeredAt: at }
    const receivedAt = at - 3_600_000 + random.below(5_000_000)
    if (nth % 41 === 0) return buildUndo({ ...shared, undoes: testId(random.below(nth + 1)) })
    if (nth % 43 === 0) return buildSetting({ ...shared, name: of(['a', 'b']), value: nth })
    if (nth % 47 === 0) return buildLessonEvent({ ...shared, how: of(['done', 'skipped']) })
    return buildReview({
      ...shared,
      receivedAt,
      item: `tst.item-${random.below(60)}`,
      skill: of(cardSkills),
      kind: of(exerciseKinds),
      rating: of([1, 2, 3, 3, 3, 4] satisfies Rating[]),
      verdict: of(verdicts),
      outcome: of(outcomes),
      tookMs: random.below(90_000),
      session: testId(Math.floor(nth / 12)),
      utcOffsetMinutes: 60 * (nth % 3),
    })
  })
}

/** Numbers to nine places: what browsers compute beyond them says nothing about rules. */
const inNinePlaces = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(9)) : value

async function nameRules(history: readonly Foldable[]): Promise<string> {
  const fold = foldEvents(history)
  const cards = keepCards(fold)
    .map(({ tally, ...card }) => ({ ...card, tally: [...tally] }))
    .sort((a, b) => (`${a.item} ${a.skill}` < `${b.item} ${b.skill}` ? -1 : 1))
  const changes = keepChanges(fold).sort((a, b) => (a.id < b.id ? -1 : 1))
  const sessions = [...(await keepSessions(fold, () => Promise.resolve(undefined)))].sort()
  expect(cards.length).toBeGreaterThan(100)
  const folded = JSON.stringify({ foldedTypes, cards, changes, sessions }, inNinePlaces)
  return hashText(folded).toString(36)
}

test('the name of the fold’s rules follows from what they make of a fixed history', async () => {
  expect(await nameRules(fixedHistory())).toBe(foldRules)
})
