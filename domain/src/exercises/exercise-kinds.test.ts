import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exerciseKinds, type ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { buildUnit, buildWord } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise, ExerciseOf } from './exercise.ts'
import { sharesMeaning } from './meaning-keys.ts'
import { resumeSession } from './resume-session.ts'
import { answerExercise, answerPairs, currentExercise, undoAnswer } from './session.ts'
import type { PracticeSession } from './practice-session.ts'
import { sessionSummary } from './session-summary.ts'
import { startSession } from './start-session.ts'
import type { WordSessionRequest } from './start-session.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000
const unit = buildUnit(12)
const allItems = new Set(unit.words.map(({ id }) => id))

function begin(given: Partial<WordSessionRequest> = {}): PracticeSession {
  return startSession({
    id: testId(7),
    course: 'tst',
    length: 10,
    now: start,
    units: [unit],
    fold: foldEvents([]),
    newWords: 8,
    kinds: exerciseKinds,
    recorded: allItems,
    pictured: allItems,
    strictness: 'relaxed',
    ...given,
  })
}

let lastId = 100
/** Good reviews of a word in one skill, at these days after the start. */
const known = (skill: ReviewEvent['skill'], days: readonly number[], item = 'tst.word-1') =>
  days.map((day) =>
    buildReview({ id: testId(++lastId), item, skill, answeredAt: start + day * dayMs }),
  )

/** The kinds in which the first word is asked on a day, after these reviews. */
function kindsOn(
  day: number,
  events: readonly Foldable[],
  given: Partial<WordSessionRequest> = {},
) {
  const request = { fold: foldEvents(events), now: start + day * dayMs, newWords: 0, ...given }
  return begin(request).start.planned.map(({ kind }) => kind)
}
const learnt = [0, 1]

let lastOther = 5000
const asOtherWord = (event: Foldable<ReviewEvent>) => ({
  ...event,
  id: testId(++lastOther),
  item: 'tst.word-2',
})

const buildSaying = (day: number) =>
  buildReview({
    id: testId(++lastId),
    item: 'tst.word-1',
    skill: 'say',
    kind: 'say-and-compare',
    answeredAt: start + day * dayMs,
  })

describe('a word comes in harder forms as it is known better', () => {
  test('a young one by its picture, a known one by its meaning', () => {
    expect(kindsOn(1, known('recognise', [0]))).toContain('choose-picture')
    const older = [...known('recognise', learnt), ...known('recall', [29.999])]
    expect(kindsOn(30, older)).toEqual(['choose-meaning'])
    const without = { pictured: new Set<string>() }
    expect(kindsOn(1, known('recognise', [0]), without)).not.toContain('choose-picture')
  })

  test('a new one by its meaning or its picture, both in one session', () => {
    const first = Array.from({ length: 8 }, (_, at) =>
      kindsOn(0, [], { newWords: 8, id: testId(at) }),
    )
    const met = first.flatMap((kinds) => kinds.slice(0, 3))
    expect(met).toContain('choose-picture')
    expect(met).toContain('choose-meaning')
  })

  test('one that is typed for days is heard later in the session', () => {
    const kinds = exerciseKinds.filter((kind) => kind !== 'say-and-compare')
    const events = [...known('recognise', learnt), ...known('recall', learnt)]
    const two = [
      ...events,
      ...events.map((each) => ({ ...each, id: testId(++lastId), item: 'tst.word-2' })),
    ]
    // No session begins with typing.
    expect(kindsOn(30, two, { kinds })).toEqual([
      'choose-word',
      'type-word',
      'hear-picture',
      'hear-picture',
    ])
    expect(kindsOn(30, two, { kinds, recorded: new Set() })).toEqual(['choose-word', 'type-word'])
  })

  test('one that is heard for days is written from hearing', () => {
    expect(kindsOn(30, [...known('hear', learnt)])).toEqual(['dictation'])
    expect(kindsOn(30, known('hear', [0]))).toContain('hear-picture')
    expect(kindsOn(30, known('hear', learnt), { recorded: new Set() })).toEqual([])
  })

  test('one that is heard is understood first, and once it is for days, its spelling asked in turn', () => {
    const kinds = exerciseKinds.filter((kind) => kind !== 'dictation')
    const heard = (days: readonly number[], given: Partial<WordSessionRequest> = {}) =>
      Array.from({ length: 40 }, (_, at) => {
        const [first] = kindsOn(300, known('hear', days), { id: testId(at), kinds, ...given })
        return first
      })
    expect(new Set(heard([0]))).toEqual(new Set(['hear-picture']))
    expect(new Set(heard([0], { pictured: new Set() }))).toEqual(new Set(['hear-meaning']))
    const older = heard(learnt)
    expect(new Set(older)).toEqual(new Set(['hear-picture', 'choose-written']))
    expect(older.filter((kind) => kind === 'hear-picture').length).toBeGreaterThan(10)
    expect(new Set(heard([0], { kinds: ['choose-written'] }))).toEqual(new Set(['choose-written']))
  })

  describe('one that is recalled for a week', () => {
    const recalled = [...known('recall', [0, 1, 5, 20, 60]), ...known('hear', learnt)]
    const kinds = exerciseKinds.filter((kind) => kind !== 'dictation')
    const draw = (events: readonly Foldable[], day: number) =>
      Array.from({ length: 60 }, (_, at) => kindsOn(day, events, { id: testId(at), kinds }))

    test('begins to be said about every third time, after it was asked for otherwise', () => {
      const asked = draw([...recalled, ...recalled.map(asOtherWord)], 300)
      const said = asked.filter((each) => each.includes('say-and-compare'))
      expect(said.length).toBeGreaterThan(10)
      expect(said.length).toBeLessThan(55)
      for (const [first] of said) expect(first).not.toBe('say-and-compare')
      expect(draw(known('recall', [0, 1]), 2).flat()).not.toContain('say-and-compare')
    })

    test('is said again when saying it is due, whatever else is', () => {
      const said = buildSaying(60)
      const due = draw([...recalled, said], 300)
      expect(new Set(due.map(([first]) => first))).toEqual(new Set(['say-and-compare']))
      expect(draw([...recalled, ...[298, 299].map(buildSaying)], 300).flat()).not.toContain(
        'say-and-compare',
      )
      const unheard = kindsOn(300, [...recalled, said], { recorded: new Set() })
      expect(unheard).not.toContain('say-and-compare')
    })
  })
})

