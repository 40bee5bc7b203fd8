import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { emptyFold, foldEvents } from '../scheduling/fold.ts'
import { exerciseKinds, wordKinds } from '../scheduling/exercise-kinds.ts'
import { buildReview, buildSentence, buildUnit, testId } from '../testing/index.ts'
import type { CourseLesson, LessonStepRules } from './course-lesson.ts'
import { measureLesson } from './lesson-length.ts'
import { beginAnew, type LessonPart } from './lesson-run.ts'
import type { LessonRequest } from './lesson-builder.ts'
import { skipCheckLength, startLesson, startSkipCheck } from './start-lesson.ts'

const dayMs = 86_400_000
const unit = buildUnit(30)
const sentence = buildSentence('sentence-1', {
  text: 'Ba ko wi.',
  gloss: { en: ['One two three.'], fr: ['Un deux trois.'] },
  tokens: ['Ba', 'ko', 'wi'].map((text, at) => ({ text, word: `tst.word-${at + 1}` })),
})
const [one, two, three] = unit.words.map(({ id }) => id) as [string, string, string]
const items = [one, two, three]

function lessonOf(name: string, taught: readonly string[]): CourseLesson {
  const steps: LessonStepRules[] = [
    { step: 'note' },
    { step: 'letters' },
    { step: 'present', items: taught },
    { step: 'drill', items: taught, skills: ['recognise', 'write'] },
    { step: 'check', items: taught },
  ]
  return { id: `tst.${name}`, steps }
}

function request(given: Partial<LessonRequest> = {}, firstId = 0): LessonRequest {
  let last = firstId
  return {
    lesson: lessonOf('lesson', items),
    course: 'tst',
    newId: () => testId(++last),
    now: 0,
    units: [{ ...unit, sentences: [sentence] }],
    fold: emptyFold(),
    kinds: exerciseKinds,
    strictness: 'relaxed',
    ...given,
  }
}

const planOf = (parts: readonly LessonPart[], kind: LessonPart['kind']): readonly Exercise[] =>
  parts.flatMap((part) => ('start' in part && part.kind === kind ? part.start.planned : []))
const asked = (parts: readonly LessonPart[], kind: LessonPart['kind']) =>
  planOf(parts, kind).map((exercise) => `${itemsOf(exercise).join()} ${exercise.kind}`)

test('the steps become pages and exercises in their order, each item a page of its own', () => {
  const { parts } = startLesson(request())
  expect(parts.map(({ kind }) => kind)).toEqual([
    'note',
    'letters',
    'item',
    'item',
    'item',
    'drill',
    'check',
  ])
})

/** What a word that is only being learnt is recalled by, before it is typed. */
const recalled = (item: string) =>
  expect.stringMatching(
    new RegExp(`^${item} (choose-word|choose-spelling|missing-letter|letter-tiles|place-tones)$`),
  ) as string

test('a drill asks one skill after the other, and types nothing that is only being learnt', () => {
  const { parts } = startLesson(request())
  const drill = asked(parts, 'drill')
  expect(drill).toEqual([
    ...items.map((item) => `${item} choose-meaning`),
    ...items.map(recalled),
    ...items.map(recalled),
  ])
  expect(new Set(drill.slice(3, 6).map((each) => each.split(' ')[1])).size).toBe(3)
  // Never twice in the same way.
  expect(new Set(drill).size).toBe(9)
})

test('a word that has been recalled for days is typed in a lesson too', () => {
  const reviews = items.flatMap((item, nth) =>
    [0, 1, 5].map((day) =>
      buildReview({
        id: testId(500 + nth * 9 + day),
        item,
        skill: 'recall',
        answeredAt: day * dayMs,
      }),
    ),
  )
  const { parts } = startLesson(request({ fold: foldEvents(reviews), now: 9 * dayMs }))
  expect(asked(parts, 'drill').slice(3)).toContain(`${one} type-word`)
})

test('pictures and recordings are used where this device has them', () => {
  const { parts } = startLesson(
    request({ recorded: new Set([one]), pictured: new Set(unit.words.map(({ id }) => id)) }),
  )
  expect(asked(parts, 'drill')).toEqual([
    ...items.map((item) => `${item} choose-picture`),
    `${one} dictation`,
    recalled(two),
    recalled(three),
    ...items.map(recalled),
  ])
  expect(asked(parts, 'check')).toEqual([
    `${one} hear-picture`,
    recalled(three),
    `${two} choose-meaning`,
    `${one} dictation`,
    `${three} choose-meaning`,
    recalled(two),
  ])
})

