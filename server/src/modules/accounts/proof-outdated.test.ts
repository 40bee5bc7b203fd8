import { api, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { createGate, type Gate } from '../../testing/gate.ts'
import { mailedCode, password, register, signIn } from '../../testing/people.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { changeEmail } from './operator/change-email.ts'
import { disableAccount } from './operator/operator-accounts.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { findAccountByEmail, type Account } from './repository.ts'
import { openSession } from './sessions.ts'

const email = 'ada@example.com'
const ownersPassword = 'Bongo-2027'

/** The password hasher of tests, whose next answer waits until it is released. */
function createHeldHasher() {
  const hasher = createPasswordHasher({ memoryKiB: 8, passes: 1 })
  let held: Gate | undefined
  return {
    ...hasher,
    async verify(...given: Parameters<typeof hasher.verify>) {
      const isRight = await hasher.verify(...given)
      const gate = held
      held = undefined
      await gate?.pass()
      return isRight
    },
    holdNext(): Gate {
      held = createGate()
      return held
    },
  }
}

async function startHeldWorld(engine: Engine) {
  const passwordHasher = createHeldHasher()
  const world = await startWorld(engine, { passwordHasher })
  /** Sends a request, and does `meanwhile` once its password has been found right. */
  async function interrupt(request: () => Promise<TestAnswer>, meanwhile: () => Promise<unknown>) {
    const gate = passwordHasher.holdNext()
    const answer = request()
    await gate.reached
    await meanwhile()
    gate.open()
    return answer
  }
  return { world, interrupt }
}

async function getAccount({ database }: World): Promise<Account> {
  const account = await findAccountByEmail(database.queries, email)
  if (account === undefined) throw new Error(`No account has the address ${email}.`)
  return account
}

async function reset(world: World): Promise<void> {
  world.clock.advance(1)
  await world.client().post(api.forgotPassword.path, { email })
  const code = await mailedCode(world, email)
  const form = { code, password: ownersPassword }
  expect((await world.client().post(api.resetPassword.path, form)).status).toBe(204)
}

const disable = async (world: World) => disableAccount(world.context, await getAccount(world))

async function replaceEmail(world: World): Promise<void> {
  await changeEmail(world.context, await getAccount(world), 'ada.new@example.com')
}

const logIn = (world: World, chosen = password) =>
  world.client().post(api.login.path, { identifier: email, password: chosen })

const countSessions = async ({ database: { queries } }: World) =>
  (await queries.selectFrom('sessions').select('id').execute()).length

describeEngines('a password that was proved a moment ago', (engine) => {
  it.each([
    ['a reset', reset, 'wrong-password'],
    ['disabling', disable, 'account-disabled'],
    ['another address', replaceEmail, 'email-not-verified'],
  ])('opens no session after %s', async (_what, meanwhile, code) => {
    const { world, interrupt } = await startHeldWorld(engine)
    await register(world)
    const answer = await interrupt(
      () => logIn(world),
      () => meanwhile(world),
    )
    expect(answer.error.code).toBe(code)
    expect(await countSessions(world)).toBe(0)
  })

  it('opens no session after a change of the password', async () => {
    const { world, interrupt } = await startHeldWorld(engine)
    const owner = await signIn(world)
    const change = { currentPassword: password, password: ownersPassword }
    const answer = await interrupt(
      () => logIn(world),
      () => owner.post(api.changePassword.path, change),
    )
    expect(answer.error.code).toBe('wrong-password')
    expect(await countSessions(world)).toBe(1)
  })

  it('opens no session after the account is deleted', async () => {
    const { world, interrupt } = await startHeldWorld(engine)
    const owner = await signIn(world)
    const answer = await interrupt(
      () => logIn(world),
      () => owner.post(api.deleteProfile.path, { password }),
    )
    expect([answer.status, answer.error.code]).toEqual([401, 'not-signed-in'])
  })

  it('changes no password after a reset', async () => {
    const { world, interrupt } = await startHeldWorld(engine)
    const thief = await signIn(world)
    const change = { currentPassword: password, password: 'Thief-2027' }
    const answer = await interrupt(
      () => thief.post(api.changePassword.path, change),
      () => reset(world),
    )
    expect([answer.status, answer.error.code]).toEqual([401, 'not-signed-in'])
    expect((await logIn(world, ownersPassword)).status).toBe(200)
  })

  it('deletes no account after a reset', async () => {
    const { world, interrupt } = await startHeldWorld(engine)
    const thief = await signIn(world)
    const answer = await interrupt(
      () => thief.post(api.deleteProfile.path, { password }),
      () => reset(world),
    )
    expect([answer.status, answer.error.code]).toEqual([401, 'not-signed-in'])
    expect((await logIn(world, ownersPassword)).status).toBe(200)
  })
})

describeEngines('a sign-in that was proved a moment ago', (engine) => {
  it.each([
    ['disabled', disable],
    ['given another address', replaceEmail],
  ])('opens no session once the account is %s', async (_what, meanwhile) => {
    const world = await startWorld(engine)
    await register(world)
    const proven = await getAccount(world)
    await meanwhile(world)
    const opened = await openSession(world.context, proven, { userAgent: '', oldToken: undefined })
    expect(opened.ok).toBe(false)
    expect(await countSessions(world)).toBe(0)
  })

  it('keeps the session that the browser has, if it opens none', async () => {
    const { world, interrupt } = await startHeldWorld(engine)
    const client = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    await register(world)
    await interrupt(
      () => client.post(api.login.path, { identifier: email, password }),
      () => reset(world),
    )
    const { user } = (await client.get(api.readSession.path)).as(sessionResponseSchema)
    expect(user?.email).toBe('eve@example.com')
  })
})

describeEngines('an account deleted four times at once', (engine) => {
  it('is deleted once, with one mail', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.post(api.deleteProfile.path, { password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const notices = (await world.mails()).filter(({ subject }) => subject.includes('deleted'))
    expect(notices).toHaveLength(1)
  })
})
