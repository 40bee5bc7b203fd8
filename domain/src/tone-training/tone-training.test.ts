import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeds/seeded-random.ts'
import { foldEvents, listCards, listContrastCards, listMet } from '../scheduling/fold.ts'
import { newWordsLeft, summariseDue } from '../scheduling/due.ts'
import { createRecallReader } from '../progress/recall-agreement.ts'
import { listMistaken } from '../progress/mistakes.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { tabulateHeard } from './heard-as.ts'
import { contrastOf, toneContrasts, tonesOf } from './tone-contrasts.ts'
import { buildToneExercise, type ToneExercise } from './tone-exercise.ts'
import { judgeTone, reviewTone, trialOf } from './tone-review.ts'
import { listMetToneMaterial, listToneMaterial, listTrainedWords } from './toned-words.ts'

/** Of the Duala course, in which an unmarked vowel is low. */
const duala = 'dína múto múna ɓána síta dále papá bisɔ́ kondá walá mayá mbɔ́tí póndá búnyá ɓéɓǎ papa'
  .split(' ')
  .map((text, nth) => ({ id: `dua.word-${nth}`, text }))
const material = listToneMaterial('dua', duala)

describe('contrasts', () => {
  test('are every two tones, levels first, in one order', () => {
    expect(toneContrasts).toHaveLength(10)
    expect(toneContrasts.slice(0, 4)).toEqual(['high-low', 'high-mid', 'mid-low', 'falling-rising'])
    expect(contrastOf('low', 'high')).toBe('high-low')
    expect(contrastOf('low', 'low')).toBeUndefined()
    for (const each of toneContrasts) expect(contrastOf(...tonesOf(each))).toBe(each)
  })
})

describe('the material of a course', () => {
  test('is of words whose tones are all written, in pairs that differ in one syllable', () => {
    expect(material.words.map(({ text }) => text)).not.toContain('papa')
    expect(material.contrasts).toEqual(['high-low'])
    for (const { at, words, contrast } of material.pairs) {
      const [one, other] = words
      expect([one.tones[at], other.tones[at]]).toEqual(tonesOf(contrast))
      expect(one.tones.filter((tone, nth) => tone !== other.tones[nth])).toHaveLength(1)
    }
  })

  test('knows twins, which differ in nothing but a tone', () => {
    const twins = [
      { id: 'bas.a', text: 'tɔ̀' },
      { id: 'bas.b', text: 'tɔ́' },
      { id: 'bas.c', text: 'ɓá' },
    ]
    const { pairs } = listToneMaterial('bas', twins)
    expect(pairs.map(({ words, isTwin }) => [words.map(({ text }) => text), isTwin])).toEqual([
      [['tɔ́', 'tɔ̀'], true],
      [['ɓá', 'tɔ̀'], false],
    ])
  })

  test('is made of the words that stand in a pair of a contrast which is trained', () => {
    const trained = listTrainedWords('dua', [...duala, { id: 'dua.glide', text: 'bǎ' }])
    const texts = duala.filter(({ id }) => trained.has(id)).map(({ text }) => text)
    expect(texts).toContain('dína')
    expect(texts).not.toContain('papa')
    // Of the contrasts with a glide there are too few pairs.
    expect(trained.has('dua.glide')).toBe(false)
    expect(listTrainedWords('dua', duala.slice(0, 9))).toEqual(new Set())
  })

  test('offers nothing where a course has too few, or where tones are written in part', () => {
    expect(listToneMaterial('dua', duala.slice(0, 9)).contrasts).toEqual([])
    const ewondo = duala.map(({ id }) => ({ id, text: 'okírí' }))
    expect(listToneMaterial('ewo', ewondo)).toMatchObject({ words: [], contrasts: [] })
    expect(listToneMaterial('xxx', duala).words).toEqual([])
  })
})

