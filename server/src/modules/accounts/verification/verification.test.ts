import { api, verifyEmailResponseSchema, pagePaths, signUpResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { createFakeClock } from '../../../testing/fake-clock.ts'
import { mailedCode, password, register, signUpForm } from '../../../testing/people.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const email = 'ada@example.com'
const minuteMs = 60_000

async function signUp(world: World): Promise<string> {
  await world.client().post(api.signUp.path, signUpForm())
  return mailedCode(world, email)
}

async function verify(world: World, code: string) {
  const answer = await world.client().post(api.verifyEmail.path, { code })
  return answer.status === 200 ? 'verified' : answer.error.code
}

async function verifiedAt(world: World): Promise<number | null> {
  const query = world.database.queries.selectFrom('accounts').select('emailVerifiedAt')
  return (await query.where('email', '=', email).executeTakeFirstOrThrow()).emailVerifiedAt
}

const isVerified = async (world: World) => (await verifiedAt(world)) !== null

describeEngines('verification', (engine) => {
  it('does the same again until the deadline, and is expired after it', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    expect(await verify(world, code)).toBe('verified')
    world.clock.advance(3 * minuteMs - 1)
    expect(await verify(world, code)).toBe('verified')
    world.clock.advance(1)
    expect(await verify(world, code)).toBe('verification-link-expired')
    expect(await isVerified(world)).toBe(true)
  })

  it('says of a link that is opened again after its deadline whether it was applied in time', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    const client = world.client()
    const open = async () => (await client.post(api.verifyEmail.path, { code })).error
    expect(await verify(world, code)).toBe('verified')
    world.clock.advance(3 * minuteMs)
    const { code: refusal, fields } = await open()
    expect([refusal, fields]).toEqual([
      'verification-link-expired',
      { code: 'email-already-verified' },
    ])
    expect(client.cookies.size).toBe(0)
  })

  it('says of a replaced link whether its address is verified', async () => {
    const world = await startWorld(engine)
    const old = await signUp(world)
    world.clock.advance(minuteMs)
    await world.client().post(api.resendVerification.path, { code: old })
    const open = async () => (await world.client().post(api.verifyEmail.path, { code: old })).error
    const before = await open()
    expect(await verify(world, await mailedCode(world, email))).toBe('verified')
    const after = await open()
    expect([before, after].map(({ code, fields }) => [code, fields])).toEqual([
      ['invalid-verification-link', { code: 'verification-link-replaced' }],
      ['invalid-verification-link', { code: 'email-already-verified' }],
    ])
  })

  it('answers the address, so that nobody types it again', async () => {
    const world = await startWorld(engine)
    const answer = await world.client().post(api.verifyEmail.path, { code: await signUp(world) })
    expect(answer.as(verifyEmailResponseSchema)).toEqual({ email })
  })

  it('refuses a link that was first opened too late', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    world.clock.advance(3 * minuteMs)
    const answer = await world.client().post(api.verifyEmail.path, { code })
    expect([answer.status, answer.error.code]).toEqual([410, 'verification-link-expired'])
    expect(await isVerified(world)).toBe(false)
  })

  it.each([
    ['longer than any of ours', 'x'.repeat(3000)],
    ['empty', ''],
    ['of characters that no database takes', '\u0000'],
  ])('calls a code that is %s invalid, like any unknown one', async (_what, code) => {
    const world = await startWorld(engine)
    const client = world.client()
    const verified = await client.post(api.verifyEmail.path, { code })
    expect([verified.status, verified.error.code]).toEqual([400, 'invalid-verification-link'])
    const resent = await client.post(api.resendVerification.path, { code })
    expect(resent.error.code).toBe('invalid-verification-link')
    const reset = await client.post(api.resetPassword.path, { code, password: 'Bongo-2027' })
    expect(reset.error.code).toBe('invalid-reset-link')
  })

  it.each(['x'.repeat(3000), ''])('leads on with a code of any length in a link', async (code) => {
    const world = await startWorld(engine)
    const client = world.client()
    const invitation = `${api.openInvitation.path}?code=${code}`
    const opened = await client.get(invitation)
    expect(opened.headers.get('location')).toBe(`${pagePaths.invalidLink}?invitation`)
    const google = `code=${code}&state=${code}`
    const back = await client.get(`${api.finishGoogleSignIn.path}?${google}`)
    expect(back.headers.get('location')).toBe(`${pagePaths.login}?message=google-login-failed`)
  })

  it('changes nothing when the link is only opened', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    const client = world.client()
    for (const method of ['HEAD', 'GET', 'GET', 'GET']) {
      await client.send(method, `/?mode=verifyEmail&oobCode=${code}`)
      await client.send(method, `${api.verifyEmail.path}?code=${code}`)
    }
    expect(await isVerified(world)).toBe(false)
    expect(await verify(world, code)).toBe('verified')
  })

  it('applied fifty times at once, changes the account once and signs nobody in', async () => {
    const clock = createFakeClock()
    // It ticks at each look, so that a second change would leave another instant.
    const now = () => {
      clock.advance(1)
      return clock.now()
    }
    const world = await startWorld(engine, { clock: { ...clock, now } })
    const code = await signUp(world)
    const client = world.client()
    const instants = new Set<number | null>()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await client.post(api.verifyEmail.path, { code })
        instants.add(await verifiedAt(world))
        return answer
      }),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect([instants.size, instants.has(null)]).toEqual([1, false])
    expect(client.cookies.size).toBe(0)
    const sessions = await world.database.queries.selectFrom('sessions').selectAll().execute()
    expect(sessions).toEqual([])
  })

  it.each(['', 'unknown', 'x'.repeat(200), '../../etc/passwd'])(
    'calls %j invalid',
    async (code) => {
      const world = await startWorld(engine)
      expect(await verify(world, code)).toBe('invalid-verification-link')
    },
  )

  it('gives a number that two people claimed to who verifies first, also at once', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const emails = ['one@example.com', 'two@example.com', 'three@example.com']
    for (const each of emails) await client.post(api.signUp.path, signUpForm({ email: each }))
    const codes = await Promise.all(emails.map((each) => mailedCode(world, each)))
    const outcomes = await Promise.all(codes.map((code) => verify(world, code)))
    expect(outcomes).toEqual(['verified', 'verified', 'verified'])
    const rows = await world.database.queries
      .selectFrom('accounts')
      .select(['phoneNumber', 'heldPhoneNumber'])
      .execute()
    const held = { phoneNumber: '+237670000001', heldPhoneNumber: '+237670000001' }
    const none = { phoneNumber: null, heldPhoneNumber: null }
    expect(rows.filter((row) => row.heldPhoneNumber !== null)).toEqual([held])
    expect(rows.filter((row) => row.heldPhoneNumber === null)).toEqual([none, none])
  })
})

