import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { clientOf, emptyRequest } from '../testing/callers.ts'
import { startWorld } from '../testing/world.ts'

/** Longer than any part of a path may be. */
const malformed = 'a'.repeat(201)

it('answers not-found where a part of the path is malformed', async () => {
  const world = await startWorld('sqlite')
  const coordinator = await clientOf(world, 'coordinator')
  const routes = world.app.routes.filter(({ endpoint }) =>
    endpoint.path.replace(':language', 'ewo').includes(':'),
  )
  expect(routes.length).toBeGreaterThan(45)
  for (const { endpoint } of routes) {
    const { method, path } = endpoint
    const address = path.replace(':language', 'ewo').replaceAll(/:\w+/g, malformed)
    const answer = await coordinator.send(method, address, emptyRequest(world, method))
    expect([method, path, answer.status]).toEqual([method, path, 404])
    expect(answer.error.code).toBe('not-found')
  }
})

it('describes the parts of a path in OpenAPI by their schemas', async () => {
  const world = await startWorld('sqlite')
  const answer = await world.client().get(api.describeApi.path)
  const { paths } = JSON.parse(answer.text) as {
    paths: Record<string, Record<string, { parameters: { name: string; schema: object }[] }>>
  }
  const { parameters } = paths['/api/challenges/{course}/{code}']?.['get'] ?? {}
  expect(parameters?.map(({ name, schema }) => [name, schema])).toEqual([
    ['course', expect.objectContaining({ type: 'string', pattern: '^[a-z]{3}$' })],
    ['code', expect.objectContaining({ type: 'string', minLength: 1, maxLength: 200 })],
  ])
})
