import type { OwnReview } from '@mboa/domain'

/** Reviews for programs: each event as it is kept, and whether it was taken back. */
export function reviewsAsJson(reviews: readonly OwnReview[]): string {
  const listed = reviews.map(({ event, isTakenBack }) => ({ ...event, takenBack: isTakenBack }))
  return `${JSON.stringify({ format: 'mboa-reviews-1', reviews: listed }, null, 1)}\n`
}
