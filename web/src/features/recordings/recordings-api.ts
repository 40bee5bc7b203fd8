import {
  apiPaths,
  reviewedTakeSchema,
  reviewQueueSchema,
  shownTakesSchema,
  takeSchema,
  type ShownTake,
  type Take,
  type TakeReviewRequest,
  recorderApiPaths,
} from '@mboa/contract'
import { callApi } from '../../platform/network/api-client.ts'
import { soundOf, type Sound } from '../../platform/sound/sound-of.ts'

const ofTake = (path: string, id: string) => path.replace(':id', encodeURIComponent(id))

// All of these name the account: nothing is shown of, or done in the name of, whoever else is
// signed in by now, as in a tab left open on a phone that two people share.

interface ShownTakesPage {
  state: Take['state'] | undefined
  before: string | undefined
  /** Empty for none. */
  search: string
}

export function listShownTakes(account: string, { state, before, search }: ShownTakesPage) {
  const query = new URLSearchParams({
    ...(state !== undefined && { state }),
    ...(before !== undefined && { before }),
    ...(search !== '' && { search }),
  })
  return callApi(`${recorderApiPaths.takesShown}?${query.toString()}`, {
    answer: shownTakesSchema,
    account,
  })
}

export const withdrawTake = (account: string, id: string) =>
  callApi(ofTake(apiPaths.take, id), { method: 'DELETE', answer: takeSchema, account })

export const fetchReviewQueue = (account: string, course: string) =>
  callApi(`${recorderApiPaths.reviewQueue}?course=${course}`, {
    answer: reviewQueueSchema,
    account,
  })

export function sendReview(account: string, id: string, body: TakeReviewRequest) {
  const path = ofTake(recorderApiPaths.takeReview, id)
  return callApi(path, { method: 'PUT', body, answer: reviewedTakeSchema, account })
}

export const undoReview = (account: string, id: string) =>
  callApi(ofTake(recorderApiPaths.takeReview, id), {
    method: 'DELETE',
    answer: reviewedTakeSchema,
    account,
  })

type Heard = Pick<ShownTake, 'archive' | 'listening' | 'heard' | 'gainDb'>

/** What learners would hear of a take. */
export function soundOfTake({ archive, listening, heard, gainDb }: Heard): Sound {
  const flac = { address: archive.address, ...heard }
  return soundOf({ opus: listening, flac, gainDb })
}
