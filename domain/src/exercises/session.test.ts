import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldEvents, listCards } from '../scheduling/fold.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { buildUnit } from '../testing/course-words.ts'
import { buildReview, buildUndo, testId } from '../testing/practice-events.ts'
import { itemsOf } from './exercise.ts'
import { readSessionStart } from './practice-session.ts'
import { resumeSession } from './resume-session.ts'
import { answerExercise, currentExercise, judgeChoice, undoAnswer } from './session.ts'
import type { PracticeSession } from './practice-session.ts'
import { sessionSummary } from './session-summary.ts'
import { startSession } from './start-session.ts'

const now = Date.UTC(2026, 0, 5, 8)

function begin({ newWords = 8, words = 12, id = testId(7) } = {}): PracticeSession {
  const units = [buildUnit(words)]
  return startSession({
    id,
    course: 'tst',
    length: 10,
    now,
    kinds: ['choose-meaning', 'type-word'],
    strictness: 'relaxed',
    units,
    fold: foldEvents([]),
    newWords,
  })
}

function answer(session: PracticeSession, outcome: ReviewEvent['outcome'] = 'correct') {
  const at = session.answers.length
  return answerExercise(session, {
    id: testId(1000 + at),
    answeredAt: now + at * 5_000,
    verdict: outcome === 'wrong' ? 'wrong' : 'exact',
    outcome,
    strictness: 'relaxed',
    answer: 'given',
    tookMs: 2_000,
  }).session
}

/** Plays to the end; the outcomes are used in turn, and all later answers are correct. */
function play(session: PracticeSession, outcomes: readonly ReviewEvent['outcome'][] = []) {
  let played = session
  for (let at = 0; currentExercise(played) !== undefined; at++) {
    played = answer(played, outcomes[at] ?? 'correct')
  }
  return played
}

const answeredItems = ({ answers }: PracticeSession) => answers.map(({ item }) => item)
const anyOutcomes = fc.array(fc.constantFrom('correct', 'almost', 'wrong'), { maxLength: 60 })
const anySession = fc
  .record({ newWords: fc.integer({ min: 1, max: 10 }), words: fc.integer({ min: 1, max: 12 }) })
  .map(begin)

test('a session answered without fault asks each planned exercise once', () => {
  const session = begin()
  const played = play(session)
  const asked = played.answers.map(({ item, kind }) => `${item} ${kind}`)
  const planned = session.start.planned.map((each) => [...itemsOf(each), each.kind].join(' '))
  expect(asked.toSorted()).toEqual(planned.toSorted())
  expect(asked.slice(0, 5)).toEqual(planned.slice(0, 5))
})

test('a third typed answer in a row waits for one that is not typed', () => {
  const session = begin()
  const isTyped = (kind: string | undefined) => kind === 'type-word'
  const [asked, planned] = [play(session).answers, session.start.planned]
  const inARow = (kinds: readonly string[]) =>
    kinds.some((_, at) => [kinds[at], kinds[at + 1], kinds[at + 2]].every(isTyped))
  expect(inARow(planned.slice(0, -1).map(({ kind }) => kind))).toBe(true)
  expect(inARow(asked.map(({ kind }) => kind))).toBe(false)
})

test('an answer becomes a review of the exercise, rated by its outcome', () => {
  const session = begin()
  const { review } = answerExercise(session, {
    id: testId(9),
    answeredAt: now,
    verdict: 'wrong',
    outcome: 'wrong',
    strictness: 'relaxed',
    answer: 'word-3 in English',
    tookMs: 1_500,
  })
  expect(review).toEqual({
    type: 'review',
    id: testId(9),
    answeredAt: now,
    course: 'tst',
    item: 'tst.word-1',
    skill: 'recognise',
    kind: 'choose-meaning',
    rating: 1,
    verdict: 'wrong',
    outcome: 'wrong',
    answer: 'word-3 in English',
    tookMs: 1_500,
    session: testId(7),
  })
  expect(listCards(foldEvents([review]))).toHaveLength(1)
})

test('a wrong word returns after two others, and is typed only after its return', () => {
  const played = play(begin(), ['wrong'])
  expect(answeredItems(played).slice(0, 4)).toEqual([
    'tst.word-1',
    'tst.word-2',
    'tst.word-3',
    'tst.word-1',
  ])
  const kinds = played.answers.filter(({ item }) => item === 'tst.word-1')
  expect(kinds.map(({ kind }) => kind)).toEqual(['choose-meaning', 'choose-meaning', 'type-word'])
})

