import type { OwnLesson, OwnReview } from '@mboa/domain'

/** Reviews and finished lessons for programs: each event as it is kept, and whether it was taken back. */
export function reviewsAsJson(
  reviews: readonly OwnReview[],
  lessons: readonly OwnLesson[],
): string {
  const asKept = ({ event, isTakenBack }: OwnReview | OwnLesson) => ({
    ...event,
    takenBack: isTakenBack,
  })
  const content = {
    format: 'mboa-reviews-1',
    reviews: reviews.map(asKept),
    lessons: lessons.map(asKept),
  }
  return `${JSON.stringify(content, null, 1)}\n`
}
