import { describe, expect, test } from 'vitest'
import { gradeAnswer } from '../answers/grade-answer.ts'
import { splitClusters } from '../orthography/clusters.ts'
import { getLanguage } from '../orthography/languages.ts'
import { isToneWhole } from '../orthography/tone-bearers.ts'
import { toneKinds, wordKinds } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { seededRandom } from '../seeds/seeded-random.ts'
import { buildSentence, buildUnit, buildWord } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { gatherMaterial } from './compose-session.ts'
import type { CourseWord } from './course-items.ts'
import type { ExerciseMaterial } from './kinds/kind-rules.ts'
import { wordKindRules } from './kinds/word-kinds.ts'
import { layOutMissingLetter, layOutTiles } from './lay-out-letters.ts'
import { layOutTones, putTones } from './lay-out-tones.ts'
import { resumeSession } from './resume-session.ts'
import { answerExercise, itemsToPresent, currentExercise, undoAnswer } from './session.ts'
import { isTappedAlone, startSession } from './start-session.ts'
import { listToneWords } from './kinds/place-tones.ts'
import { listWrongSpellings } from './wrong-spellings.ts'

const duala = getLanguage('dua')
const ewondo = getLanguage('ewo')

const words = [
  buildWord('mbúa', { gloss: { en: ['rain'], fr: ['pluie'] } }),
  buildWord('mbùa', { gloss: { en: ['year'], fr: ['année'] } }),
  buildWord('mbá', { gloss: { en: ['dog'], fr: ['chien'] } }),
  buildWord('ndɔlɔ́', { gloss: { en: ['love'], fr: ['amour'] } }),
]

function materialOf(course = 'dua', all: readonly CourseWord[] = words): ExerciseMaterial {
  const request = {
    course,
    now: 0,
    units: [{ unit: 'u', words: all }],
    fold: foldEvents([]),
    kinds: wordKinds,
    strictness: 'relaxed',
  } as const
  const material = gatherMaterial(request, { met: new Set(), familiar: new Set() })
  return { seed: 'seed', ...material }
}
const [rain, , , love] = words as [CourseWord, CourseWord, CourseWord, CourseWord]
const wrongOf = (word: CourseWord, course = 'dua') =>
  listWrongSpellings(word, materialOf(course), seededRandom('any'))

describe('wrong spellings', () => {
  test('are other words that differ in a tone or a letter first, then the word with other marks', () => {
    const wrong = wrongOf(rain)
    expect(wrong[0]).toBe('mbùa')
    expect(wrong.slice(1)).toContain('mbûa')
    expect(wrong).not.toContain('mbúa')
    expect(new Set(wrong).size).toBe(wrong.length)
  })

  test('are nothing that the course writes itself: sources do not write every word alike', () => {
    const asks = buildSentence('mbá-ndolɔ́', { text: 'Mbá ndolɔ́?', gloss: { en: ['?'], fr: ['?'] } })
    const all = materialOf('ewo')
    const units = all.units.map((unit) => ({ ...unit, sentences: [asks] }))
    const wrong = listWrongSpellings(love, { ...all, units }, seededRandom('any'))
    expect(wrong).toContain('ndɔló')
    expect(wrong).not.toContain('ndolɔ́')
  })

  test('change no tone where the tones may not be written whole', () => {
    expect(wrongOf(rain, 'ewo').slice(1)).toEqual([])
    expect(wrongOf(love, 'ewo')).toEqual(expect.arrayContaining(['ndolɔ́', 'ndɔló']))
  })

  test('are never an accepted form', () => {
    const word = buildWord('mbúa', { accepted: ['mbûa', 'mb{ǔ|ū}a'] })
    expect(wrongOf(word)).not.toEqual(expect.arrayContaining(['mbûa']))
    expect(wrongOf(word)).not.toEqual(expect.arrayContaining(['mbǔa']))
  })
})

