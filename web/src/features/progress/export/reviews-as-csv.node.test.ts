import { foldEvents, listOwnLessons, listOwnReviews, receivedBy } from '@mboa/domain'
import { buildLessonEvent, buildReview, buildUndo, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { reviewsAsCsv } from './reviews-as-csv.ts'
import { reviewsAsJson } from './reviews-as-json.ts'

const answered = (answer: string) => listOwnReviews(foldEvents([buildReview({ answer })]))
const answerCell = (answer: string) => {
  const [, row = ''] = reviewsAsCsv(answered(answer), () => undefined, 'en').split('\r\n')
  return row.slice(row.indexOf('choose-meaning,') + 15, row.indexOf(',exact,'))
}

it.each([
  ['amǒs', 'amǒs'],
  ['=1+1', "'=1+1"],
  ['+237', "'+237"],
  ['-a', "'-a"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =cmd', "' =cmd"],
  ['＝1', "'＝1"],
  ['=1,"x"', '"\'=1,""x"""'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
])('the answer %j stands as %j', (answer, cell) => {
  expect(answerCell(answer)).toBe(cell)
})

it('has a row for each review in order, with its word where that is known', () => {
  const fold = foldEvents([
    buildReview({ id: testId(1), tookMs: 2_500 }),
    buildReview({ id: testId(2), item: 'tst.two', answeredAt: Date.UTC(2026, 0, 6, 8) }),
    buildUndo({ id: testId(3), undoes: testId(2) }),
  ])
  const findWord = (item: string) =>
    item === 'tst.one' ? { text: 'one', meaning: 'the; number' } : undefined
  const csv = reviewsAsCsv(listOwnReviews(fold), findWord, 'en')
  const [header, first, second, end] = csv.split('\r\n')
  expect(header?.startsWith('\uFEFFanswered_at,')).toBe(true)
  expect(first).toBe(
    `2026-01-05T08:00:00.000Z,tst,tst.one,one,the; number,recognise,choose-meaning,one,exact,correct,3,2.5,no,${testId(0)}`,
  )
  expect(second).toContain(',tst.two,,,')
  expect(second).toContain(',yes,')
  expect(end).toBe('')
  // As spreadsheets in French cut it.
  const french = reviewsAsCsv(listOwnReviews(fold), findWord, 'fr-CM').split('\r\n')
  expect(french[0]?.startsWith('\uFEFFanswered_at;course;')).toBe(true)
  expect(french[1]).toMatch(/;tst\.one;one;"the; number";.*;3;2,5;no;/)
})

it('JSON holds the same reviews as they are, and the lessons finished', () => {
  const lesson = buildLessonEvent({ id: testId(1) })
  const fold = foldEvents([
    lesson,
    buildLessonEvent({ id: testId(2), course: 'oth' }),
    buildLessonEvent({ id: testId(3), lesson: 'tst.lesson-2', answeredAt: lesson.answeredAt + 1 }),
    buildUndo({ id: testId(4), undoes: testId(3) }),
  ])
  const parsed: unknown = JSON.parse(
    reviewsAsJson(answered('=1+1'), listOwnLessons(fold, lesson.course)),
  )
  expect(parsed).toMatchObject({
    format: 'mboa-reviews-1',
    reviews: [{ answer: '=1+1', item: 'tst.one', takenBack: false }],
    lessons: [
      { ...lesson, takenBack: false },
      { lesson: 'tst.lesson-2', takenBack: true },
    ],
  })
})

it('JSON claims of no answer that the server has received it', () => {
  const fold = foldEvents([receivedBy(buildReview({ id: testId(1) }), Date.UTC(2026, 0, 7))])
  expect(reviewsAsJson(listOwnReviews(fold), [])).not.toContain('receivedAt')
})
