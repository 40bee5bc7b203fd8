import { describe, expect, test } from 'vitest'
import { summariseDue, newWordsLeft } from '../scheduling/due.ts'
import { sentenceKinds } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { buildSentence, buildUnit } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { itemsOf, type Exercise } from './exercise.ts'
import { readSessionStart } from './practice-session.ts'
import { resumeSession } from './resume-session.ts'
import { outlookForSentences } from './sentence-readiness.ts'
import { answerExercise, currentExercise, itemsToPresent } from './session.ts'
import { isQuickOfSentences, startSentenceSession } from './start-sentence-session.ts'
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
  reviewed('tst.known', { skill, kind: 'build-sentence' }, days)

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

  test('presents a new one before it is asked, unless its words were met or say what they mean', () => {
    const untold = buildSentence('untold', { text: 'Word-1 word-2.' })
    const partly = buildSentence('partly', {
      text: 'Word-1 o.',
      tokens: [{ text: 'Word-1', word: 'tst.word-1' }, { text: 'o' }],
    })
    const glossed = buildSentence('glossed', {
      text: 'Word-2 o.',
      tokens: [
        { text: 'Word-2', word: 'tst.word-2' },
        { text: 'o', gloss: { en: 'please', fr: 's’il te plaît' } },
      ],
    })
    const units = [{ ...unit, sentences: [...unit.sentences, untold, partly, glossed] }]
    expect(begin(wordsMet, { units }).start.toPresent).toEqual(['tst.untold', 'tst.partly'])
    expect(begin(wordsMet, { units, isQuick: true }).start.toPresent).toEqual(
      expect.arrayContaining(['tst.untold']),
    )
    expect(begin(wordsMet, { beyondMetWords: true }).start.toPresent).toEqual(['tst.ahead'])
    const met = reviewed('tst.untold', { skill: 'recognise', kind: 'build-meaning' }, [0])
    expect(begin([...wordsMet, ...met], { units }).start.toPresent).toEqual(['tst.partly'])
    const only = begin(wordsMet, { units, only: ['tst.untold'] })
    expect(itemsToPresent(only)).toEqual(['tst.untold'])
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

  test('begins to be spoken along where it is recorded, once recalled, and again when that is due', () => {
    const recorded = new Set(['tst.known'])
    const kinds = sentenceKinds.filter((kind) => kind !== 'write-sentence')
    const ahead = reviewed('tst.ahead', { kind: 'build-meaning' }, [0])
    const two = [...wordsMet, ...known('recall', [0, 1]), ...ahead]
    const draw = (events: readonly Foldable[], given: Partial<SentenceSessionRequest> = {}) =>
      Array.from({ length: 30 }, (_, at) =>
        asked(events, {
          now: start + 20 * dayMs,
          id: testId(at),
          kinds,
          recorded,
          ...given,
        }).map(([item, kind]) => (item === 'tst.known' ? kind : undefined)),
      )
    const said = draw(two).filter((each) => each.includes('shadow-sentence'))
    expect(said.length).toBeGreaterThan(3)
    expect(said.length).toBeLessThan(20)
    expect(draw(two, { recorded: new Set() }).flat()).not.toContain('shadow-sentence')
    expect(draw(two.slice(0, 4)).flat()).not.toContain('shadow-sentence')
    const saying = { skill: 'say', kind: 'shadow-sentence' }
    const due = [...two, ...reviewed('tst.known', saying, [2])]
    for (const each of draw(due)) expect(each).toContain('shadow-sentence')
  })

  test('of two minutes asks five times at most, and nothing in writing', () => {
    const old = known('recall', [0, 1, 5, 20, 60, 150])
    const later = { now: start + 900 * dayMs, beyondMetWords: true }
    const typed = /^(type|write)-/
    expect(asked([...wordsMet, ...old], later).map(([, kind]) => kind)).toContain('type-sentence')
    const many = {
      ...unit,
      sentences: Array.from({ length: 8 }, (_, nth) =>
        buildSentence(`s-${nth}`, {
          text: `Word-${nth} word-1 word-2`,
          tokens: [
            { text: 'word-1', word: 'tst.word-1' },
            { text: 'word-2', word: 'tst.word-2' },
          ],
        }),
      ).concat(unit.sentences),
    }
    const quick = begin([...wordsMet, ...old], { ...later, units: [many], isQuick: true })
    const kinds = quick.start.planned.map(({ kind }) => kind)
    expect(kinds).toHaveLength(5)
    expect(kinds.filter((kind) => typed.test(kind))).toEqual([])
    expect(itemsOf(quick.start.planned[0] as Exercise)).toEqual(['tst.known'])
    expect(isQuickOfSentences(quick.start.planned)).toBe(true)
    const whole = begin([...wordsMet, ...old], { ...later, units: [many] })
    expect(isQuickOfSentences(whole.start.planned)).toBe(false)
  })

  test('is understood by ear about every second time, once it was read and where it is recorded', () => {
    const met = [...wordsMet, ...known('recognise', [0])]
    const kinds = ['build-meaning', 'hear-sentence-meaning'] as const
    const on = { now: start + 20 * dayMs, recorded: new Set(['tst.known']), kinds }
    const heard = Array.from(
      { length: 60 },
      (_, at) => asked(met, { ...on, id: testId(at) })[0]?.[1],
    )
    const byEar = heard.filter((kind) => kind === 'hear-sentence-meaning').length
    expect(byEar).toBeGreaterThan(18)
    expect(byEar).toBeLessThan(42)
    expect(asked(wordsMet, { ...on, now: start })[0]?.[1]).toBe('build-meaning')
    expect(asked(met, { ...on, recorded: new Set() })[0]?.[1]).toBe('build-meaning')
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
      kind: 'build-meaning',
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

  test('say how many sentences wait', () => {
    const outlook = (of: readonly Foldable[]) =>
      outlookForSentences(foldEvents(of), { course: 'tst', units: [unit], now })
    expect(outlook([])).toEqual({ all: 2, due: 0, fresh: 0, ahead: 2 })
    expect(outlook(wordsMet)).toEqual({ all: 2, due: 0, fresh: 1, ahead: 1 })
    expect(outlook(events)).toEqual({ all: 2, due: 1, fresh: 0, ahead: 1 })
  })
})
