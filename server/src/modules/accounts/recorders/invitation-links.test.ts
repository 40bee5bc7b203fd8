import {
  api,
  pagePaths,
  sessionResponseSchema,
  signUpResponseSchema,
  type InterfaceLanguage,
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
  makeLink,
  roleOf,
} from '../../../testing/invitations.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn, signUpForm } from '../../../testing/people.ts'
import { startWorld, type World } from '../../../testing/world.ts'
import { listActs, theOperator } from '../../language-acts/index.ts'
import { revokeInvitation } from './invite.ts'
import { revokeRecorder } from './remove-recorder.ts'

const invalid = `${pagePaths.invalidLink}?invitation`

/** Signs somebody up by a link and verifies them in another browser; answers their address. */
async function signUpBy(
  world: World,
  path: string,
  number: number,
  language: InterfaceLanguage = 'en',
): Promise<string> {
  const client = world.client()
  const opened = await client.get(path)
  expect(opened.headers.get('location')).toBe(`${pagePaths.signUp}?invited`)
  const phoneNumber = `+23767000020${number}`
  const form = { email: `new${number}@example.com`, phoneNumber, language }
  world.clock.advance(1)
  const answer = await client.post(api.signUp.path, signUpForm(form))
  expect(answer.as(signUpResponseSchema).session).toBeUndefined()
  const code = await mailedCode(world, form.email)
  await world.client().post(api.verifyEmail.path, { code })
  return form.email
}

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

  it('says in the mail that verifies who signed up by it what they are to begin', async () => {
    const world = await startWorld(engine)
    const path = await makeLink(world, 2)
    const [english, french] = [await signUpBy(world, path, 1), await signUpBy(world, path, 2, 'fr')]
    await register(world, { email: 'learner@example.com', phoneNumber: '+237670000209' })
    const mails = await world.mails()
    const saysTo = (address: string) => mails.find(({ to }) => to === address)?.text
    expect(saysTo(english)).toContain('to start recording with Mboa:')
    expect(saysTo(french)).toContain('pour commencer à enregistrer avec Mboa\u00A0:')
    expect(saysTo('learner@example.com')).toContain('to start learning with Mboa:')
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
        await client.post(api.acceptInvitation.path)
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
    const refused = await client.post(api.acceptInvitation.path)
    expect([refused.status, refused.error.code]).toEqual([404, 'not-found'])
    expect(await roleOf(client)).toBe('learner')
    world.clock.advance(1)
    await client.get(await makeLink(world))
    expect(await accept(client)).toBe('recorder')
  })
})

describeEngines('an invitation that was followed on a shared phone', (engine) => {
  it('asks who logs in next on a shared phone, and shows them nobody’s address', async () => {
    const world = await startWorld(engine)
    await register(world)
    for (const path of [await invite(world, 'somebody@example.com'), await makeLink(world)]) {
      const client = world.client()
      await client.get(path)
      const answer = await client.post(api.login.path, { identifier: email, password })
      expect(answer.as(sessionResponseSchema)).toMatchObject({
        user: { role: 'learner' },
        isInvited: true,
      })
      expect(await followed(client)).toMatchObject({ language: 'ewo', email: null })
      const session = (await client.get(api.readSession.path)).as(sessionResponseSchema)
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
      const answer = await client.post(api.login.path, { identifier: email, password })
      const { user, isInvited } = answer.as(sessionResponseSchema)
      expect([user?.role, isInvited]).toEqual(['recorder', undefined])
      await client.get(link)
    }
  })

  it('asks who comes back through Google', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    const comeBack = async () => {
      const start = await client.get(`${api.startGoogleSignIn.path}?mode=redirect`)
      const back = await passIssuer(start.headers.get('location') ?? '', { email })
      return (await client.get(`${back.pathname}${back.search}`)).headers.get('location')
    }
    await comeBack()
    await client.post(api.completeGoogleSignUp.path)
    await client.post(api.logout.path)
    await client.get(await invite(world, 'somebody@example.com'))
    expect(await comeBack()).toBe(pagePaths.invitation)
    expect(await roleOf(client)).toBe('learner')
    expect(await accept(client)).toBe('recorder')
  })

  it('stays with who signed up by it with another address, where it is mailed once more', async () => {
    const world = await startWorld(engine)
    const signedUp = await signUpBy(world, await invite(world, 'somebody@example.com'), 1)
    const again = await invite(world, 'somebody@example.com')
    expect(await logIn(world.client(), signedUp)).toBe('recorder')
    expect((await world.client().get(again)).headers.get('location')).toBe(invalid)
  })
})
