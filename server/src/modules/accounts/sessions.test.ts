import { api, accountHeader, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { password, register, signIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld } from '../../testing/world.ts'

const cookieName = 'mboa_session'
const dayMs = 24 * 60 * 60_000

const userOf = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user

describeEngines('sessions', (engine) => {
  it('stand in a cookie that scripts, other sites and plain connections never see', async () => {
    const world = await startWorld(engine, { origin: 'https://mboa.example' })
    const { email: identifier } = await register(world)
    const answer = await world.client().post(api.login.path, { identifier, password })
    const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
    expect(pair).toMatch(/^__Host-mboa_session=[\w-]{43}$/)
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  it.each([
    [undefined, 180],
    ['10', 10],
  ])(
    'end after a while, however often they are used (SESSION_DAYS %s: %i)',
    async (setting, days) => {
      const world = await startWorld(engine, { environment: { SESSION_DAYS: setting } })
      const client = await signIn(world)
      for (let day = 1; day < days; day += 1) {
        world.clock.advance(dayMs)
        expect(await userOf(client)).not.toBeNull()
      }
      world.clock.advance(dayMs)
      expect(await userOf(client)).toBeNull()
    },
  )

  it('are not ended by a tab of somebody who was signed in before', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const before = await userOf(client)
    await register(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    await client.post(api.login.path, { identifier: 'eve@example.com', password })
    const stale = await client.post(api.logout.path, undefined, {
      [accountHeader]: before?.id ?? '',
    })
    expect([stale.status, stale.error.code]).toEqual([401, 'not-signed-in'])
    const now = await userOf(client)
    expect(now?.email).toBe('eve@example.com')
    const own = await client.post(api.logout.path, undefined, { [accountHeader]: now?.id ?? '' })
    expect(own.status).toBe(204)
    expect(await userOf(client)).toBeNull()
  })

  it('are ended by a request that names nobody', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    expect((await client.post(api.logout.path)).status).toBe(204)
    expect(await userOf(client)).toBeNull()
  })

  it('answer that nobody is signed in without one', async () => {
    const world = await startWorld(engine)
    const answer = await world.client().get(api.readSession.path)
    expect(answer.as(sessionResponseSchema)).toEqual({ user: null, now: world.clock.now() })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('change their token at each login, and the old one ends', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const old = client.cookies.get(cookieName) ?? ''
    await client.post(api.login.path, { identifier: 'ada@example.com', password })
    expect(client.cookies.get(cookieName)).not.toBe(old)
    expect((await userOf(client))?.email).toBe('ada@example.com')
    const thief = world.client()
    thief.cookies.set(cookieName, old)
    expect(await userOf(thief)).toBeNull()
  })

  it('end at logout, for whoever kept the token too', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const token = client.cookies.get(cookieName) ?? ''
    const answer = await client.post(api.logout.path)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(client.cookies.size).toBe(0)
    client.cookies.set(cookieName, token)
    expect(await userOf(client)).toBeNull()
    client.cookies.set(cookieName, token)
    const replayed = await client.get(api.readProfile.path)
    expect([replayed.status, replayed.error.code]).toEqual([401, 'not-signed-in'])
    expect((await client.post(api.logout.path)).status).toBe(204)
  })

  it('last thirty days from the last visit', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    for (let visit = 0; visit < 3; visit += 1) {
      world.clock.advance(30 * dayMs - 1)
      expect(await userOf(client)).not.toBeNull()
    }
    world.clock.advance(30 * dayMs)
    const gone = await client.get(api.readSession.path)
    expect(gone.as(sessionResponseSchema).user).toBeNull()
    expect(client.cookies.size).toBe(0)
  })

  it('end for a disabled account', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await world.database.queries.updateTable('accounts').set({ disabledAt: 1 }).execute()
    expect(await userOf(client)).toBeNull()
  })

  it('are swept away once they have ended, and codes a month after theirs', async () => {
    const world = await startWorld(engine)
    const count = async () => {
      const { queries } = world.database
      const all = [queries.selectFrom('sessions'), queries.selectFrom('accountCodes')] as const
      const rows = await Promise.all([
        all[0].select('id').execute(),
        all[1].select('codeHash').execute(),
        queries.selectFrom('throttles').select('key').execute(),
      ])
      return rows.map((each) => each.length)
    }
    await signIn(world)
    await world.app.sweep()
    expect(await count()).toEqual([1, 1, 2])
    world.clock.advance(31 * dayMs)
    await world.app.sweep()
    expect(await count()).toEqual([0, 0, 0])
  })
})
