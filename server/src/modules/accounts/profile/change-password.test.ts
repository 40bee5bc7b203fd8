import { api, addressOf, sessionResponseSchema, signedInDevicesSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../../testing/call-as-page.ts'
import { describeEngines } from '../../../testing/engines.ts'
import { password, signIn } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const identifier = 'ada@example.com'
const newPassword = 'Bongo-2027'
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

async function logIn(world: World, userAgent = ''): Promise<TestClient> {
  const client = world.client()
  const headers = { 'user-agent': userAgent }
  const answer = await client.post(api.login.path, { identifier, password }, headers)
  expect(answer.status).toBe(200)
  return client
}

const isSignedIn = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user !== null

const devicesOf = async (client: TestClient) =>
  (await client.get(api.listDevices.path)).as(signedInDevicesSchema).devices

describeEngines('changing the password', (engine) => {
  it('ends every other session and mails a notice', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const others = [await logIn(world), await logIn(world)]
    const body = { currentPassword: password, password: newPassword }
    expect((await client.post(api.changePassword.path, body)).status).toBe(204)
    expect(await isSignedIn(client)).toBe(true)
    const left = await Promise.all(others.map(isSignedIn))
    expect(left).toEqual([false, false])
    const logins = [password, newPassword].map((each) =>
      world.client().post(api.login.path, { identifier, password: each }),
    )
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([401, 200])
    const subjects = (await world.mails()).map((mail) => mail.subject)
    expect(subjects).toContain('Your Mboa password was changed')
    process.stdout.write(
      `password change (${engine}): ${others.length} other sessions before, ${left.filter(Boolean).length} after\n`,
    )
  })

  it('needs the current one, which nobody may guess at', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const body = { currentPassword: 'a guess', password: newPassword }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = await client.post(api.changePassword.path, body)
      expect(answer.error.fields).toEqual({ currentPassword: 'wrong-password' })
    }
    const answer = await client.post(api.changePassword.path, body)
    expect([answer.status, answer.error.code]).toEqual([429, 'too-many-attempts'])
  })

  it.each([
    [{ currentPassword: password, password: 'short' }, { password: 'password-too-short' }],
    [{ currentPassword: password, password: 'password1' }, { password: 'weak-password' }],
    [
      { currentPassword: '', password: '' },
      { currentPassword: 'required', password: 'required' },
    ],
  ])('names the wrong fields of %j', async (body, fields) => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const answer = await client.post(api.changePassword.path, body)
    expect(answer.error.fields).toEqual(fields)
  })

  it('is refused to an account without one, which sets it through a mailed link', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await world.database.queries.updateTable('accounts').set({ passwordHash: null }).execute()
    const body = { currentPassword: password, password: newPassword }
    const answer = await client.post(api.changePassword.path, body)
    expect([answer.status, answer.error.code]).toEqual([403, 'operation-not-allowed'])
  })
})

describeEngines('the devices that are signed in', (engine) => {
  it('are listed by what they say of themselves, the last seen first', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    world.clock.advance(1000)
    await logIn(world, firefox)
    const devices = await devicesOf(client)
    expect(devices).toMatchObject([
      { browser: 'Firefox', system: 'Android', isThisOne: false, signedInAt: world.clock.now() },
      { browser: null, system: null, isThisOne: true, signedInAt: world.clock.now() - 1000 },
    ])
  })

  it('are signed out one by one, or all others at once', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const [phone, tablet, desk] = [await logIn(world), await logIn(world), await logIn(world)]
    const [mine] = (await devicesOf(phone)).filter(({ isThisOne }) => isThisOne)
    const path = addressOf(api.logOutDevice, { params: { id: mine?.id ?? '' } })
    expect((await sendJson(world, client, 'DELETE', path)).status).toBe(204)
    expect((await sendJson(world, client, 'DELETE', path)).status).toBe(404)
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true])
    const all = await sendJson(world, client, 'DELETE', api.logOutOtherDevices.path)
    expect(all.status).toBe(204)
    const left = await Promise.all([tablet, desk, client].map(isSignedIn))
    expect(left).toEqual([false, false, true])
  })

  it('of somebody else are not found', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const eve = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    const [mine] = await devicesOf(client)
    const path = addressOf(api.logOutDevice, { params: { id: mine?.id ?? '' } })
    const answer = await sendJson(world, eve, 'DELETE', path)
    expect([answer.status, answer.error.code]).toEqual([404, 'not-found'])
    expect(await isSignedIn(client)).toBe(true)
  })
})
