export { createCalendar, isoDateOf, mondayOf, noonOf, weekdayOf } from './calendar.ts'
export type { Calendar, CalendarDay } from './calendar.ts'
export * from './forecast.ts'
export { mistakeKinds, mistakeOf, settlingAnswers } from './mistakes.ts'
export type { MistakeKind } from './mistakes.ts'
export { listOwnLessons, listOwnReviews } from './own-reviews.ts'
export type { OwnLesson, OwnReview } from './own-reviews.ts'
export * from './practice-week.ts'
export { createProgressReader } from './progress-reader.ts'
export type {
  MistakenItem,
  MistakesOfKind,
  PractisedDay,
  ProgressFigures,
  ProgressReader,
} from './progress-reader.ts'
export { createRecallReader, createRecallSteps, recallBins } from './recall-agreement.ts'
export type { RecallBin, RecallReader, RecallSteps } from './recall-agreement.ts'
export * from './word-stages.ts'
