import { api, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { password, register, signUpForm } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'

const forms = [
  '+237670000001',
  '+237 6 70 00 00 01',
  '00237670000001',
  '237670000001',
  '670000001',
  '6 70 00 00 01',
  '(+237) 670-00-00-01',
  '0670000001',
  '+237 (0) 670 00 00 01',
  '+237 237 670000001',
]

describeEngines('login by phone', (engine) => {
  it.each(forms)('resolves %j to the account that holds the number', async (identifier) => {
    const world = await startWorld(engine)
    await register(world)
    const answer = await world.client().post(api.login.path, { identifier, password })
    expect(answer.as(sessionResponseSchema).user?.email).toBe('ada@example.com')
  })

  it('resolves a foreign number in its national form, while it is the only one', async () => {
    const world = await startWorld(engine)
    await register(world, { email: 'fr@example.com', phoneNumber: '+33612345678' })
    const login = { identifier: '06 12 34 56 78', password }
    const alone = await world.client().post(api.login.path, login)
    expect(alone.as(sessionResponseSchema).user?.email).toBe('fr@example.com')
    await register(world, { email: 'ro@example.com', phoneNumber: '+40612345678' })
    const doubtful = await world.client().post(api.login.path, login)
    expect(doubtful.error.code).toBe('email-not-found')
  })

  it('resolves a foreign number with its zero beside a Cameroonian one with the same digits', async () => {
    const world = await startWorld(engine)
    await register(world, { email: 'cm@example.com', phoneNumber: '+237612345678' })
    const own = { email: 'fr@example.com', phoneNumber: '+33612345678', password: 'Paris-2027' }
    await register(world, own)
    const logIn = (chosen: string) =>
      world.client().post(api.login.path, { identifier: '06 12 34 56 78', password: chosen })
    const users = [await logIn(password), await logIn(own.password)].map(
      (answer) => answer.as(sessionResponseSchema).user?.email,
    )
    expect(users).toEqual(['cm@example.com', 'fr@example.com'])
  })

  it('refuses an unverified e-mail here as well, after the right password', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.post(api.signUp.path, signUpForm())
    const identifier = '670000001'
    const wrong = await client.post(api.login.path, { identifier, password: 'something' })
    expect(wrong.error.code).toBe('wrong-password')
    const right = await client.post(api.login.path, { identifier, password })
    expect(right.error.code).toBe('email-not-verified')
  })

  it('never opens the account of somebody who only claims the number', async () => {
    const world = await startWorld(engine)
    await world
      .client()
      .post(api.signUp.path, signUpForm({ email: 'claims@example.com', password: 'Claimed-2026' }))
    await register(world)
    const claimed = { identifier: '670000001', password: 'Claimed-2026' }
    const answer = await world.client().post(api.login.path, claimed)
    expect(answer.error.code).toBe('wrong-password')
  })

  it.each(['670000009', '12', 'Ada Learner', '+'])('knows nobody by %j', async (identifier) => {
    const world = await startWorld(engine)
    await register(world)
    const answer = await world.client().post(api.login.path, { identifier, password })
    expect([answer.status, answer.error.code]).toEqual([404, 'email-not-found'])
  })
})
