import { apiPaths, takeSchema, type Take } from '@mboa/contract'
import { callApi, type ApiResult } from '../network/api-client.ts'

/** Withdraws a take of this person that the server has; safe to repeat. */
export const withdrawTake = (userId: string, id: string): Promise<ApiResult<Take>> =>
  callApi(apiPaths.take.replace(':id', id), {
    method: 'DELETE',
    answer: takeSchema,
    account: userId,
  })