test('of what is only being learnt two are written from hearing, wherever all is recorded', () => {
  const recorded = new Set(unit.words.map(({ id }) => id))
  const { parts } = startLesson(request({ recorded }))
  const all = [...asked(parts, 'drill'), ...asked(parts, 'check')]
  expect(all.filter((each) => each.endsWith(' dictation'))).toHaveLength(2)
  expect(all.filter((each) => each.endsWith(' type-word'))).toEqual([])
})

test('two words of earlier units that have waited longest stand among those of a drill', () => {
  const earlier = buildUnit(6, 'old')
  const reviewed = (at: number, day: number) =>
    buildReview({
      id: testId(700 + at),
      item: earlier.words[at]?.id ?? '',
      skill: 'recognise',
      answeredAt: day * dayMs,
    })
  const fold = foldEvents([reviewed(1, 3), reviewed(2, 1), reviewed(3, 2)])
  const lesson = lessonOf('later', items)
  const units = [earlier, { ...unit, lessons: [lesson] }]
  const drill = asked(startLesson(request({ lesson, units, fold, now: 4 * dayMs })).parts, 'drill')
  const older = drill.filter((each) => earlier.words.some(({ id }) => each.startsWith(`${id} `)))
  expect(older).toEqual([
    recalled(earlier.words[2]?.id ?? ''),
    `${earlier.words[3]?.id ?? ''} choose-meaning`,
  ])
  expect(drill.indexOf(older[0] ?? '')).toBeGreaterThan(1)
  expect(drill).toHaveLength(11)
  const first = { ...unit, lessons: [lesson] }
  const alone = startLesson(request({ lesson, units: [first, earlier], fold, now: 4 * dayMs }))
  expect(asked(alone.parts, 'drill')).toHaveLength(9)
})

test('the check asks what each item means and the item itself, apart from each other', () => {
  const { parts } = startLesson(request())
  expect(asked(parts, 'check')).toEqual([
    `${one} choose-meaning`,
    recalled(three),
    `${two} choose-meaning`,
    recalled(one),
    `${three} choose-meaning`,
    recalled(two),
  ])
  expect(parts.at(-1)).toMatchObject({ kind: 'check', start: { asksOnce: true } })
})

test('a sentence that is taught is chosen and built, never typed as a word', () => {
  const lesson = lessonOf('sentences', [one, sentence.id])
  const { parts } = startLesson(request({ lesson }))
  const own = [...asked(parts, 'drill'), ...asked(parts, 'check')]
  expect(own.filter((each) => each.startsWith(sentence.id))).toEqual([
    `${sentence.id} choose-sentence-meaning`,
    `${sentence.id} build-sentence`,
    `${sentence.id} build-sentence`,
    `${sentence.id} choose-sentence-meaning`,
  ])
})

test('what was taught is used in sentences: what they mean, then a word or the order of them', () => {
  const second = { ...sentence, id: 'tst.sentence-2' }
  const steps = lessonOf('using', items).steps.toSpliced(-1, 0, {
    step: 'sentences',
    items: [sentence.id, second.id],
  })
  const { parts } = startLesson(
    request({
      lesson: { id: 'tst.using', steps },
      units: [{ ...unit, sentences: [sentence, second] }],
    }),
  )
  expect(asked(parts, 'sentences')).toEqual([
    `${sentence.id} build-meaning`,
    `${second.id} build-meaning`,
    `${sentence.id} fill-gap`,
    `${second.id} reorder-sentence`,
  ])
  const [gap] = planOf(parts, 'sentences').filter(({ kind }) => kind === 'fill-gap')
  expect(gap).toMatchObject({ isNew: true, right: 'ko' })
})

test('a sentence that is not fit for a form is asked in the next one', () => {
  const given = { text: 'Ba.', gloss: { en: ['One.'], fr: ['Un.'] }, tokens: undefined }
  const short = { ...sentence, ...given }
  const lesson: CourseLesson = {
    id: 'tst.short',
    steps: [
      { step: 'present', items: [short.id] },
      { step: 'drill', items: [short.id], skills: ['recall'] },
    ],
  }
  const { parts } = startLesson(request({ lesson, units: [{ ...unit, sentences: [short] }] }))
  expect(asked(parts, 'drill')).toEqual([`${short.id} type-sentence`])
})