describe('the missing letter', () => {
  const layOut = (word: CourseWord, draw: string) =>
    layOutMissingLetter(
      { accepted: [word.text, ...(word.accepted ?? [])], draw },
      { language: duala, strictness: 'relaxed' },
    )

  test('is never the first, a special letter or a vowel first, with its mark on every choice', () => {
    for (let at = 0; at < 30; at++) {
      const { before, right, after, options } = layOut(love, `draw ${at}`)
      expect(before + right + after).toBe('ndɔlɔ́')
      expect(['ɔ', 'ɔ́']).toContain(right)
      expect(options).toHaveLength(4)
      expect(options).toContain(right)
      expect(
        options.every((letter) => /\u0301/.test(letter.normalize('NFD')) === (right === 'ɔ́')),
      ).toBe(true)
    }
  })

  test('has no wrong choice that the learner’s own marking lets pass', () => {
    const word = buildWord('mbúa', { accepted: ['mbáa', 'mbéa'] })
    for (let at = 0; at < 30; at++) {
      const { before, after, right, options } = layOut(word, `draw ${at}`)
      for (const letter of options.filter((each) => each !== right)) {
        const answer = before + letter + after
        const accepted = ['mbúa', 'mbáa', 'mbéa']
        const marked = {
          answer,
          accepted,
          language: 'dua',
          kind: 'word',
          strictness: 'relaxed',
        } as const
        expect(gradeAnswer(marked).outcome).not.toBe('correct')
      }
    }
  })
})

test('letter tiles hold every letter of the word and two more, never in its order', () => {
  for (let at = 0; at < 30; at++) {
    const tiles = layOutTiles({ accepted: ['ndɔlɔ́'], draw: `${at}` }, { language: duala })
    expect(tiles).toHaveLength(7)
    const left = [...tiles]
    for (const letter of splitClusters('ndɔlɔ́')) {
      expect(left).toContain(letter)
      left.splice(left.indexOf(letter), 1)
    }
    expect(tiles.slice(0, 5).join('')).not.toBe('ndɔlɔ́')
  }
})

describe('tones to be placed', () => {
  test.each([
    ['ndɔlɔ́', 'dua', true],
    ['mbua', 'dua', false],
    ['okírí', 'ewo', false],
    ['bɔ́', 'ewo', true],
    ['mùsí', 'dua', false],
    ['nyango', 'fub', false],
  ])('%s of %s is written with all its tones: %s', (text, course, isWhole) => {
    expect(isToneWhole(text, getLanguage(course))).toBe(isWhole)
  })

  test('give the word again when they are put back', () => {
    const letters = layOutTones({ accepted: ['ndɔlɔ́'] }, duala)
    expect(letters.map(({ letter }) => letter).join('')).toBe('ndɔlɔ')
    expect(letters.filter(({ bearsTone }) => bearsTone)).toHaveLength(2)
    expect(putTones(letters, new Map([[4, 'high']]))).toBe('ndɔlɔ́')
    expect(putTones(layOutTones({ accepted: ['m̀bə'] }, ewondo), new Map([[0, 'low']]))).toBe('m̀bə')
  })
})

describe('a word is fit for a kind', () => {
  const builds = (kind: keyof typeof wordKindRules, text: string, course = 'dua') =>
    wordKindRules[kind].build(buildWord(text), materialOf(course)) !== undefined

  test('or not, by its letters and what the profile says', () => {
    expect(builds('letter-tiles', 'ndɔlɔ́')).toBe(true)
    expect(builds('letter-tiles', 'a na')).toBe(false)
    expect(builds('letter-tiles', 'na')).toBe(false)
    expect(builds('missing-letter', 'na')).toBe(true)
    expect(builds('missing-letter', 'a')).toBe(false)
    expect(builds('place-tones', 'ndɔlɔ́')).toBe(true)
    expect(builds('place-tones', 'ndɔlɔ')).toBe(false)
    expect(builds('choose-spelling', 'wa', 'wes')).toBe(false)
    expect(builds('choose-spelling', 'mbúa', 'und')).toBe(true)
  })
})

