import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../platform/database/unavailable.ts'
import { isDiskFull } from '../platform/free-space.ts'
import { UnavailableError } from '../platform/unavailable-error.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { answerFailure } from './failure-answer.ts'
import type { Metrics } from './metrics.ts'
import type { HttpTypes } from './request-scope.ts'

const retrySoonSeconds = 5

/** Gives each request an id (sent as `X-Request-Id`), counts it and logs it without its query. */
export function observeRequests(
  ids: Ids,
  log: Log,
  metrics: Metrics,
): MiddlewareHandler<HttpTypes> {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = ids.uuid()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const seconds = (performance.now() - startedAt) / 1000
    const route = c.get('routePattern') ?? 'page'
    const { method } = c.req
    const { status } = c.res
    metrics.observe({ method, route, status }, seconds)
    log.debug({ requestId, method, route, status, ms: Math.round(seconds * 1000) }, 'Request')
  }
}

/** The one place for what was not expected: logged with the request id, answered calmly. */
export function answerSurprise(log: Log, metrics: Metrics): ErrorHandler<HttpTypes> {
  return (error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof HTTPException && error.status < 500) {
      return answerFailure(c, { code: 'invalid-request' })
    }
    if (isDiskFull(error)) {
      log.error({ requestId, error: error.message }, 'There is no room left to write')
      metrics.countUnavailable('disk')
      return answerFailure(c, { code: 'unavailable', retryAfterSeconds: retrySoonSeconds })
    }
    if (error instanceof UnavailableError || isDatabaseUnavailable(error)) {
      log.warn({ requestId, error: error.message }, 'Not available for now')
      metrics.countUnavailable(error instanceof UnavailableError ? error.shortage : 'database')
      return answerFailure(c, { code: 'unavailable', retryAfterSeconds: retrySoonSeconds })
    }
    log.error({ requestId, error: error.message, stack: error.stack }, 'Unexpected failure')
    return answerFailure(c, { code: 'internal' })
  }
}
