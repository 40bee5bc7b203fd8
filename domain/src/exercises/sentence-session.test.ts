import { describe, expect, test } from 'vitest'
import { summariseDue, newWordsLeft } from '../scheduling/due.ts'
import { sentenceKinds } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { buildSentence, buildUnit } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { itemsOf } from './exercise.ts'
import { readSessionStart } from './practice-session.ts'
import { resumeSession } from './resume-session.ts'
import { outlookForSentences } from './sentence-readiness.ts'
import { answerExercise, currentExercise } from './session.ts'
import { startSentenceSession } from './start-sentence-session.ts'
import type { SentenceSessionRequest } from './start-sentence-session.ts'
import { startSession } from './start-session.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000
const unit = {
  ...buildUnit(6),
  sentences: [
    buildSentence('known', {
      text: 'Word-1 word-2 word-3.',
      tokens: [1, 2, 3].map((at) => ({ text: `word-${at}`, word: `tst.word-${at}` })),
    }),
    buildSentence('ahead', {
      text: 'Word-4 word-1 word-2',
      tokens: [4, 1, 2].map((at) => ({ text: `word-${at}`, word: `tst.word-${at}` })),
    }),
  ],
}

let lastId = 100
const reviewed = (item: string, given: Partial<ReviewEvent>, days: readonly number[]) =>
  days.map((day) =>
    buildReview({ id: testId(++lastId), item, ...given, answeredAt: start + day * dayMs }),
  )
const wordsMet = [1, 2, 3].flatMap((at) => reviewed(`tst.word-${at}`, {}, [0]))
const known = (skill: ReviewEvent['skill'], days: readonly number[]) =>
  reviewed('tst.known', { skill, exercise: 'build-sentence' }, days)

function begin(events: readonly Foldable[], given: Partial<SentenceSessionRequest> = {}) {
  return startSentenceSession({
    id: testId(7),
    course: 'tst',
    length: 5,
    now: start + dayMs,
    units: [unit],
    fold: foldEvents(events),
    beyondMetWords: false,
    kinds: sentenceKinds,
    strictness: 'relaxed',
    ...given,
  })
}
const asked = (...given: Parameters<typeof begin>) =>
  begin(...given).start.planned.map((each) => [itemsOf(each)[0], each.kind])

