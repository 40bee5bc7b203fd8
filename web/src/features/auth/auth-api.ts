import {
  apiPaths,
  sessionResponseSchema,
  type LoginRequest,
  type SessionResponse,
} from '@mboa/contract'
import { callApi, type ApiResult } from '../../platform/network/api-client.ts'

export function login(request: LoginRequest): Promise<ApiResult<SessionResponse>> {
  return callApi(apiPaths.login, { method: 'POST', body: request, answer: sessionResponseSchema })
}
