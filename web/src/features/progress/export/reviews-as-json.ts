import type { OwnLesson, OwnReview } from '@mboa/domain'

/**
 * Reviews and finished lessons for programs: each event as it was made, and whether it was taken
 * back. When the server received it is left out: what is not sent yet stands here, too.
 */
export function reviewsAsJson(
  reviews: readonly OwnReview[],
  lessons: readonly OwnLesson[],
): string {
  const asMade = ({ event, isTakenBack }: OwnReview | OwnLesson) => ({
    ...event,
    receivedAt: undefined,
    takenBack: isTakenBack,
  })
  const content = {
    format: 'mboa-reviews-1',
    reviews: reviews.map(asMade),
    lessons: lessons.map(asMade),
  }
  return `${JSON.stringify(content, null, 1)}\n`
}