describe('a session of sentences', () => {
  test('begins with those made of words met, and with the others when asked to', () => {
    expect(asked([])).toEqual([])
    expect(asked(wordsMet)).toEqual([['tst.known', 'build-meaning']])
    const items = new Set(asked(wordsMet, { beyondMetWords: true }).map(([item]) => item))
    expect(items).toEqual(new Set(['tst.known', 'tst.ahead']))
  })

  test('asks for a new one again in a harder form, others between', () => {
    const kinds = asked(wordsMet, { beyondMetWords: true }).map(([, kind]) => kind)
    expect(kinds.slice(0, 2)).toEqual(['build-meaning', 'build-meaning'])
    expect(kinds).toHaveLength(4)
    for (const kind of kinds.slice(2)) expect(['fill-gap', 'reorder-sentence']).toContain(kind)
  })

  test('asks in harder forms as a sentence is known better', () => {
    const on = (
      day: number,
      events: readonly Foldable[],
      given: Partial<SentenceSessionRequest> = {},
    ) =>
      asked([...wordsMet, ...events], { now: start + day * dayMs, ...given }).map(
        ([, kind]) => kind,
      )
    const young = known('recall', [0])
    expect(['fill-gap', 'reorder-sentence']).toContain(on(1, young)[0])
    expect(on(10, known('recall', [0, 1]))).toEqual(['build-sentence'])
    const old = known('recall', [0, 1, 5, 20, 60, 150])
    expect(on(900, old)).toEqual(['type-sentence'])
    const meant = [...known('recognise', [0, 1, 5, 20]), ...known('recall', [0])]
    expect(on(200, meant, { kinds: ['type-meaning', 'build-meaning'] })).toEqual(['type-meaning'])
  })

  test('asks what a new one means in writing where its words are long known', () => {
    const remembered = [1, 2, 3].flatMap((at) => reviewed(`tst.word-${at}`, {}, [0, 1, 5, 20]))
    const at = (day: number, events: readonly Foldable[]) =>
      asked(events, { now: start + day * dayMs })[0]?.[1]
    expect(at(21, remembered)).toBe('type-meaning')
    expect(at(21, [...wordsMet, ...remembered.slice(0, 8)])).toBe('build-meaning')
  })

  test('is dictated only where it is recorded', () => {
    const learnt = known('recall', [0, 1])
    const on = { now: start + 20 * dayMs }
    expect(asked([...wordsMet, ...learnt], on)).toEqual([['tst.known', 'build-sentence']])
    const recorded = new Set(['tst.known'])
    expect(asked([...wordsMet, ...learnt], { ...on, recorded })).toEqual([
      ['tst.known', 'write-sentence'],
    ])
  })

  test('of named ones asks them alone, in their order, due or not', () => {
    const met = [...wordsMet, ...known('recall', [0, 1])]
    const items = (only: readonly string[]) => asked(met, { only }).map(([item]) => item)
    expect(asked(met)).toEqual([])
    expect(items(['tst.known', 'tst.gone'])).toEqual(['tst.known'])
    expect(new Set(items(['tst.ahead']))).toEqual(new Set(['tst.ahead']))
    expect(items([])).toEqual([])
  })

  test('asks only in kinds that the caller can show', () => {
    for (const kind of sentenceKinds) {
      for (const [, each] of asked(wordsMet, { kinds: [kind], beyondMetWords: true })) {
        expect(each).toBe(kind)
      }
    }
  })

  test('is stored, answered and taken up again like any session', () => {
    const session = begin(wordsMet, { beyondMetWords: true })
    expect(readSessionStart(structuredClone(session.start))).toEqual(session.start)
    const { session: after, review } = answerExercise(session, {
      id: testId(5000),
      answeredAt: start + dayMs,
      verdict: 'exact',
      outcome: 'correct',
      strictness: 'relaxed',
      answer: 'given',
      tookMs: 1000,
    })
    expect(review).toMatchObject({
      item: 'tst.known',
      skill: 'recognise',
      exercise: 'build-meaning',
    })
    expect(resumeSession(session.start, [review])).toEqual(after)
    expect(currentExercise(after)).not.toEqual(currentExercise(session))
  })
})

describe('sentences and words', () => {
  const events = [...wordsMet, ...known('recognise', [0])]
  const fold = foldEvents(events)
  const now = start + dayMs

  test('are counted apart: what is due, and what is new today', () => {
    const day = { dayStartsAt: start - dayMs, dayEndsAt: start + dayMs }
    expect(newWordsLeft(fold, { ...day, dailyLimit: 8 })).toBe(5)
    const due = (about: 'word' | 'sentence') =>
      summariseDue(fold, { now, dayEndsAt: now, about }).dueNow
    expect([due('word'), due('sentence')]).toEqual([3, 1])
  })

  test('are asked apart: a session of words never plans a sentence', () => {
    const { planned } = startSession({
      id: testId(8),
      course: 'tst',
      length: 20,
      now,
      units: [unit],
      fold,
      newWords: 8,
      kinds: ['choose-meaning', 'type-word', ...sentenceKinds],
      strictness: 'relaxed',
    }).start
    expect(planned.flatMap(itemsOf)).not.toContain('tst.known')
  })

  test('tell how many sentences wait', () => {
    const outlook = (of: readonly Foldable[]) =>
      outlookForSentences(foldEvents(of), { course: 'tst', units: [unit], now })
    expect(outlook([])).toEqual({ all: 2, due: 0, fresh: 0, ahead: 2 })
    expect(outlook(wordsMet)).toEqual({ all: 2, due: 0, fresh: 1, ahead: 1 })
    expect(outlook(events)).toEqual({ all: 2, due: 1, fresh: 0, ahead: 1 })
  })
})