test('a lone sentence is asked once, so that it does not come twice in a row', () => {
  const lesson: CourseLesson = {
    id: 'tst.lone',
    steps: [
      { step: 'present', items },
      { step: 'sentences', items: [sentence.id] },
    ],
  }
  expect(asked(startLesson(request({ lesson })).parts, 'sentences')).toEqual([
    `${sentence.id} build-meaning`,
  ])
})

test('without screens for sentences nothing is used in one', () => {
  const lesson: CourseLesson = {
    id: 'tst.using',
    steps: [{ step: 'sentences', items: [sentence.id] }],
  }
  expect(startLesson(request({ lesson, kinds: wordKinds })).parts).toEqual([])
})

test('items that the course no longer has are left out', () => {
  const { parts } = startLesson(request({ lesson: lessonOf('gone', [one, 'tst.gone', two]) }))
  expect(parts.filter(({ kind }) => kind === 'item')).toHaveLength(2)
  expect(asked(parts, 'check')).toHaveLength(4)
})

test('the same ids give the same exercises', () => {
  expect(startLesson(request())).toEqual(startLesson(request()))
})

test('a check to skip ahead asks a sample of the skipped items, each once', () => {
  const ids = unit.words.map(({ id }) => id)
  const skipped = [lessonOf('first', ids.slice(0, 8)), lessonOf('second', ids.slice(8, 16))]
  const target = lessonOf('third', ids.slice(16, 20))
  fc.assert(
    fc.property(fc.nat({ max: 9_999 }), (firstId) => {
      const run = startSkipCheck(request({ lesson: target }, firstId), skipped)
      const sample = planOf(run.parts, 'check').flatMap(itemsOf)
      expect(run.skips).toEqual(['tst.first', 'tst.second'])
      expect(sample).toHaveLength(skipCheckLength)
      expect(new Set(sample).size).toBe(skipCheckLength)
      const meant = planOf(run.parts, 'check').filter(({ skill }) => skill === 'recognise')
      expect(meant).toHaveLength(skipCheckLength / 2)
      expect(sample.every((item) => ids.slice(0, 16).includes(item))).toBe(true)
      expect(run).toEqual(startSkipCheck(request({ lesson: target }, firstId), skipped))
    }),
    { numRuns: 30 },
  )
})

test('the sample differs from one try to the next', () => {
  const ids = unit.words.map(({ id }) => id)
  const sampleOf = (firstId: number) => {
    const { parts } = startSkipCheck(request({}, firstId), [lessonOf('all', ids)])
    return planOf(parts, 'check').flatMap(itemsOf)
  }
  expect(new Set(sampleOf(1))).not.toEqual(new Set(sampleOf(2)))
})

test('a lesson is as long as what it asks of somebody who makes no mistake', () => {
  const mixed = lessonOf('mixed', [...items, sentence.id])
  const using: LessonStepRules = { step: 'sentences', items: [sentence.id] }
  const lesson = { ...mixed, steps: mixed.steps.toSpliced(-1, 0, using) }
  const { parts } = startLesson(request({ lesson }))
  const kinds = ['drill', 'sentences', 'check'] as const
  const exercises = kinds.flatMap((kind) => planOf(parts, kind)).length
  const isSentence = (item: string) => item === sentence.id
  expect(exercises).toBe(20)
  expect(measureLesson(lesson, { isSentence })).toEqual({ items: 4, exercises, minutes: 6 })
})

test('begun anew, a run stays where it stands until it has asked something', () => {
  const run = startLesson(request())
  const anew = startLesson(request({ recorded: new Set(items) }, 100))
  expect(beginAnew({ ...run, at: 4 }, anew)).toEqual({ ...anew, at: 4 })
  const asking = { ...run, at: 5 }
  expect(beginAnew(asking, anew)).toBe(asking)
  const other = startLesson(request({ lesson: lessonOf('lesson', [two, three, one]) }))
  expect(beginAnew({ ...run, at: 2 }, other)).toEqual({ ...run, at: 2 })
})
