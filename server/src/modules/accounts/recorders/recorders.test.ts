import { apiPaths, pagePaths, profileSchema, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'
import { inviteRecorder, revokeRecorder } from './recorders.service.ts'

const email = 'ada@example.com'
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

describeEngines('an invitation to record', (engine) => {
  it('makes a new person a recorder of the language once they have signed up', async () => {
    const world = await startWorld(engine)
    const path = await invite(world, 'new@example.com')
    const client = world.client()
    const opened = await client.get(path)
    expect(opened.headers.get('location')).toBe(pagePaths.signUp)
    world.clock.advance(1)
    await client.post(apiPaths.signUp, signUpForm({ email: 'new@example.com' }))
    await client.post(apiPaths.verifyEmail, { code: await mailedCode(world, 'new@example.com') })
    expect(await logIn(client, 'new@example.com')).toBe('recorder')
    const profile = (await client.get(apiPaths.profile)).as(profileSchema)
    expect(profile.recorderLanguages).toEqual(['ewo'])
    expect((await world.client().get(path)).headers.get('location')).toBe(pagePaths.invalidLink)
  })

  it('makes a known person one at their next login, also on another device', async () => {
    const world = await startWorld(engine)
    await register(world)
    const opened = await world.client().get(await invite(world))
    expect(opened.headers.get('location')).toBe(pagePaths.login)
    expect(await logIn(world.client())).toBe('recorder')
  })

  it('makes whoever is signed in one when they follow the link, whatever their address', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const path = await invite(world, 'other-address@example.com')
    expect(await roleOf(client)).toBe('learner')
    await client.get(path)
    expect([await roleOf(client), await roleOf(client)]).toEqual(['recorder', 'recorder'])
  })

  it('works through Google, too', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    await client.get(await invite(world))
    const start = await client.get(`${apiPaths.googleStart}?mode=redirect`)
    const back = await passIssuer(start.headers.get('location') ?? '', { email })
    await client.get(`${back.pathname}${back.search}`)
    const answer = await client.post(apiPaths.completeGoogleSignUp)
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
    const roles = await Promise.all([one, other].map(roleOf))
    expect(roles.toSorted()).toEqual(['learner', 'recorder'])
  })

  it('does nothing when scanners open it, after two weeks, replaced or unknown', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const old = await invite(world, 'somebody@example.com')
    for (const method of ['HEAD', 'GET', 'GET']) await world.client().send(method, old)
    expect(await roleOf(client)).toBe('learner')
    const path = await invite(world, 'somebody@example.com')
    world.clock.advance(14 * dayMs)
    for (const each of [old, path, `${apiPaths.openInvitation}?code=x`, apiPaths.openInvitation]) {
      expect((await client.get(each)).headers.get('location')).toBe(pagePaths.invalidLink)
    }
    expect(await roleOf(client)).toBe('learner')
  })

  it('can be taken back, and so can the language', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const ewondo = { email, language: 'ewo' }
    const path = await invite(world)
    expect(await revokeRecorder(world.context, ewondo)).toBe(true)
    expect((await client.get(path)).headers.get('location')).toBe(pagePaths.invalidLink)
    await client.get(await invite(world))
    expect(await roleOf(client)).toBe('recorder')
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
    expect(mail?.html).toMatch(/est valable 14 jours\.<\/p>\n<p [^>]*>The link is valid/)
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
