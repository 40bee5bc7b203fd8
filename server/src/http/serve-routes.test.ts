import { api } from '@mboa/contract'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { silentLog } from '../platform/log.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startWorld } from '../testing/world.ts'
import type { HttpTypes } from './request-scope.ts'
import { defineRoute } from './route.ts'
import { serveRoutes } from './serve-routes.ts'

/** A server whose list of courses refuses with a code that its endpoint does not declare. */
async function startWithUndeclaredRefusal(development: boolean) {
  const { context, origin } = await startWorld('sqlite')
  const errors: string[] = []
  const logged: string[] = []
  const http = new Hono<HttpTypes>()
  http.onError((error, c) => {
    errors.push(error.message)
    return c.text('', 500)
  })
  const log = { ...silentLog, error: (_fields: object, message: string) => logged.push(message) }
  const route = defineRoute(api.listCourses, {
    summary: 'Refuses',
    access: 'anyone',
    handle: () => Promise.resolve(refuse('invalid-photo')),
  })
  serveRoutes(
    http,
    [route],
    { ...context, log, config: { ...context.config, development } },
    {
      accountThrottles: context.throttles,
      findActor: () => Promise.resolve(undefined),
      isCoordinator: () => Promise.resolve(false),
    },
  )
  const client = createTestClient(http, { origin, address: '198.51.100.1' })
  const answer = await client.get(api.listCourses.path)
  return { status: answer.status, errors, logged }
}

const problem = 'GET /api/courses does not declare that it refuses with invalid-photo.'

it('fails in development where a refusal is not declared by the contract', async () => {
  const { status, errors, logged } = await startWithUndeclaredRefusal(true)
  expect([status, errors, logged]).toEqual([500, [problem], []])
})

it('answers with an undeclared refusal in production, and logs it', async () => {
  const { status, errors, logged } = await startWithUndeclaredRefusal(false)
  expect([status, errors, logged]).toEqual([400, [], [problem]])
})
