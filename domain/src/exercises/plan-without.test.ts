import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { buildSentence, buildUnit, buildWord } from '../testing/course-words.ts'
import { testId } from '../testing/practice-events.ts'
import type { Exercise } from './exercise.ts'
import { abilityFor, planWithout } from './plan-without.ts'
import type { Ability } from './plan-without.ts'
import { beginSession, readSessionStart } from './practice-session.ts'
import type { PracticeSession } from './practice-session.ts'
import { resumeSession } from './resume-session.ts'
import { answerExercise, currentExercise } from './session.ts'
import { sessionSummary } from './session-summary.ts'

const twin = buildWord('twin', { gloss: { en: ['word-2 in English'], fr: ['jumeau'] } })
const sentence = buildSentence('sentence')
const plain = buildUnit(12)
const unit = {
  ...plain,
  words: [
    ...plain.words.map((word) => (word.id === 'tst.word-3' ? { ...word, accepted: ['w3'] } : word)),
    twin,
  ],
  sentences: [sentence],
}

const meaningOf = (item: string) => ({ en: `${item} in English`, fr: `${item} en français` })
const about = (at: number) => ({ item: `tst.word-${at}`, isNew: false })

function build(kind: Exercise['kind'], at: number): Exercise {
  const word = { ...about(at), meaning: meaningOf(`word-${at}`) }
  const text = `word-${at}`
  const options = [at, at + 1].map((each) => ({ item: `tst.word-${each}`, text: `word-${each}` }))
  const meanings = [at, at + 1].map((each) => ({
    item: `tst.word-${each}`,
    meaning: meaningOf(`word-${each}`),
  }))
  switch (kind) {
    case 'hear-meaning':
    case 'hear-picture':
      return { ...about(at), kind, skill: 'hear', text, options: meanings }
    case 'hear-sentence-meaning':
      return {
        ...about(at),
        item: sentence.id,
        kind,
        skill: 'recognise',
        text: sentence.text,
        options: meanings,
      }
    case 'choose-written':
      return { ...word, kind, skill: 'hear', options }
    case 'dictation':
      return { ...word, kind, skill: 'write', accepted: [text], easier: 'letter-tiles' }
    case 'say-and-compare':
      return { ...word, kind, skill: 'say', text }
    case 'shadow-sentence':
      return { ...word, kind, skill: 'say', item: sentence.id, text: sentence.text }
    case 'write-sentence':
      return { ...word, kind, skill: 'write', item: sentence.id, accepted: [sentence.text] }
    default: {
      const synonyms = { en: [], fr: [] }
      return {
        ...word,
        kind: 'type-word',
        skill: 'recall',
        accepted: [text],
        draw: '',
        synonyms,
        easier: 'letter-tiles',
      }
    }
  }
}

const begin = (kinds: readonly Exercise['kind'][]): PracticeSession => ({
  start: beginSession({
    id: testId(7),
    course: 'tst',
    startedAt: 0,
    planned: kinds.map((kind, at) => build(kind, at + 1)),
  }),
  answers: [],
})

function answer(session: PracticeSession, outcome: ReviewEvent['outcome']): PracticeSession {
  const at = session.answers.length
  const verdict = outcome === 'wrong' ? 'wrong' : 'exact'
  return answerExercise(session, {
    id: testId(100 + at),
    answeredAt: at * 1000,
    verdict,
    outcome,
    strictness: 'relaxed',
    answer: 'given',
    tookMs: 1000,
  }).session
}

const without = (ability: Ability, session: PracticeSession): PracticeSession => ({
  ...session,
  start: planWithout(ability, session.start, [unit]),
})

test('a third word in a row that is written from hearing is put together from letters, so without listening too', () => {
  const kinds = ['dictation', 'dictation', 'dictation'] as const
  const session = answer(answer(begin(kinds), 'correct'), 'correct')
  const third = { kind: 'letter-tiles', skill: 'recall', item: 'tst.word-3' }
  expect(currentExercise(session)).toMatchObject(third)
  expect(currentExercise(without('listening', session))).toMatchObject(third)
})

