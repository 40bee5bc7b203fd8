import { api, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const email = 'ada@example.com'
const newPassword = 'Bongo-2027'
const minuteMs = 60_000

async function ask(world: World, address = email): Promise<string> {
  // Mails are listed by the instant they came in.
  world.clock.advance(1)
  await world.client().post(api.forgotPassword.path, { email: address })
  return mailedCode(world, address)
}

async function reset(world: World, code: string, chosen = newPassword) {
  const answer = await world.client().post(api.resetPassword.path, { code, password: chosen })
  return answer.status === 204 ? 'done' : answer.error.code
}

async function logIn(world: World, chosen: string) {
  const answer = await world.client().post(api.login.path, { identifier: email, password: chosen })
  return answer.status === 200 ? 'in' : answer.error.code
}

const userOf = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user

describeEngines('a forgotten password', (engine) => {
  it('is replaced through the mailed link, and every session ends with a notice', async () => {
    const world = await startWorld(engine)
    const thief = await signIn(world)
    const code = await ask(world)
    const client = world.client()
    const answer = await client.post(api.resetPassword.path, { code, password: newPassword })
    expect(answer.status).toBe(204)
    expect(client.cookies.size).toBe(0)
    expect(await userOf(thief)).toBeNull()
    expect([await logIn(world, password), await logIn(world, newPassword)]).toEqual([
      'wrong-password',
      'in',
    ])
    const notice = (await world.mails()).find((mail) => mail.subject.includes('was changed'))
    expect(notice?.to).toBe(email)
    expect(notice?.text).toContain('http://localhost:3000/auth/forgot-password')
  })

  it('has a link that is used once, also when used twenty times at the same moment', async () => {
    const world = await startWorld(engine)
    await register(world)
    const code = await ask(world)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => reset(world, code)))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'invalid-reset-link')).toHaveLength(19)
    expect(await reset(world, code)).toBe('invalid-reset-link')
    const notices = (await world.mails()).filter((mail) => mail.subject.includes('was changed'))
    expect(notices).toHaveLength(1)
  })

  it('has a link that lives sixty minutes', async () => {
    const world = await startWorld(engine)
    await register(world)
    const late = await ask(world)
    world.clock.advance(60 * minuteMs)
    const answer = await world
      .client()
      .post(api.resetPassword.path, { code: late, password: newPassword })
    expect([answer.status, answer.error.code]).toEqual([410, 'reset-link-expired'])
    const inTime = await ask(world)
    world.clock.advance(60 * minuteMs - 1)
    expect(await reset(world, inTime)).toBe('done')
  })

  it('has one link that works: the newest', async () => {
    const world = await startWorld(engine)
    await register(world)
    const first = await ask(world)
    const second = await ask(world)
    expect(await reset(world, first)).toBe('invalid-reset-link')
    expect(await reset(world, second)).toBe('done')
  })

  it('keeps its code when the new password breaks a rule', async () => {
    const world = await startWorld(engine)
    await register(world)
    const code = await ask(world)
    const tries = [
      ['', 'required'],
      ['Ab1!x', 'password-too-short'],
      ['password1', 'weak-password'],
      ['x'.repeat(1025), 'too-long'],
    ] as const
    for (const [chosen, expected] of tries) {
      const answer = await world.client().post(api.resetPassword.path, { code, password: chosen })
      expect([answer.status, answer.error.fields]).toEqual([400, { password: expected }])
    }
    expect(await reset(world, code)).toBe('done')
  })

  it('verifies the e-mail as well: whoever has the mail owns the address', async () => {
    const world = await startWorld(engine)
    await world.client().post(api.signUp.path, signUpForm())
    expect(await reset(world, await ask(world))).toBe('done')
    const login = { identifier: '670000001', password: newPassword }
    const answer = await world.client().post(api.login.path, login)
    expect(answer.as(sessionResponseSchema).user?.emailVerified).toBe(true)
  })

  it('lets the owner in after a stranger has used up all attempts', async () => {
    const world = await startWorld(engine)
    await register(world)
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(world, 'guess')
    expect(await logIn(world, password)).toBe('too-many-attempts')
    await reset(world, await ask(world))
    expect(await logIn(world, newPassword)).toBe('in')
  })

  it('is not changed by codes made for something else, or by nonsense', async () => {
    const world = await startWorld(engine)
    await world.client().post(api.signUp.path, signUpForm())
    const verification = await mailedCode(world, email)
    const codes = [verification, 'unknown', '']
    for (const code of codes) expect(await reset(world, code)).toBe('invalid-reset-link')
    const code = await ask(world)
    const answer = await world.client().post(api.verifyEmail.path, { code })
    expect(answer.error.code).toBe('invalid-verification-link')
  })

  it('is not mailed about to a disabled account', async () => {
    const world = await startWorld(engine)
    await register(world)
    await world.database.queries.updateTable('accounts').set({ disabledAt: 1 }).execute()
    expect((await world.client().post(api.forgotPassword.path, { email })).status).toBe(204)
    expect(await world.mails()).toHaveLength(1)
  })

  it('is asked about in a mail of the account’s language, as text and as HTML', async () => {
    const world = await startWorld(engine)
    await register(world, { language: 'fr' })
    world.clock.advance(1)
    await world.client().post(api.forgotPassword.path, { email: ' ADA@example.com' })
    const [mail] = await world.mails()
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe pour Mboa')
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/\?mode=resetPassword&oobCode=[\w-]{43}$/)
    expect(mail?.html).toContain(link.replace('&', '&amp;'))
    expect(mail?.html).toContain('<html lang="fr" dir="ltr">')
  })
})