describeEngines('resending the verification', (engine) => {
  it('works with an expired code alone, and ends the older links', async () => {
    const world = await startWorld(engine)
    const old = await signUp(world)
    world.clock.advance(3 * minuteMs)
    const answer = await world.client().post(api.resendVerification.path, { code: old })
    expect(answer.status).toBe(200)
    const { verificationExpiresAt } = answer.as(signUpResponseSchema)
    expect(verificationExpiresAt).toBe(world.clock.now() + 3 * minuteMs)
    const fresh = await mailedCode(world, email)
    expect(fresh).not.toBe(old)
    expect(await verify(world, old)).toBe('invalid-verification-link')
    expect(await verify(world, fresh)).toBe('verified')
  })

  it('works with identifier and password, by e-mail and by phone', async () => {
    const world = await startWorld(engine)
    await signUp(world)
    for (const identifier of [email, '670000001']) {
      world.clock.advance(minuteMs)
      const answer = await world
        .client()
        .post(api.resendVerification.path, { identifier, password })
      expect(answer.status).toBe(200)
      const { signedUp } = answer.as(signUpResponseSchema)
      const { fullName } = signUpForm()
      expect(signedUp).toEqual({ fullName, email, phoneNumber: '+237670000001' })
    }
    expect(await world.mails()).toHaveLength(3)
    expect(await verify(world, await mailedCode(world, email))).toBe('verified')
  })

  it('works by the id that sign-up answered, until the address is verified', async () => {
    const world = await startWorld(engine)
    await signUp(world)
    const [account] = await world.database.queries.selectFrom('accounts').select('id').execute()
    world.clock.advance(minuteMs)
    const resend = () => world.client().post(api.resendVerification.path, { userId: account?.id })
    const answer = await resend()
    const { userId, signedUp } = answer.as(signUpResponseSchema)
    expect(userId).toBe(account?.id)
    // An id may be in other hands than the address.
    expect(signedUp).toBeUndefined()
    expect(await verify(world, await mailedCode(world, email))).toBe('verified')
    world.clock.advance(minuteMs)
    expect((await resend()).error.code).toBe('email-already-verified')
    expect(await world.mails()).toHaveLength(2)
  })

  it('waits a minute between two mails and says how long', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    world.clock.advance(18_500)
    const client = world.client()
    const early = await client.post(api.resendVerification.path, { code })
    expect([early.status, early.error.code]).toEqual([429, 'wait-before-resend'])
    expect(early.error.retryAfterSeconds).toBe(42)
    world.clock.advance(41_500)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post(api.resendVerification.path, { code })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await world.mails()).toHaveLength(2)
  })

  it('does not wait for the time of a clock that was ahead', async () => {
    const world = await startWorld(engine)
    world.clock.advance(20 * 24 * 60 * minuteMs)
    const code = await signUp(world)
    world.clock.advance(-20 * 24 * 60 * minuteMs)
    const sent = await world.client().post(api.resendVerification.path, { code })
    expect(sent.status).toBe(200)
  })

  it('sends nothing to unknown codes, wrong passwords and verified accounts', async () => {
    const world = await startWorld(engine)
    const code = await signUp(world)
    await verify(world, code)
    world.clock.advance(minuteMs)
    const client = world.client()
    const refusals = [
      [{ code: 'unknown' }, 'invalid-verification-link'],
      [{ code }, 'email-already-verified'],
      [{ identifier: email, password }, 'email-already-verified'],
      [{ identifier: email, password: 'wrong one' }, 'wrong-password'],
      [{ identifier: 'eve@example.com', password }, 'email-not-found'],
      [{ identifier: email }, 'invalid-request'],
    ] as const
    for (const [body, expected] of refusals) {
      const answer = await client.post(api.resendVerification.path, body)
      expect(answer.error.code).toBe(expected)
    }
    expect(await world.mails()).toHaveLength(1)
  })
})

