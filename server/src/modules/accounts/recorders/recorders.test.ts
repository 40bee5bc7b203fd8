import {
  apiPaths,
  followedInvitationSchema,
  pagePaths,
  profileSchema,
  sessionResponseSchema,
  signUpResponseSchema,
  recorderApiPaths,
  accountApiPaths,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'
import { listActs, theOperator } from '../../language-acts/index.ts'
import { inviteByLink, inviteRecorder, revokeInvitation } from './invite.service.ts'
import { revokeRecorder } from './recorders.service.ts'

const email = 'ada@example.com'
const invalid = `${pagePaths.invalidLink}?invitation`
const dayMs = 24 * 60 * 60_000

/** Invites and answers the path of the mailed link. */
async function invite(world: World, to = email, isTrusted = false): Promise<string> {
  // Mails are listed by the instant they came in.
  world.clock.advance(1)
  await inviteRecorder(world.context, { email: to, language: 'ewo', isTrusted })
  const mail = (await world.mails()).find((each) => each.to === to)
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return link.slice(world.origin.length)
}

async function logIn(client: TestClient, identifier = email) {
  const answer = await client.post(apiPaths.login, { identifier, password })
  return answer.as(sessionResponseSchema).user?.role
}

const roleOf = async (client: TestClient) =>
  (await client.get(apiPaths.session)).as(sessionResponseSchema).user?.role

const accept = async (client: TestClient) =>
  (await client.post(recorderApiPaths.acceptInvitation)).as(sessionResponseSchema).user?.role

const followed = async (client: TestClient) =>
  (await client.get(recorderApiPaths.followedInvitation)).as(followedInvitationSchema).invitation

/** Makes a link and answers its path. */
async function makeLink(world: World, maxUses = 2): Promise<string> {
  const wanted = { language: 'ewo', maxUses, lifetimeMs: dayMs }
  const { link } = await inviteByLink(world.context, wanted, theOperator)
  return link.slice(world.origin.length)
}

/** Signs somebody up by a link and verifies them in another browser; answers their address. */
async function signUpBy(world: World, path: string, number: number): Promise<string> {
  const client = world.client()
  const opened = await client.get(path)
  expect(opened.headers.get('location')).toBe(`${pagePaths.signUp}?invited`)
  const form = { email: `new${number}@example.com`, phoneNumber: `+23767000020${number}` }
  world.clock.advance(1)
  const answer = await client.post(accountApiPaths.signUp, signUpForm(form))
  expect(answer.as(signUpResponseSchema).session).toBeUndefined()
  const code = await mailedCode(world, form.email)
  await world.client().post(accountApiPaths.verifyEmail, { code })
  return form.email
}

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
    const answer = await client.post(
      accountApiPaths.signUp,
      signUpForm({ email: ' New@example.com' }),
    )
    const { session } = answer.as(signUpResponseSchema)
    expect(session?.user).toMatchObject({ role: 'recorder', emailVerified: true })
    const profile = (await client.get(apiPaths.profile)).as(profileSchema)
    expect(profile.recorderLanguages).toEqual(['ewo'])
    expect((await world.mails()).map(({ subject }) => subject)).toHaveLength(1)
    const byPhone = { identifier: '670000001', password }
    expect((await world.client().post(apiPaths.login, byPhone)).status).toBe(200)
    expect((await world.client().get(path)).headers.get('location')).toBe(invalid)
    expect(await followed(client)).toBeNull()
  })

  it('verifies any other address as ever, and makes them a recorder in the end', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await client.get(await invite(world, 'new@example.com'))
    world.clock.advance(1)
    const answer = await client.post(accountApiPaths.signUp, signUpForm())
    expect(answer.as(signUpResponseSchema).session).toBeUndefined()
    expect((await client.post(apiPaths.login, { identifier: email, password })).error.code).toBe(
      'email-not-verified',
    )
    await world.client().post(accountApiPaths.verifyEmail, { code: await mailedCode(world, email) })
    // In another browser, as where the mail opened.
    expect(await logIn(world.client())).toBe('recorder')
  })

  it('proves nothing once it is revoked', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const path = await invite(world, 'new@example.com')
    await client.get(path)
    await revokeRecorder(world.context, { email: 'new@example.com', language: 'ewo' })
    const answer = await client.post(
      accountApiPaths.signUp,
      signUpForm({ email: 'new@example.com' }),
    )
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
    await client.send('DELETE', recorderApiPaths.followedInvitation, {
      headers: { origin: world.origin },
    })
    expect(await followed(client)).toBeNull()
    expect((await client.post(recorderApiPaths.acceptInvitation)).error.code).toBe('not-found')
    expect(await logIn(client)).toBe('learner')
    expect((await client.get(apiPaths.session)).as(sessionResponseSchema).isInvited).toBeUndefined()
    await client.get(path)
    expect(await accept(client)).toBe('recorder')
    expect(await roleOf(client)).toBe('recorder')
  })

  it('asks who logs in next on a shared phone, and shows them nobody’s address', async () => {
    const world = await startWorld(engine)
    await register(world)
    for (const path of [await invite(world, 'somebody@example.com'), await makeLink(world)]) {
      const client = world.client()
      await client.get(path)
      const answer = await client.post(apiPaths.login, { identifier: email, password })
      expect(answer.as(sessionResponseSchema)).toMatchObject({
        user: { role: 'learner' },
        isInvited: true,
      })
      expect(await followed(client)).toMatchObject({ language: 'ewo', email: null })
      const session = (await client.get(apiPaths.session)).as(sessionResponseSchema)
      expect([session.user?.role, session.isInvited]).toEqual(['learner', true])
    }
  })

  it('asks nobody about what was mailed to themselves, or is of no use to them', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    await client.get(await invite(world))
    expect(await followed(client)).toMatchObject({ language: 'ewo', email: null })
    const link = await makeLink(world)
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await client.post(apiPaths.login, { identifier: email, password })
      const { user, isInvited } = answer.as(sessionResponseSchema)
      expect([user?.role, isInvited]).toEqual(['recorder', undefined])
      await client.get(link)
    }
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
    const start = await client.get(`${accountApiPaths.googleStart}?mode=redirect`)
    const back = await passIssuer(start.headers.get('location') ?? '', { email })
    await client.get(`${back.pathname}${back.search}`)
    const answer = await client.post(accountApiPaths.completeGoogleSignUp)
    expect(answer.as(sessionResponseSchema).user?.role).toBe('recorder')
  })

  it('asks who comes back through Google', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    const comeBack = async () => {
      const start = await client.get(`${accountApiPaths.googleStart}?mode=redirect`)
      const back = await passIssuer(start.headers.get('location') ?? '', { email })
      return (await client.get(`${back.pathname}${back.search}`)).headers.get('location')
    }
    await comeBack()
    await client.post(accountApiPaths.completeGoogleSignUp)
    await client.post(apiPaths.logout)
    await client.get(await invite(world, 'somebody@example.com'))
    expect(await comeBack()).toBe(pagePaths.invitation)
    expect(await roleOf(client)).toBe('learner')
    expect(await accept(client)).toBe('recorder')
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
        const { status } = await client.post(recorderApiPaths.acceptInvitation)
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
    for (const each of [
      old,
      path,
      `${accountApiPaths.openInvitation}?code=x`,
      accountApiPaths.openInvitation,
    ]) {
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
        client.get(apiPaths.session),
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

describeEngines('a link for several', (engine) => {
  it('proves no address, and makes who signs up by it a recorder once verified', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world)
    const client = world.client()
    await client.get(path)
    expect(await followed(client)).toMatchObject({ language: 'ewo', email: null })
    const signedUp = await signUpBy(world, path, 1)
    // It has run out while they verified.
    world.clock.advance(dayMs)
    expect(await logIn(world.client(), signedUp)).toBe('recorder')
    const acts = await listActs(world.database.queries, 'ewo', { before: undefined, limit: 9 })
    expect(acts.map(({ act, actor }) => [act, actor])).toEqual([
      ['recorder-joined', 'account'],
      ['recorder-invited', 'operator'],
    ])
  })

  it('is for as many as it says, and for nobody twice', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world, 2)
    const client = await signIn(world)
    for (let turn = 0; turn < 2; turn += 1) {
      await client.get(path)
      expect(await accept(client)).toBe('recorder')
    }
    expect(await logIn(world.client(), await signUpBy(world, path, 1))).toBe('recorder')
    expect((await world.client().get(path)).headers.get('location')).toBe(invalid)
  })

  it('makes no more recorders than its uses, however many follow it at once', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world, 2)
    const people = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const phoneNumber = `+23767000030${number}`
        const client = await signIn(world, { email: `p${number}@example.com`, phoneNumber })
        await client.get(path)
        return client
      }),
    )
    const roles = await Promise.all(
      people.map(async (client) => {
        await client.post(recorderApiPaths.acceptInvitation)
        return roleOf(client)
      }),
    )
    expect(roles.toSorted()).toEqual(['learner', 'learner', 'recorder', 'recorder'])
  })

  it('can be revoked, also for who has signed up and not verified yet', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world)
    const signedUp = await signUpBy(world, path, 1)
    const { id } = await world.database.queries
      .selectFrom('recorderInvitations')
      .select('id')
      .executeTakeFirstOrThrow()
    const of = { id, language: 'ewo' }
    expect(await revokeInvitation(world.context, { ...of, language: 'dua' }, theOperator)).toBe(
      false,
    )
    expect(await revokeInvitation(world.context, of, theOperator)).toBe(true)
    expect(await revokeInvitation(world.context, of, theOperator)).toBe(false)
    expect((await world.client().get(path)).headers.get('location')).toBe(invalid)
    expect(await logIn(world.client(), signedUp)).toBe('learner')
  })

  it('does not bring back who was removed from the language since it was made', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world, 5)
    const client = await signIn(world)
    await client.get(path)
    expect(await accept(client)).toBe('recorder')
    world.clock.advance(1)
    await revokeRecorder(world.context, { email, language: 'ewo' })
    await client.get(path)
    const refused = await client.post(recorderApiPaths.acceptInvitation)
    expect([refused.status, refused.error.code]).toEqual([404, 'not-found'])
    expect(await roleOf(client)).toBe('learner')
    world.clock.advance(1)
    await client.get(await makeLink(world))
    expect(await accept(client)).toBe('recorder')
  })
})