const heardKinds = new Set<ExerciseKind>([
  'hear-meaning',
  'hear-picture',
  'choose-written',
  'dictation',
  'say-and-compare',
])

test('only kinds that the caller can show are planned, and heard ones only with a recording', () => {
  const anyKinds = fc.uniqueArray(fc.constantFrom(...exerciseKinds))
  const anyItems = fc.uniqueArray(fc.constantFrom(...allItems))
  const anyHistory = fc.array(
    fc.record({
      item: fc.constantFrom(...allItems),
      skill: fc.constantFrom('recognise', 'recall', 'hear', 'write'),
      day: fc.nat({ max: 200 }),
      rating: fc.constantFrom(1, 3),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(anyKinds, anyItems, anyItems, anyHistory, (kinds, recorded, pictured, history) => {
      const events = history.map(({ day, ...each }, at) =>
        buildReview({ id: testId(1000 + at), answeredAt: start + day * dayMs, ...each }),
      )
      const { planned } = begin({
        kinds,
        recorded: new Set(recorded),
        pictured: new Set(pictured),
        fold: foldEvents(events),
        now: start + 250 * dayMs,
      }).start
      for (const [at, exercise] of planned.entries()) {
        expect(kinds).toContain(exercise.kind)
        const items = itemsOf(exercise)
        if (heardKinds.has(exercise.kind)) expect(recorded).toContain(items[0])
        if (exercise.kind === 'choose-picture' || exercise.kind === 'hear-picture') {
          for (const { item } of exercise.options) expect(pictured).toContain(item)
        }
        const next = planned[at + 1]
        if (next !== undefined) for (const item of itemsOf(next)) expect(items).not.toContain(item)
      }
    }),
  )
})

test('what is heard is chosen among words that are written differently', () => {
  const twins = [
    { text: 'ká' },
    { text: 'ka\u0301', id: 'tst.decomposed' },
    { text: 'kà' },
    { text: 'KÁ', id: 'tst.capital' },
    { text: 'ko' },
    { text: 'Ko', id: 'tst.again' },
  ].map(({ text, ...given }, at) =>
    buildWord(text, { ...given, gloss: { en: [`meaning ${at}`], fr: [`sens ${at}`] } }),
  )
  const written = (strictness: WordSessionRequest['strictness']) =>
    begin({
      units: [{ unit: 'u', words: twins }],
      kinds: ['choose-written'],
      recorded: new Set(['tst.ká']),
      fold: foldEvents(known('hear', [0], 'tst.ká')),
      now: start + dayMs,
      newWords: 0,
      strictness,
    }).start.planned.flatMap((each) =>
      each.kind === 'choose-written' ? each.options.map(({ text }) => text.toLowerCase()) : [],
    )
  expect(written('relaxed').toSorted()).toEqual(['ká', 'ko', 'kà'].toSorted())
  expect(written('discover').toSorted()).toEqual(['ká', 'ko'].toSorted())
})

test('a word that is accepted as an answer is never a wrong choice', () => {
  const words = [
    buildWord('one', { accepted: ['tw{o|a}'] }),
    buildWord('two'),
    buildWord('three'),
    buildWord('four', { accepted: ['one'] }),
  ]
  const [first] = begin({ units: [{ unit: 'u', words }], newWords: 1 }).start.planned
  if (first?.kind !== 'choose-meaning') throw new Error('not a choice')
  expect(first.options.map(({ item }) => item).toSorted()).toEqual(['tst.one', 'tst.three'])
})

describe('match-pairs', () => {
  const toPairs = (session: PracticeSession) => {
    let at = session
    while (currentExercise(at)?.kind !== 'match-pairs') at = answerOne(at)
    return at
  }
  const answerOne = (session: PracticeSession) =>
    answerExercise(session, { ...given(), answer: 'x', answeredAt: start, tookMs: 1 }).session
  const given = (outcome: 'correct' | 'wrong' = 'correct') =>
    ({
      id: testId(++lastId),
      verdict: outcome === 'wrong' ? 'wrong' : 'exact',
      outcome,
      strictness: 'relaxed',
    }) as const
  const pairsOf = (exercise: Exercise | undefined): ExerciseOf<'match-pairs'> => {
    if (exercise?.kind !== 'match-pairs') throw new Error('no pairs')
    return exercise
  }
  function matchAll(session: PracticeSession, wrong: readonly number[] = []) {
    const { pairs } = pairsOf(currentExercise(session))
    return answerPairs(session, {
      pairs: pairs.map(({ item }, at) => ({
        ...given(wrong.includes(at) ? 'wrong' : 'correct'),
        item,
        answer: item,
      })),
      answeredAt: start,
      tookMs: 10_000,
    })
  }

  test('come once, with five words met before, distinct on both sides', () => {
    const { planned } = begin().start
    const found = planned.filter(({ kind }) => kind === 'match-pairs')
    expect(found).toHaveLength(1)
    const { pairs, meaningOrder } = pairsOf(found[0])
    expect(pairs).toHaveLength(5)
    expect(meaningOrder.toSorted()).toEqual(pairs.map(({ item }) => item).toSorted())
    const before = planned.slice(0, planned.indexOf(pairsOf(found[0]))).flatMap(itemsOf)
    for (const { item } of pairs) expect(before).toContain(item)
  })

  test('are left out where too few words can be distinguished', () => {
    const same = { gloss: { en: ['day'], fr: ['jour'] } }
    const words = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) =>
      buildWord(name, at < 3 ? same : {}),
    )
    const { planned } = begin({ units: [{ unit: 'u', words }] }).start
    for (const exercise of planned) {
      if (exercise.kind !== 'match-pairs') continue
      const chosen = words.filter(({ id }) => itemsOf(exercise).includes(id))
      for (const [at, word] of chosen.entries()) {
        for (const next of chosen.slice(at + 1)) expect(sharesMeaning(word, next)).toBe(false)
      }
    }
    expect(begin({ newWords: 3 }).start.planned.map(({ kind }) => kind)).not.toContain(
      'match-pairs',
    )
  })

  test('give one review for each word, and undo takes all of them back', () => {
    const before = toPairs(begin())
    const { session, reviews } = matchAll(before, [1])
    expect(reviews.map(({ skill, rating, tookMs }) => [skill, rating, tookMs])).toEqual(
      [3, 1, 3, 3, 3].map((rating) => ['recognise', rating, 2_000]),
    )
    expect(undoAnswer(session)).toEqual({ session: before, undone: reviews })
    expect(sessionSummary(session).comesBack).toBe(true)
    expect(sessionSummary(session).answered).toBe(sessionSummary(before).answered + 1)
  })

  test('a pair matched wrongly comes back alone, after others', () => {
    const before = toPairs(begin())
    const wrong = pairsOf(currentExercise(before)).pairs[1]
    let after = matchAll(before, [1]).session
    expect(itemsOf(currentExercise(after) ?? pairsOf(undefined))).not.toContain(wrong?.item)
    const asked: Exercise[] = []
    for (let next = currentExercise(after); next !== undefined; next = currentExercise(after)) {
      asked.push(next)
      after = answerOne(after)
    }
    const back = asked.find((each) => each.kind === 'choose-meaning' && each.item === wrong?.item)
    if (back?.kind !== 'choose-meaning') throw new Error('it did not come back')
    expect(back.options).toHaveLength(4)
    expect(back.options.map(({ item }) => item)).toContain(wrong?.item)
    expect(back.text).toBe(wrong?.text)
  })

  test('closing the tab in the middle goes on with them whole, or after them', () => {
    const before = toPairs(begin())
    const { session, reviews } = matchAll(before, [0, 3])
    expect(resumeSession(session.start, session.answers)).toEqual(session)
    expect(resumeSession(session.start, [...before.answers, ...reviews.slice(0, 3)])).toEqual(
      before,
    )
  })

  test('cannot be answered as one word, nor in part', () => {
    const session = toPairs(begin())
    expect(() => answerOne(session)).toThrow('answerPairs')
    expect(() => answerPairs(session, { pairs: [], answeredAt: start, tookMs: 1 })).toThrow(
      'not answered',
    )
    expect(() => matchAll(begin())).toThrow('no pairs')
  })
})
