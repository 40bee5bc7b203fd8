import { api, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { mailedCode, password, register, signUpForm } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'

describeEngines('login', (engine) => {
  it('opens a session for the right password', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    const answer = await client.post(api.login.path, { identifier: 'ada@example.com', password })
    expect(answer.status).toBe(200)
    const { user } = answer.as(sessionResponseSchema)
    expect(user).toMatchObject({ fullName: 'Ada Learner', role: 'learner', emailVerified: true })
    const session = await client.get(api.readSession.path)
    expect(session.as(sessionResponseSchema)).toEqual({ user, now: world.clock.now() })
  })

  it('refuses an unverified e-mail, but only after the right password', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.post(api.signUp.path, signUpForm())
    const identifier = 'ada@example.com'
    const wrong = await client.post(api.login.path, { identifier, password: 'something' })
    expect([wrong.status, wrong.error.code]).toEqual([401, 'wrong-password'])
    const right = await client.post(api.login.path, { identifier, password })
    expect([right.status, right.error.code]).toEqual([403, 'email-not-verified'])
    expect(client.cookies.size).toBe(0)
    await client.post(api.verifyEmail.path, { code: await mailedCode(world, identifier) })
    expect((await client.post(api.login.path, { identifier, password })).status).toBe(200)
  })

  it('distinguishes an unknown address from a wrong password', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    const unknown = await client.post(api.login.path, { identifier: 'eve@example.com', password })
    expect([unknown.status, unknown.error.code]).toEqual([404, 'email-not-found'])
  })

  it.each([
    [
      { identifier: '', password: '' },
      { identifier: 'required', password: 'required' },
    ],
    [{ identifier: ' ', password }, { identifier: 'required' }],
    [{ identifier: 'ada@', password }, { identifier: 'invalid-email' }],
    [{ password }, { identifier: 'required' }],
    [{ identifier: 7, password }, { identifier: 'invalid-value' }],
    [{ identifier: 'a'.repeat(255), password }, { identifier: 'too-long' }],
    [{ identifier: 'ada\u0000@example.com', password }, { identifier: 'invalid-value' }],
  ])('names the wrong fields of %j', async (body, fields) => {
    const world = await startWorld(engine)
    const answer = await world.client().post(api.login.path, body)
    expect(answer.status).toBe(400)
    expect(answer.error.fields).toEqual(fields)
  })

  it('refuses a disabled account after the right password', async () => {
    const world = await startWorld(engine)
    await register(world)
    await world.database.queries
      .updateTable('accounts')
      .set({ disabledAt: world.clock.now() })
      .execute()
    const answer = await world
      .client()
      .post(api.login.path, { identifier: 'ada@example.com', password })
    expect([answer.status, answer.error.code]).toEqual([403, 'account-disabled'])
  })
})
