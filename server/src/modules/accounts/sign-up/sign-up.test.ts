import { api, sessionResponseSchema, signUpResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { signIn, register, signUpForm } from '../../../testing/people.ts'
import { sendJson } from '../../../testing/call-as-page.ts'
import { startWorld } from '../../../testing/world.ts'

describeEngines('sign-up', (engine) => {
  it('registers a learner and mails a verification link that lives three minutes', async () => {
    const world = await startWorld(engine)
    const answer = await world.client().post(api.signUp.path, signUpForm())
    expect(answer.status).toBe(201)
    const { userId, verificationExpiresAt, mailboxPath } = answer.as(signUpResponseSchema)
    expect(verificationExpiresAt - world.clock.now()).toBe(3 * 60_000)
    expect(mailboxPath).toBe('/dev/mailbox')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const [mail] = await world.mails()
    expect(mail).toMatchObject({ to: 'ada@example.com', language: 'en' })
    const account = await world.database.queries
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({ id: userId, role: 'learner', emailVerifiedAt: null })
    expect(account.createdAt).toBe(world.clock.now())
  })

  it('names every wrong field at once', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    const none = await client.post(api.signUp.path, {})
    expect(none.status).toBe(400)
    expect(none.error.code).toBe('required')
    expect(none.error.fields).toEqual({
      fullName: 'required',
      email: 'required',
      phoneNumber: 'required',
      password: 'required',
      acceptedTerms: 'required',
      language: 'required',
    })
    const wrong = await client.post(api.signUp.path, {
      fullName: '  ',
      email: 'ADA@example.com ',
      phoneNumber: '+23767000000199999999',
      password: '12345',
      acceptedTerms: false,
      language: 'de',
    })
    expect(wrong.error.fields).toEqual({
      fullName: 'required',
      email: 'email-already-exists',
      phoneNumber: 'invalid-phone-number',
      password: 'password-too-short',
      acceptedTerms: 'terms-not-accepted',
      language: 'invalid-value',
    })
  })

  it.each(['x', 'x@y', 'a b@example.com', '@example.com', 'a@example..com'])(
    'refuses %j as an e-mail address',
    async (email) => {
      const world = await startWorld(engine)
      const answer = await world.client().post(api.signUp.path, signUpForm({ email }))
      expect(answer.error).toMatchObject({
        code: 'invalid-email',
        fields: { email: 'invalid-email' },
      })
    },
  )

  it('takes an address once, whatever its case and the spaces around it', async () => {
    const world = await startWorld(engine)
    await world.client().post(api.signUp.path, signUpForm())
    const again = signUpForm({ email: ' Ada@Example.COM', phoneNumber: '+237670000002' })
    const answer = await world.client().post(api.signUp.path, again)
    expect([answer.status, answer.error.code]).toEqual([409, 'email-already-exists'])
  })

  it('makes one account of twenty sign-ups that arrive at once', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(api.signUp.path, signUpForm())),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect(await world.mails()).toHaveLength(1)
  })

  it('lets only verified accounts hold a phone number', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.post(api.signUp.path, signUpForm({ email: 'first@example.com' }))
    await register(world, { email: 'second@example.com' })
    const third = await client.post(api.signUp.path, signUpForm({ email: 'third@example.com' }))
    expect(third.status).toBe(409)
    expect(third.error.fields).toEqual({ phoneNumber: 'phone-number-already-exists' })
  })

  it('ignores role, id and verification in the body', async () => {
    const world = await startWorld(engine)
    const claims = { role: 'recorder', id: 'mine', emailVerified: true, emailVerifiedAt: 1 }
    await world.client().post(api.signUp.path, { ...signUpForm(), ...claims })
    const account = await world.database.queries
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({ role: 'learner', emailVerifiedAt: null })
    expect(account.id).not.toBe('mine')
    const other = { email: 'eve@example.com', phoneNumber: '+237670000002' }
    const client = await signIn(world, other)
    const rows = () =>
      world.database.queries.selectFrom('accounts').selectAll().orderBy('id').execute()
    const before = await rows()
    const claimed = { ...claims, email: 'boss@example.com', disabledAt: 1, createdAt: 1 }
    await sendJson(world, client, 'PATCH', api.changeProfile.path, claimed)
    expect(await rows()).toEqual(before)
  })

  it('answers operation-not-allowed where passwords are off', async () => {
    const world = await startWorld(engine, { environment: { PASSWORD_SIGNUP: 'off' } })
    const answer = await world.client().post(api.signUp.path, signUpForm())
    expect([answer.status, answer.error.code]).toEqual([403, 'operation-not-allowed'])
  })

  it('takes a password of 200 characters with spaces and accents, typed either way', async () => {
    const world = await startWorld(engine)
    const long = `é ${'mot de passe '.repeat(15)}`
    const client = world.client()
    const { email } = await register(world, { password: long.normalize('NFC') })
    const login = { identifier: email, password: long.normalize('NFD') }
    const answer = await client.post(api.login.path, login)
    expect(answer.as(sessionResponseSchema).user?.email).toBe(email)
  })

  it('stops after a hundred sign-ups of one address in an hour', async () => {
    const world = await startWorld(engine)
    const client = world.client('203.0.113.5')
    await register(world)
    const taken = signUpForm()
    for (let count = 0; count < 100; count += 1) await client.post(api.signUp.path, taken)
    const refused = await client.post(api.signUp.path, taken)
    expect([refused.status, refused.error.code]).toEqual([429, 'too-many-attempts'])
    expect(refused.headers.get('retry-after')).toBe('3600')
    const elsewhere = await world.client('203.0.113.6').post(api.signUp.path, taken)
    expect(elsewhere.status).toBe(409)
    world.clock.advance(60 * 60_000)
    expect((await client.post(api.signUp.path, taken)).status).toBe(409)
  })
})