test('a word that is wrong at the very end returns after another word', () => {
  const correct = Array.from({ length: 9 }, () => 'correct' as const)
  const played = play(begin({ newWords: 5 }), [...correct, 'wrong'])
  const items = answeredItems(played)
  expect(items).toHaveLength(12)
  expect(items[11]).toBe(items[9])
  expect(items[10]).not.toBe(items[9])
})

test('the word that comes between is the one asked longest ago', () => {
  const correct = Array.from({ length: 9 }, () => 'correct' as const)
  const played = play(begin({ newWords: 5 }), [...correct, 'wrong', 'correct', 'wrong'])
  expect(answeredItems(played).slice(9)).toEqual([
    'tst.word-5',
    'tst.word-1',
    'tst.word-5',
    'tst.word-2',
    'tst.word-5',
  ])
})

test('a word that stays wrong is let go after two returns', () => {
  const first = ['wrong', 'correct', 'correct'] as const
  const played = play(begin({ newWords: 3 }), [...first, ...first, ...first])
  const chosen = played.answers.filter(
    ({ item, kind }) => item === 'tst.word-1' && kind === 'choose-meaning',
  )
  expect(chosen).toHaveLength(3)
})

test('a session in which everything goes wrong grows by half its words and ends', () => {
  const always = Array.from({ length: 99 }, () => 'wrong' as const)
  const session = begin({ newWords: 10 })
  expect(play(session, always).answers).toHaveLength(session.start.planned.length + 5)
})

test('the choices stand in another order when a word returns, and are the same ones', () => {
  const choices = (session: PracticeSession) => {
    const exercise = currentExercise(session)
    return exercise?.kind === 'choose-meaning' ? exercise.options.map(({ item }) => item) : []
  }
  const orders = ['a', 'b', 'c', 'd'].map((id) => {
    const session = begin({ id })
    const returned = answer(answer(answer(session, 'wrong')))
    return [choices(session), choices(returned)] as const
  })
  for (const [first, again] of orders) expect([...again].sort()).toEqual([...first].sort())
  expect(orders.some(([first, again]) => first.join() !== again.join())).toBe(true)
})

test('however it is answered, no word comes twice in a row and the session ends', () => {
  fc.assert(
    fc.property(anySession, anyOutcomes, (session, outcomes) => {
      const items = answeredItems(play(session, outcomes))
      for (const [at, item] of items.entries()) expect(items[at + 1]).not.toBe(item)
    }),
  )
})

test('however it is answered, no session is longer than its words allow', () => {
  fc.assert(
    fc.property(anySession, anyOutcomes, (session, outcomes) => {
      const { planned } = session.start
      const words = new Set(planned.flatMap(itemsOf)).size
      const { answers } = play(session, outcomes)
      expect(answers.length).toBeLessThanOrEqual(planned.length + Math.max(4, words / 2 + 0.5))
    }),
  )
})

test('however it is answered, a wrong word returns while others are there, and room', () => {
  fc.assert(
    fc.property(anyOutcomes, (outcomes) => {
      const session = begin()
      const { answers } = play(session, outcomes)
      if (answers.length >= session.start.planned.length + 3) return
      for (const [at, { item, kind, outcome }] of answers.entries()) {
        if (outcome !== 'wrong') continue
        const same = (other: ReviewEvent) => other.item === item && other.kind === kind
        const before = answers.slice(0, at).filter(same).length
        if (before === 0) expect(answers.slice(at + 1).some(same)).toBe(true)
      }
    }),
  )
})

test('a session stored in the middle goes on exactly where it was', () => {
  fc.assert(
    fc.property(anySession, anyOutcomes, fc.nat({ max: 40 }), (session, outcomes, stopAt) => {
      let played = session
      for (let at = 0; at < stopAt && currentExercise(played) !== undefined; at++) {
        played = answer(played, outcomes[at])
      }
      const stored = structuredClone(played.start)
      const events: Foldable[] = [...played.answers].reverse()
      const elsewhere = buildReview({ id: testId(5), item: 'tst.word-1' })
      const resumed = resumeSession(stored, [...events, elsewhere])
      expect(resumed).toEqual(played)
      expect(currentExercise(resumed)).toEqual(currentExercise(played))
    }),
  )
})

