import { api, googlePendingSchema, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeBothEngines, describeEngines } from '../../../testing/engines.ts'
import { passIssuer, startIssuer, type Entered } from '../../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const email = 'ada@example.com'
const minuteMs = 60_000

async function worldWithGoogle(engine: World['database']['engine']): Promise<World> {
  const { environment } = await startIssuer()
  return startWorld(engine, { environment })
}

/** The whole way in a popup; answers what the popup reported. */
async function goThrough(client: TestClient, entered: Entered | undefined, attempt = 'one') {
  const start = await client.get(`${api.startGoogleSignIn.path}?mode=popup&attempt=${attempt}`)
  expect(start.status).toBe(302)
  const back = await passIssuer(start.headers.get('location') ?? '', entered)
  return reportOf(await client.get(`${back.pathname}${back.search}`))
}

function reportOf(answer: { text: string }) {
  const tag = /<html [^>]*>/.exec(answer.text)?.[0] ?? ''
  const attributes = [...tag.matchAll(/data-(\w+)="([^"]*)"/g)]
  const values = new Map(attributes.map(([, name = '', value = '']) => [name, value]))
  return {
    outcome: values.get('outcome'),
    attempt: values.get('attempt'),
    code: values.get('code'),
  }
}

const userOf = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user

const countAccounts = async (world: World) =>
  (await world.database.queries.selectFrom('accounts').select('id').execute()).length

describeEngines('a first Google sign-in', (engine) => {
  it('waits without an account until it is completed, which signs in', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    const outcome = await goThrough(client, { email, name: 'Ada of Google' })
    expect(outcome).toEqual({ outcome: 'new-user', attempt: 'one' })
    expect(await countAccounts(world)).toBe(0)
    expect(await userOf(client)).toBeNull()
    const pending = (await client.get(api.readPendingGoogleSignUp.path)).as(googlePendingSchema)
    const expiresAt = world.clock.now() + 10 * minuteMs
    expect(pending).toEqual({ email, fullName: 'Ada of Google', photoURL: null, expiresAt })

    const answer = await client.post(api.completeGoogleSignUp.path)
    expect(answer.as(sessionResponseSchema).user).toMatchObject({
      email,
      fullName: 'Ada of Google',
      displayName: 'Ada of Google',
      role: 'learner',
      emailVerified: true,
      phoneNumber: null,
    })
    expect((await userOf(client))?.email).toBe(email)
    const again = await client.post(api.completeGoogleSignUp.path)
    expect([again.status, again.error.code]).toEqual([410, 'google-session-expired'])
    expect(await countAccounts(world)).toBe(1)
    const next = world.client()
    expect((await goThrough(next, { email })).outcome).toBe('signed-in')
    expect((await userOf(next))?.fullName).toBe('Ada of Google')
  })

  it('calls who has no name at Google "Google User"', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    await goThrough(client, { email })
    const answer = await client.post(api.completeGoogleSignUp.path)
    expect(answer.as(sessionResponseSchema).user?.fullName).toBe('Google User')
  })

  it('takes a name without the controls in it, which not every database can hold', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    expect((await goThrough(client, { email, name: 'Ada\u0000 of\u0007 Google' })).outcome).toBe(
      'new-user',
    )
    const answer = await client.post(api.completeGoogleSignUp.path)
    expect(answer.as(sessionResponseSchema).user?.fullName).toBe('Ada of Google')
  })

  it('is forgotten after ten minutes, and by the sweep', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    await goThrough(client, { email })
    world.clock.advance(10 * minuteMs)
    for (const answer of [
      await client.get(api.readPendingGoogleSignUp.path),
      await client.post(api.completeGoogleSignUp.path),
      await world.client().post(api.completeGoogleSignUp.path),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([410, 'google-session-expired'])
    }
    await world.app.sweep()
    const rows = await world.database.queries.selectFrom('googleSignUps').selectAll().execute()
    expect(rows).toEqual([])
    expect(await countAccounts(world)).toBe(0)
  })

  it('keeps no token in the database', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    await goThrough(client, { email })
    const token = client.cookies.get('mboa_google_pending') ?? 'missing'
    expect(Buffer.from(token, 'base64url').length * 8).toBe(256)
    const rows = await world.database.queries.selectFrom('googleSignUps').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('completed ten times at once makes one account', async () => {
    const world = await worldWithGoogle(engine)
    const client = world.client()
    await goThrough(client, { email })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post(api.completeGoogleSignUp.path)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countAccounts(world)).toBe(1)
  })
})

describeBothEngines('a Google sign-in with the e-mail of an account', (engine) => {
  it('is linked to a verified one, whose password goes on working', async () => {
    const world = await worldWithGoogle(engine)
    await register(world, { email: 'Ada@Example.com' })
    const client = world.client()
    expect((await goThrough(client, { email, name: 'Else' })).outcome).toBe('signed-in')
    expect(await userOf(client)).toMatchObject({ fullName: 'Ada Learner', displayName: 'Else' })
    const login = await world.client().post(api.login.path, { identifier: email, password })
    expect(login.status).toBe(200)
    expect(await countAccounts(world)).toBe(1)
  })

  it('takes over an unverified one: its password, number, sessions and codes are dead', async () => {
    const world = await worldWithGoogle(engine)
    const stranger = world.client()
    await stranger.post(api.signUp.path, signUpForm({ fullName: 'A Stranger' }))
    const code = await mailedCode(world, email)
    const { queries } = world.database
    const { id: accountId } = await queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    const times = { createdAt: 0, lastSeenAt: 0, expiresAt: world.clock.now() + minuteMs }
    await queries
      .insertInto('sessions')
      .values({ tokenHash: 'x', id: 'x', accountId, userAgent: '', ...times })
      .execute()

    const owner = world.client()
    expect((await goThrough(owner, { email, name: 'Ada' })).outcome).toBe('signed-in')
    expect(await userOf(owner)).toMatchObject({
      id: accountId,
      fullName: 'Ada',
      phoneNumber: null,
      emailVerified: true,
    })
    for (const identifier of [email, '670000001']) {
      const login = await stranger.post(api.login.path, { identifier, password })
      expect(login.status).toBeGreaterThanOrEqual(400)
    }
    const verified = await stranger.post(api.verifyEmail.path, { code })
    expect(verified.error.code).toBe('invalid-verification-link')
    const sessions = await queries.selectFrom('sessions').select('id').execute()
    expect(sessions.map(({ id }) => id)).not.toContain('x')
  })

  it('is refused for a disabled one', async () => {
    const world = await worldWithGoogle(engine)
    await register(world)
    await goThrough(world.client(), { email })
    await world.database.queries.updateTable('accounts').set({ disabledAt: 1 }).execute()
    const client = world.client()
    const outcome = await goThrough(client, { email })
    expect(outcome).toEqual({ outcome: 'failed', attempt: 'one', code: 'account-disabled' })
    expect(await userOf(client)).toBeNull()
  })

  it('ends the session the browser came with', async () => {
    const world = await worldWithGoogle(engine)
    const client = await signIn(world)
    const old = client.cookies.get('mboa_session') ?? ''
    await goThrough(client, { email })
    const thief = world.client()
    thief.cookies.set('mboa_session', old)
    expect([await userOf(thief), (await userOf(client))?.email]).toEqual([null, email])
  })
})