test('a learner trains with the words that they have met, once these are enough', () => {
  const meet = (count: number) =>
    foldEvents(
      duala
        .slice(0, count)
        .map(({ id }, at) => buildReview({ id: testId(at), course: 'dua', item: id })),
    )
  expect(listMetToneMaterial(meet(9), { course: 'dua', words: duala }).contrasts).toEqual([])
  const { words, pairs } = listMetToneMaterial(meet(12), { course: 'dua', words: duala })
  const met = new Set(duala.slice(0, 12).map(({ id }) => id))
  expect(words.length).toBeGreaterThan(9)
  for (const { id } of [...words, ...pairs.flatMap((pair) => pair.words)]) expect(met).toContain(id)
})

const build = (nth: number, given: Partial<Parameters<typeof buildToneExercise>[1]> = {}) =>
  buildToneExercise(
    material,
    { contrast: 'high-low', place: 0, trials: 30, speakersOf: () => [], ...given },
    seededRandom(`trial ${nth}`),
  )
const many = Array.from({ length: 300 }, (_, nth) =>
  build(nth, { trials: nth % 2 === 0 ? 10 : 30 }),
)

describe('a trial', () => {
  test('is of the course’s own words, whose choices differ in melody', () => {
    const own = new Set(material.words.map(({ id }) => id))
    for (const { word, second, options } of many) {
      for (const each of [word, second, ...options]) expect(own).toContain(each.id)
      const melodies = options.map(({ tones }) => tones.join())
      expect(new Set(melodies).size).toBe(options.length)
      if (options.length > 0) expect(options).toContain(word)
    }
    expect(new Set(many.map(({ kind }) => kind)).size).toBe(4)
    expect(new Set(many.map(({ options }) => options.length))).toEqual(new Set([0, 2, 3]))
  })

  test('is heard alone at first, and never the same word twice in a row', () => {
    const first = Array.from({ length: 50 }, (_, nth) => build(nth, { trials: 0 }))
    expect(new Set(first.map(({ kind }) => kind))).toEqual(
      new Set(['tones-same-or-different', 'tones-which-form']),
    )
    const again = Array.from({ length: 50 }, (_, nth) => build(nth, { before: 'dua.word-0' }))
    expect(again.map(({ word }) => word.id)).not.toContain('dua.word-0')
  })

  test('is said by a voice where the tone alone tells, and hummed where letters would', () => {
    const voiced = Array.from({ length: 100 }, (_, nth) =>
      build(nth, { place: 1, speakersOf: () => ['ada', 'bea'] }),
    )
    for (const { kind, speaker } of voiced) {
      expect(speaker).toBe(kind === 'tones-put-marks' ? 'bea' : undefined)
    }
    const twins = listToneMaterial('bas', [
      { id: 'bas.a', text: 'tɔ̀' },
      { id: 'bas.b', text: 'tɔ́' },
    ])
    const speakersOf = (item: string) => (item === 'bas.a' ? ['ada', 'bea'] : ['bea'])
    for (let nth = 0; nth < 40; nth++) {
      const exercise = buildToneExercise(
        twins,
        { contrast: 'high-low', place: 0, trials: 0, speakersOf },
        seededRandom(`twin ${nth}`),
      )
      expect(exercise.speaker).toBe('bea')
    }
  })

  test('with marks is about a word that somebody has said, where there is one', () => {
    const said = new Set(['dua.word-0', 'dua.word-5'])
    const speakersOf = (item: string) => (said.has(item) ? ['ada'] : [])
    const trials = Array.from({ length: 200 }, (_, nth) => build(nth, { speakersOf }))
    const marked = trials.filter(({ kind }) => kind === 'tones-put-marks')
    expect(marked.length).toBeGreaterThan(20)
    for (const { word, speaker } of marked) {
      expect(said).toContain(word.id)
      expect(speaker).toBe('ada')
    }
  })
})

const find = (kind: ToneExercise['kind'], isSame?: boolean): ToneExercise => {
  const found = many.find(
    (each) =>
      each.kind === kind && (isSame === undefined || (each.word === each.second) === isSame),
  )
  if (found === undefined) throw new Error(`No ${kind}`)
  return found
}