describeEngines('the verification mail', (engine) => {
  it('is written in the language of the sign-up, as text and as HTML', async () => {
    const world = await startWorld(engine)
    await register(world, { language: 'fr', fullName: 'Ada <b>' })
    const [mail] = await world.mails()
    expect(mail?.subject).toBe('Confirmez votre adresse e‑mail pour Mboa')
    expect(mail?.text).toContain('Bonjour Ada <b>,')
    expect(mail?.html).toContain('Bonjour Ada &lt;b&gt;,')
    expect(mail?.html).toContain('<html lang="fr" dir="ltr">')
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/\?mode=verifyEmail&oobCode=[\w-]{43}$/)
    expect(mail?.html).toContain(link.replace('&', '&amp;'))
  })

  it('does not carry a stranger’s advertisement', async () => {
    const world = await startWorld(engine)
    const fullName = 'Win at spam.example now'
    await world.client().post(api.signUp.path, signUpForm({ fullName }))
    const [mail] = await world.mails()
    expect(mail?.text).toContain('Hello,')
    expect(mail?.text).not.toContain('spam.example')
  })

  it('links to the public address, whatever Host the request claims', async () => {
    const origin = 'https://mboa.example'
    const world = await startWorld(engine, { origin })
    await world.client().post(api.signUp.path, signUpForm(), { host: 'evil.example' })
    const [mail] = await world.mails()
    expect(mail?.text).toContain('https://mboa.example/?mode=verifyEmail')
    expect(mail?.text).not.toContain('evil')
  })
})
