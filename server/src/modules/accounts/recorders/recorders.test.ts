import {
  api,
  pagePaths,
  profileSchema,
  sessionResponseSchema,
  signUpResponseSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import {
  accept,
  dayMs,
  email,
  followed,
  invite,
  logIn,
  roleOf,
} from '../../../testing/invitations.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'
import { inviteRecorder } from './invite.ts'
import { revokeRecorder } from './remove-recorder.ts'

const invalid = `${pagePaths.invalidLink}?invitation`

describeEngines('an invitation to record', (engine) => {
  it('makes a new person a recorder at once, whose address its mail has proven', async () => {
    const world = await startWorld(engine)
    const path = await invite(world, 'new@example.com')
    const client = world.client()
    const opened = await client.get(path)
    expect(opened.headers.get('location')).toBe(`${pagePaths.signUp}?invited`)
    const name = { en: 'Ewondo', fr: 'éwondo' }
    const shown = { language: 'ewo', name, email: 'new@example.com' }
    expect(await followed(client)).toEqual(shown)
    world.clock.advance(1)
    const answer = await client.post(api.signUp.path, signUpForm({ email: ' New@example.com' }))
    const { session } = answer.as(signUpResponseSchema)
    expect(session?.user).toMatchObject({ role: 'recorder', emailVerified: true })
    const profile = (await client.get(api.readProfile.path)).as(profileSchema)
    expect(profile.recorderLanguages).toEqual(['ewo'])
    expect((await world.mails()).map(({ subject }) => subject)).toHaveLength(1)
    const byPhone = { identifier: '670000001', password }
    expect((await world.client().post(api.login.path, byPhone)).status).toBe(200)
    expect((await world.client().get(path)).headers.get('location')).toBe(invalid)
    expect(await followed(client)).toBeNull()
  })

  it('proves the address of its mail, however the domain of it is spelled', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.get(await invite(world, 'ada@exemple.xn--t-9fab'))
    const form = signUpForm({ email: 'ada@exemple.été' })
    const answer = await client.post(api.signUp.path, form)
    expect(answer.as(signUpResponseSchema).session?.user).toMatchObject({ emailVerified: true })
  })

  it('verifies any other address as ever, and makes them a recorder in the end', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.get(await invite(world, 'new@example.com'))
    world.clock.advance(1)
    const answer = await client.post(api.signUp.path, signUpForm())
    expect(answer.as(signUpResponseSchema).session).toBeUndefined()
    expect((await client.post(api.login.path, { identifier: email, password })).error.code).toBe(
      'email-not-verified',
    )
    await world.client().post(api.verifyEmail.path, { code: await mailedCode(world, email) })
    // In another browser, as where the mail opened.
    expect(await logIn(world.client())).toBe('recorder')
  })

  it('proves nothing once it is revoked', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const path = await invite(world, 'new@example.com')
    await client.get(path)
    await revokeRecorder(world.context, { email: 'new@example.com', language: 'ewo' })
    const answer = await client.post(api.signUp.path, signUpForm({ email: 'new@example.com' }))
    expect(answer.as(signUpResponseSchema).session).toBeUndefined()
    const { emailVerifiedAt } = await world.database.queries
      .selectFrom('accounts')
      .select('emailVerifiedAt')
      .executeTakeFirstOrThrow()
    expect(emailVerifiedAt).toBeNull()
  })

  it('makes a known person one at their next login, also on another device', async () => {
    const world = await startWorld(engine)
    await register(world)
    const opened = await world.client().get(await invite(world))
    expect(opened.headers.get('location')).toBe(`${pagePaths.login}?invited`)
    expect(await logIn(world.client())).toBe('recorder')
  })

  it('asks whoever is signed in, whatever their address, and leaves who declines as they are', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const path = await invite(world, 'other-address@example.com')
    const opened = await client.get(path)
    expect(opened.headers.get('location')).toBe(pagePaths.invitation)
    expect([await roleOf(client), await roleOf(client)]).toEqual(['learner', 'learner'])
    await client.send('DELETE', api.leaveInvitation.path, {
      headers: { origin: world.origin },
    })
    expect(await followed(client)).toBeNull()
    expect((await client.post(api.acceptInvitation.path)).error.code).toBe('not-found')
    expect(await logIn(client)).toBe('learner')
    expect(
      (await client.get(api.readSession.path)).as(sessionResponseSchema).isInvited,
    ).toBeUndefined()
    await client.get(path)
    expect(await accept(client)).toBe('recorder')
    expect(await roleOf(client)).toBe('recorder')
  })

  it('is forgotten by a browser after an hour, for who comes next', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.get(await invite(world, 'somebody@example.com'))
    const [cookie = ''] = client.setCookies.filter((each) => each.includes('mboa_invitation'))
    expect(cookie).toMatch(/Max-Age=3600/)
  })

  it('works through Google, too', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    await client.get(await invite(world))
    const start = await client.get(`${api.startGoogleSignIn.path}?mode=redirect`)
    const back = await passIssuer(start.headers.get('location') ?? '', { email })
    await client.get(`${back.pathname}${back.search}`)
    const answer = await client.post(api.completeGoogleSignUp.path)
    expect(answer.as(sessionResponseSchema).user?.role).toBe('recorder')
  })

  it('is one person’s: who is quicker with the link has it', async () => {
    const world = await startWorld(engine)
    const [one, other] = [
      await signIn(world),
      await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' }),
    ]
    const path = await invite(world, 'somebody@example.com')
    for (const client of [one, other]) await client.get(path)
    const answers = await Promise.all(
      [one, other].map(async (client) => {
        const { status } = await client.post(api.acceptInvitation.path)
        return `${status} ${await roleOf(client)}`
      }),
    )
    expect(answers.toSorted()).toEqual(['200 recorder', '404 learner'])
  })

  it('does nothing when scanners open it, after a week, replaced or unknown', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const old = await invite(world, 'somebody@example.com')
    for (const method of ['HEAD', 'GET', 'GET']) await world.client().send(method, old)
    expect(await roleOf(client)).toBe('learner')
    const path = await invite(world, 'somebody@example.com')
    world.clock.advance(7 * dayMs)
    for (const each of [old, path, `${api.openInvitation.path}?code=x`, api.openInvitation.path]) {
      expect((await client.get(each)).headers.get('location')).toBe(invalid)
    }
    expect(await roleOf(client)).toBe('learner')
  })

  it('can be taken back, and so can the language', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const ewondo = { email, language: 'ewo' }
    const path = await invite(world)
    expect(await revokeRecorder(world.context, ewondo)).toBe(true)
    expect((await client.get(path)).headers.get('location')).toBe(invalid)
    await client.get(await invite(world))
    expect(await accept(client)).toBe('recorder')
    expect(await revokeRecorder(world.context, { email, language: 'dua' })).toBe(false)
    expect(await roleOf(client)).toBe('recorder')
    expect(await revokeRecorder(world.context, ewondo)).toBe(true)
    expect(await roleOf(client)).toBe('learner')
    expect(await revokeRecorder(world.context, ewondo)).toBe(false)
  })

  it('leaves who records one language a recorder while another is taken away', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    for (let round = 0; round < 10; round += 1) {
      const [given, taken] = round % 2 === 0 ? ['ewo', 'dua'] : ['dua', 'ewo']
      await inviteRecorder(world.context, { email, language: given, isTrusted: false })
      await Promise.all([
        client.get(api.readSession.path),
        logIn(world.client()),
        revokeRecorder(world.context, { email, language: taken }),
      ])
      expect([round, await roleOf(client)]).toEqual([round, 'recorder'])
    }
  })

  it('keeps no code in the database, and is written to strangers in both languages', async () => {
    const world = await startWorld(engine)
    const path = await invite(world)
    const [mail] = await world.mails()
    expect(mail?.text).toContain('Ouvrez ce lien')
    expect(mail?.text).toContain('Follow this link')
    expect(mail?.html).toMatch(
      /est valable 7 jours et ne sert qu’une fois\.<\/p>\n<p [^>]*>The link is valid/,
    )
    expect(mail?.subject).toContain('Ewondo')
    const rows = await world.database.queries
      .selectFrom('recorderInvitations')
      .selectAll()
      .execute()
    const code = new URLSearchParams(path.split('?')[1]).get('code') ?? 'missing'
    expect(Buffer.from(code, 'base64url').length * 8).toBe(256)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
