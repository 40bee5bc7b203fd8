import { api, accountHeader, contributionsSchema, profileSchema } from '@mboa/contract'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { silentLog, type Log } from './platform/log.ts'
import { aContribution, signInRecorder } from './testing/takes.ts'
import { describeBothEngines } from './testing/engines.ts'
import { signUpForm } from './testing/people.ts'
import type { TestClient } from './testing/test-client.ts'
import { startWorld } from './testing/world.ts'

describeBothEngines('the application', (engine) => {
  it('is alive and ready while its parts answer, and not ready once it drains', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    expect((await client.get('/healthz')).status).toBe(200)
    expect((await client.get('/readyz')).status).toBe(200)
    world.app.drain()
    expect((await client.get('/readyz')).status).toBe(503)
    expect((await client.get('/healthz')).status).toBe(200)
  })

  it('answers 500 to what it did not expect, with nothing of it but the request id', async () => {
    const logged: { fields: object; message: string }[] = []
    const note = (fields: object, message: string) => logged.push({ fields, message })
    const log: Log = { debug() {}, info() {}, warn: note, error: note }
    const world = await startWorld(engine, { log })
    await world.database.queries.schema.alterTable('sessions').renameTo('not_there').execute()
    const client = world.client()
    client.cookies.set('mboa_session', 'secret-token')
    const answer = await client.get(api.readSession.path)
    expect([answer.status, answer.error.code]).toEqual([500, 'internal'])
    expect(answer.text).not.toContain('sessions')
    const requestId = answer.headers.get('x-request-id')
    expect(logged).toEqual([
      { fields: expect.objectContaining({ requestId }) as object, message: 'Unexpected failure' },
    ])
    expect(JSON.stringify(logged)).not.toContain('secret-token')
  })

  it('takes an address with U+0000 in it, which no database text can hold, for a mistake', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const query = ['after', 'before', 'course', 'code'].map((name) => `${name}=%00`).join('&')
    for (const { endpoint } of world.app.routes) {
      const { method, path } = endpoint
      const address = `${path.replaceAll(/:\w+/g, '%00')}?${query}`
      const answer = await client.send(method, address, { headers: { origin: world.origin } })
      expect([path, answer.status, answer.error.code]).toEqual([path, 400, 'invalid-request'])
    }
  })
})

it('does nothing in the name of somebody else than is meant', async () => {
  const world = await startWorld('sqlite')
  const [ada, eve] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  const { id } = (await ada.get(api.readProfile.path)).as(profileSchema).user
  const contributions = [aContribution()]
  const contribute = (client: TestClient) =>
    client.post(api.sendContributions.path, { contributions }, { [accountHeader]: id })
  for (const client of [eve, world.client()]) {
    const answer = await contribute(client)
    expect([answer.status, answer.error.code]).toEqual([401, 'not-signed-in'])
  }
  expect((await eve.get(api.listContributions.path)).as(contributionsSchema).contributions).toEqual(
    [],
  )
  expect((await contribute(ada)).status).toBe(200)
})

it('sends nothing but JSON errors from addresses under /api', async () => {
  const client = (await startWorld('sqlite')).client()
  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', api.login.path],
    ['POST', api.readSession.path],
    ['DELETE', api.signUp.path],
  ] as const) {
    const answer = await client.send(method, path, { headers: { origin: 'http://localhost:3000' } })
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.error.code).toBe('not-found')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

it.each([
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'identifier=a'],
  ['application/json', '{"identifier":'],
  ['application/json', ''],
  ['application/json', '[]'],
  ['application/json', 'null'],
])('refuses a body of type %s that reads %j', async (type, body) => {
  const client = (await startWorld('sqlite')).client()
  const headers = { 'content-type': type, origin: 'http://localhost:3000' }
  for (const path of [api.login.path, api.signUp.path, api.verifyEmail.path]) {
    const answer = await client.send('POST', path, { headers, body })
    expect(answer.status).toBe(400)
  }
})