test('a clock set back in the middle does not lose the answers already given', () => {
  const played = play(begin())
  const events = played.answers.map((event, at) => ({ ...event, answeredAt: now - at * 60_000 }))
  const resumed = resumeSession(played.start, events)
  expect(resumed.answers.map(({ id }) => id)).toEqual(played.answers.map(({ id }) => id))
})

test('an answer given in a second tab to an exercise already answered is left out', () => {
  const played = answer(answer(begin()))
  const [first] = played.answers
  if (first === undefined) throw new Error('nothing was answered')
  const twice = { ...first, id: testId(5000), answeredAt: first.answeredAt + 1 }
  expect(resumeSession(played.start, [...played.answers, twice])).toEqual(played)
})

test('undo gives the exercise back, and resuming with the undo event agrees', () => {
  const before = answer(begin())
  const after = answer(before, 'wrong')
  const taken = undoAnswer(after)
  expect(taken?.session).toEqual(before)
  const undo = buildUndo({ id: testId(9000), undoes: taken?.undone[0]?.id ?? '' })
  expect(resumeSession(after.start, [undo, ...after.answers])).toEqual(before)
  expect(undoAnswer(begin())).toBeUndefined()
})

test('the summary counts answers, what is behind the learner, and how each word fared', () => {
  const middle = answer(answer(begin({ newWords: 5 }), 'wrong'), 'almost')
  expect(sessionSummary(middle)).toMatchObject({
    isOver: false,
    answered: 2,
    planned: 10,
    comesBack: false,
    outcomes: ['almost'],
    words: [
      { item: 'tst.word-1', isNew: true, outcomes: ['wrong'], flawless: false },
      { item: 'tst.word-2', isNew: true, outcomes: ['almost'], flawless: true },
    ],
  })
  const end = sessionSummary(play(middle))
  expect(end).toMatchObject({ isOver: true, planned: 10, answered: 11 })
  expect(end.outcomes.toSorted()).toEqual([
    'almost',
    ...Array.from({ length: 8 }, () => 'correct'),
    'wrong',
  ])
})

test('the summary says of an answer that its exercise is asked again', () => {
  expect(sessionSummary(begin()).comesBack).toBe(false)
  expect(sessionSummary(answer(begin(), 'wrong')).comesBack).toBe(true)
  expect(sessionSummary(answer(begin(), 'almost')).comesBack).toBe(false)
})

test('how far a session is never goes back, and ends with all that was planned', () => {
  fc.assert(
    fc.property(anySession, anyOutcomes, (session, outcomes) => {
      const { planned } = sessionSummary(session)
      let before = 0
      let played = session
      for (let at = 0; currentExercise(played) !== undefined; at++) {
        played = answer(played, outcomes[at] ?? 'correct')
        const summary = sessionSummary(played)
        expect(summary.outcomes.length).toBeGreaterThanOrEqual(before)
        expect(summary.planned).toBe(planned)
        before = summary.outcomes.length
      }
      expect(before).toBe(planned)
    }),
  )
})

test('nothing can be answered when the session is over', () => {
  expect(() => answer(play(begin()))).toThrow('over')
})

test('a choice is exact or wrong', () => {
  const exercise = currentExercise(begin())
  if (exercise?.kind !== 'choose-meaning') throw new Error('not a choice')
  expect(judgeChoice(exercise.item, 'tst.word-1')).toEqual({ verdict: 'exact', outcome: 'correct' })
  expect(judgeChoice(exercise.item, 'tst.word-2')).toEqual({ verdict: 'wrong', outcome: 'wrong' })
})

const allWrong = Array.from({ length: 200 }, () => 'wrong' as const)

test('a session keeps the limits it was begun with, whatever later versions allow', () => {
  const { start } = begin()
  const limits = { comebacks: 1, longest: start.planned.length + 3 }
  const stored = readSessionStart(structuredClone({ ...start, limits }))
  if (stored === undefined) throw new Error('The session is not read.')
  expect(play({ start: stored, answers: [] }, allWrong).answers).toHaveLength(limits.longest)
  expect(start.limits.longest).toBe(play(begin(), allWrong).answers.length)
})
