import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { password, register } from '../testing/people.ts'
import { startWorld } from '../testing/world.ts'

it.each([
  ['https://mboa.example', '__Host-mboa_session', ['HttpOnly', 'Secure']],
  ['https://localhost:3000', '__Host-mboa_session', ['HttpOnly', 'Secure']],
  // WebKit takes no Secure cookie over http, not even on this machine.
  ['http://localhost:3000', 'mboa_session', ['HttpOnly']],
  ['http://127.0.0.1:3000', 'mboa_session', ['HttpOnly']],
  ['http://[::1]:3000', 'mboa_session', ['HttpOnly']],
])('a session of %s stands in the cookie %s', async (origin, expected, flags) => {
  const world = await startWorld('sqlite', { origin })
  const { email: identifier } = await register(world)
  const client = world.client()
  const answer = await client.post(api.login.path, { identifier, password })
  const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
  const [name = '', token] = pair.split('=')
  expect(name).toBe(expected)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(attributes.toSorted()).toEqual(
    [...flags, 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'].toSorted(),
  )
  expect((await client.get(api.readProfile.path)).status).toBe(200)
  const out = await client.post(api.logout.path)
  expect(out.headers.get('set-cookie')).toMatch(new RegExp(`^${expected}=;.*Max-Age=0`))
  expect(client.cookies.size).toBe(0)
})

it('takes no plain cookie where the server is reached over https', async () => {
  const world = await startWorld('sqlite', { origin: 'https://mboa.example' })
  const { email: identifier } = await register(world)
  const client = world.client()
  await client.post(api.login.path, { identifier, password })
  const token = client.cookies.get('__Host-mboa_session') ?? ''
  client.cookies.clear()
  client.cookies.set('mboa_session', token)
  expect((await client.get(api.readProfile.path)).status).toBe(401)
})