describe('a plan without listening', () => {
  test('asks the same words by their meaning, chosen or typed as they would have been', () => {
    const session = begin(['choose-written', 'dictation', 'say-and-compare', 'write-sentence'])
    const [chosen, typed, said, written] = without('listening', session).start.planned
    expect(chosen).toMatchObject({ kind: 'choose-word', skill: 'recall', item: 'tst.word-1' })
    expect(typed).toMatchObject({
      kind: 'type-word',
      accepted: ['word-2'],
      synonyms: { en: ['twin'], fr: [] },
    })
    expect(said?.kind).toBe('say-and-compare')
    expect(written).toMatchObject({ kind: 'type-sentence', accepted: ['sentence'] })
  })

  test('shows what is asked by ear, to be chosen among the same meanings', () => {
    const session = begin(['hear-meaning', 'hear-picture', 'hear-sentence-meaning'])
    const shown = without('listening', session).start.planned
    expect(shown.map(({ kind, skill }) => [kind, skill])).toEqual([
      ['choose-meaning', 'recognise'],
      ['choose-picture', 'recognise'],
      ['choose-sentence-meaning', 'recognise'],
    ])
    expect(shown[0]).toMatchObject({ text: 'word-1', options: [{}, {}] })
  })

  test('without speaking, the word is typed in any of its forms', () => {
    const [heard, , said, along] = without(
      'speaking',
      begin(['choose-written', 'type-word', 'say-and-compare', 'shadow-sentence']),
    ).start.planned
    expect(along).toMatchObject({ kind: 'type-sentence', skill: 'recall', accepted: ['sentence'] })
    expect(heard?.kind).toBe('choose-written')
    expect(said).toMatchObject({ kind: 'type-word', accepted: ['word-3', 'w3'] })
  })

  test('a word that the course has no more is asked for nevertheless', () => {
    const { start } = begin(['dictation', 'write-sentence'])
    const [typed, written] = planWithout('listening', start, []).planned
    expect(typed).toMatchObject({ kind: 'type-word', accepted: ['word-1'] })
    expect(written).toMatchObject({ kind: 'type-sentence', accepted: ['sentence'] })
  })

  const kinds = [
    'choose-written',
    'hear-meaning',
    'dictation',
    'say-and-compare',
    'type-word',
  ] as const
  test('in the middle of a session leaves its answers alone, and is resumed from its events', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...kinds), { minLength: 2, maxLength: 9 }),
        fc.array(fc.constantFrom('correct', 'wrong'), { maxLength: 20 }),
        fc.nat(8),
        (planned, outcomes, pressedAt) => {
          let session = begin(planned)
          for (let at = 0; currentExercise(session) !== undefined; at += 1) {
            if (at === pressedAt) {
              const before = sessionSummary(session)
              session = without('listening', session)
              expect(sessionSummary(session)).toEqual(before)
            }
            const exercise = currentExercise(session)
            if (exercise === undefined) break
            const isPressed = at >= pressedAt
            if (isPressed) expect(abilityFor(exercise.kind)).not.toBe('listening')
            session = answer(session, outcomes[at] ?? 'correct')
            const stored = readSessionStart(JSON.parse(JSON.stringify(session.start)))
            if (stored === undefined) throw new Error('The start is not read')
            expect(resumeSession(stored, session.answers)).toEqual(session)
          }
        },
      ),
    )
  })
})

test('every kind that plays the only hint, or asks to speak, is known', () => {
  expect(exerciseKinds.filter((kind) => abilityFor(kind) !== undefined).sort()).toEqual(
    [
      'choose-written',
      'dictation',
      'hear-meaning',
      'hear-picture',
      'hear-sentence-meaning',
      'say-and-compare',
      'shadow-sentence',
      'write-sentence',
    ].sort(),
  )
})