describe('an answer', () => {
  test('says what was taken for what', () => {
    const same = find('tones-same-or-different', true)
    const other = same.second.tones[same.at] === 'high' ? 'low' : 'high'
    expect(judgeTone('dua', same, 'same')).toMatchObject({ isRight: true })
    expect(judgeTone('dua', same, 'different')).toMatchObject({ isRight: false, as: other })
    const different = find('tones-same-or-different', false)
    expect(judgeTone('dua', different, 'different').isRight).toBe(true)
    expect(judgeTone('dua', different, 'same').as).toBe(different.word.tones[different.at])
    const form = find('tones-which-form')
    const wrong = form.options.find(({ id }) => id !== form.word.id)
    expect(judgeTone('dua', form, form.word.id).isRight).toBe(true)
    expect(judgeTone('dua', form, wrong?.id ?? '')).toMatchObject({
      isRight: false,
      as: wrong?.tones[form.at],
    })
    expect(judgeTone('dua', form, '')).toMatchObject({ isRight: false, as: undefined })
  })

  test('with marks is right as the word is written, and read by its tones else', () => {
    const marks = find('tones-put-marks')
    expect(judgeTone('dua', marks, marks.word.text.normalize('NFD')).isRight).toBe(true)
    expect(judgeTone('dua', marks, 'papa')).toMatchObject({ isRight: false, as: undefined })
    expect(judgeTone('dua', { ...marks, at: 0 }, 'pápá')).toMatchObject({ as: 'high' })
  })
})

describe('the reviews of trials', () => {
  const reviews = many.slice(0, 40).map((exercise, nth) =>
    reviewTone('dua', exercise, {
      id: testId(nth),
      session: testId(900),
      answeredAt: Date.UTC(2026, 0, 5, 8) + nth,
      tookMs: 900,
      answer:
        nth % 4 === 0
          ? ''
          : exercise.kind === 'tones-same-or-different'
            ? 'same'
            : exercise.word.id,
    }),
  )

  test('fold to one card of the contrast in any order, and to no word’s', () => {
    const fold = foldEvents(reviews)
    expect(listContrastCards(fold)).toMatchObject([
      { item: 'dua.tone:high-low', skill: 'tone', about: 'contrast', reviews: 40 },
    ])
    expect(listContrastCards(foldEvents([...reviews].reverse()))).toEqual(listContrastCards(fold))
    expect(listContrastCards(fold, 'ewo')).toEqual([])
    expect(listCards(fold)).toEqual([])
    expect(listMet(fold, 'dua')).toEqual(new Set())
    expect(listMistaken(fold, 'dua')).toEqual([])
    expect(newWordsLeft(fold, { dayStartsAt: 0, dayEndsAt: Infinity })).toBe(8)
    const day = { now: Date.UTC(2027, 0, 1), dayEndsAt: Date.UTC(2027, 0, 2) }
    expect(summariseDue(fold, day)).toEqual({ dueNow: 0, dueToday: 0, nextDueAt: undefined })
    expect(createRecallReader()(fold).every(({ reviews: count }) => count === 0)).toBe(true)
  })

  test('are read back as the trials that they were', () => {
    const trials = reviews.map(trialOf)
    expect(trials).not.toContain(undefined)
    expect(trials[0]).toEqual({ contrast: 'high-low', voice: '0', isRight: false })
  })

  test('say in a table what was taken for what, with the words behind it', () => {
    const [table, ...more] = tabulateHeard(reviews)
    expect(more).toEqual([])
    expect(table).toMatchObject({ contrast: 'high-low', trials: 40, columns: ['high', 'low'] })
    const told = reviews.filter(({ heard }) => heard?.as !== undefined)
    expect(table?.cells.reduce((sum, { times }) => sum + times, 0)).toBe(told.length)
    for (const { tone, as, words } of table?.cells ?? []) {
      const behind = reviews.filter(({ heard }) => heard?.tone === tone && heard.as === as)
      expect(new Set(words)).toEqual(new Set(behind.map(({ heard }) => heard?.word)))
    }
  })
})