it('refuses a body above its limit, declared or not', async () => {
  const world = await startWorld('sqlite')
  const body = JSON.stringify({ ...signUpForm(), fullName: 'x'.repeat(70_000) })
  const headers = { 'content-type': 'application/json', origin: world.origin }
  const declared = await world.client().send('POST', api.signUp.path, {
    headers: { ...headers, 'content-length': String(body.length) },
    body,
  })
  expect([declared.status, declared.error.code]).toEqual([413, 'too-large'])
  const stream = new Blob([body]).stream()
  const init = { headers, body: stream, duplex: 'half' } as RequestInit
  const undeclared = await world.client().send('POST', api.signUp.path, init)
  expect([undeclared.status, undeclared.error.code]).toEqual([413, 'too-large'])
})

it('asks browsers to stay with https once it is there', async () => {
  const environment = { PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' }
  const world = await startWorld('sqlite', { environment })
  const { headers } = await world.client().get('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
})

it('counts requests by route, never by address', async () => {
  const world = await startWorld('sqlite')
  const client = world.client()
  await client.get(api.readSession.path)
  await client.get('/?mode=verifyEmail&oobCode=secret')
  const { text, headers } = await client.get('/metrics')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).toContain(
    'mboa_http_requests_total{method="GET",route="/api/auth/session",status="200"} 1',
  )
  expect(text).not.toContain('secret')
})

it('serves every endpoint of the contract, each once', async () => {
  const { app } = await startWorld('sqlite')
  const served = app.routes.map(({ endpoint }) => endpoint)
  expect(served).toHaveLength(Object.keys(api).length)
  expect(new Set(served)).toEqual(new Set(Object.values(api)))
})

const operationSchema = v.looseObject({
  summary: v.string(),
  parameters: v.array(v.looseObject({ name: v.string(), in: v.string(), required: v.boolean() })),
  responses: v.record(v.string(), v.looseObject({ description: v.string() })),
})
const descriptionSchema = v.looseObject({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
})

it('describes every route it serves, with its query and its refusals', async () => {
  const world = await startWorld('sqlite')
  const { paths } = (await world.client().get(api.describeApi.path)).as(descriptionSchema)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = world.app.routes.map(
    ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.sort()).toEqual(served.sort())
  expect(paths[api.login.path]?.['post']?.responses['403']?.description).toContain(
    '`email-not-verified`: The e-mail address of this account is not verified yet.',
  )
  expect(paths['/api/concepts/{section}/{revision}']?.['get']?.parameters).toMatchObject([
    { name: 'section', in: 'path', required: true },
    { name: 'revision', in: 'path', required: true },
  ])
  expect(paths[api.listAskedMeanings.path]?.['get']?.parameters).toMatchObject([
    { name: 'course', in: 'query', required: true },
    { name: 'language', in: 'query', required: true },
  ])
  for (const { endpoint } of world.app.routes) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[endpoint.method.toLowerCase()]
    const told = JSON.stringify(operation?.responses)
    for (const code of endpoint.refuses ?? [])
      expect([path, told]).toEqual([path, expect.stringContaining(`\`${code}\``)])
  }
})

it('warns once of a proxy that nobody has named', async () => {
  const warnings: string[] = []
  const log: Log = { ...silentLog, warn: (_fields, message) => warnings.push(message) }
  const forwarded = { 'x-forwarded-for': '203.0.113.1' }
  const world = await startWorld('sqlite', { log })
  await world.client().get('/healthz')
  expect(warnings).toEqual([])
  for (let turn = 0; turn < 3; turn += 1) await world.client().get(api.readSession.path, forwarded)
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES is not set')])
  expect(warnings.join()).not.toContain('203.0.113.1')
  const named = await startWorld('sqlite', { log, environment: { TRUSTED_PROXIES: '10.0.0.1' } })
  await named.client().get(api.readSession.path, forwarded)
  expect(warnings).toHaveLength(1)
})