describe('in a session', () => {
  const start = Date.UTC(2026, 0, 5, 8)
  const dayMs = 86_400_000
  const unit = buildUnit(12)
  const known = unit.words.slice(0, 3).flatMap(({ id: item }, nth) =>
    [0, 1, 5].map((day) =>
      buildReview({
        id: testId(600 + nth * 9 + day),
        item,
        skill: 'recall',
        answeredAt: start + day * dayMs,
      }),
    ),
  )
  const begin = (given = {}) =>
    startSession({
      id: testId(7),
      course: 'tst',
      length: 10,
      now: start + 60 * dayMs,
      units: [unit],
      fold: foldEvents(known),
      newWords: 8,
      kinds: wordKinds,
      strictness: 'relaxed',
      ...given,
    })
  const answer = (session: ReturnType<typeof begin>, outcome: 'correct' | 'wrong', id: number) =>
    answerExercise(session, {
      id: testId(id),
      answeredAt: start + id,
      verdict: outcome === 'wrong' ? 'wrong' : 'exact',
      outcome,
      strictness: 'relaxed',
      answer: 'x',
      tookMs: 1,
    })

  test('a word that was typed wrongly comes back as tiles or with a letter missing', () => {
    let session = begin({ newWords: 0, only: ['tst.word-1', 'tst.word-2', 'tst.word-3'] })
    while (currentExercise(session)?.kind !== 'type-word') {
      session = answer(session, 'correct', session.answers.length).session
    }
    const typed = currentExercise(session)
    if (typed?.kind !== 'type-word') throw new Error('nothing was typed')
    session = answer(session, 'wrong', 50).session
    const later: string[] = []
    for (let next = currentExercise(session); next !== undefined; next = currentExercise(session)) {
      if ('item' in next && next.item === typed.item) later.push(next.kind)
      session = answer(session, 'correct', 60 + session.answers.length).session
    }
    expect(later[0]).toMatch(/^(letter-tiles|missing-letter)$/)
    expect(resumeSession(session.start, session.answers)).toEqual(session)
  })

  test('whoever has no screen for the easier forms is asked to type again', () => {
    const typing = begin({ newWords: 0, only: ['tst.word-1', 'tst.word-2'], kinds: ['type-word'] })
    const wrong = answer(typing, 'wrong', 70).session
    const kinds = [wrong, answer(wrong, 'correct', 71).session].map(currentExercise)
    expect(kinds.map((exercise) => exercise?.kind)).toEqual(['type-word', 'type-word'])
  })

  test('a new word is shown before it is asked, one exercise ahead, and again where it is resumed', () => {
    let session = begin({ fold: foldEvents([]), newWords: 4 })
    expect(itemsToPresent(session)).toEqual(['tst.word-1', 'tst.word-2'])
    session = answer(session, 'correct', 1).session
    expect(itemsToPresent(session)).toEqual(['tst.word-3'])
    expect(itemsToPresent(resumeSession(session.start, session.answers))).toEqual(['tst.word-3'])
    expect(itemsToPresent(undoAnswer(session)?.session ?? session)).toEqual([
      'tst.word-1',
      'tst.word-2',
    ])
  })

  test('of two minutes five words are answered by taps alone', () => {
    const quick = begin({ isQuick: true }).start
    expect(new Set(quick.planned.map((each) => ('item' in each ? each.item : ''))).size).toBe(5)
    expect(isTappedAlone(quick.planned)).toBe(true)
    expect(quick.planned.some(({ skill }) => skill === 'recall')).toBe(true)
    expect(isTappedAlone(begin().start.planned)).toBe(false)
  })

  test('words met before, and sessions begun without new ones, present nothing', () => {
    expect(itemsToPresent(begin({ newWords: 0 }))).toEqual([])
    const { start: begun } = begin({ fold: foldEvents([]) })
    expect(itemsToPresent({ start: { ...begun, toPresent: undefined }, answers: [] })).toEqual([])
  })
})

test('a session of tones asks for tones alone, of words whose tones are written whole', () => {
  const toned = listToneWords('dua', words)
  expect(toned.map(({ text }) => text)).toEqual(
    words.map(({ text }) => text).filter((text) => isToneWhole(text, duala)),
  )
  expect(toned.length).toBeGreaterThan(0)
  const session = startSession({
    id: testId(1),
    course: 'dua',
    now: 1,
    length: 10,
    units: [{ unit: 'u', words }],
    fold: foldEvents(
      toned.map(({ id }, at) => buildReview({ id: testId(at + 2), course: 'dua', item: id })),
    ),
    kinds: toneKinds,
    strictness: 'relaxed',
    newWords: 0,
    only: toned.map(({ id }) => id),
  })
  const kinds = session.start.planned.map(({ kind }) => kind)
  expect(kinds).toContain('place-tones')
  expect(kinds.every((kind) => toneKinds.some((one) => one === kind))).toBe(true)
})
