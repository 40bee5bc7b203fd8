import {
  apiPaths,
  reviewedTakeSchema,
  reviewQueueSchema,
  shownTakesSchema,
  takeSchema,
  type Take,
  type TakeReviewRequest,
} from '@mboa/contract'
import { callApi } from '../../platform/network/api-client.ts'

const ofTake = (path: string, id: string) => path.replace(':id', encodeURIComponent(id))

export function listShownTakes(state: Take['state'] | undefined, before: string | undefined) {
  const query = new URLSearchParams({
    ...(state !== undefined && { state }),
    ...(before !== undefined && { before }),
  })
  return callApi(`${apiPaths.takesShown}?${query.toString()}`, { answer: shownTakesSchema })
}

export const withdrawTake = (id: string) =>
  callApi(ofTake(apiPaths.take, id), { method: 'DELETE', answer: takeSchema })

export const fetchReviewQueue = (course: string) =>
  callApi(`${apiPaths.reviewQueue}?course=${course}`, { answer: reviewQueueSchema })

export function sendReview(id: string, body: TakeReviewRequest) {
  const path = ofTake(apiPaths.takeReview, id)
  return callApi(path, { method: 'PUT', body, answer: reviewedTakeSchema })
}

export const undoReview = (id: string) =>
  callApi(ofTake(apiPaths.takeReview, id), { method: 'DELETE', answer: reviewedTakeSchema })
