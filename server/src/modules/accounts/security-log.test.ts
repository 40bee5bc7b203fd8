import { api, addressOf, signedInDevicesSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { silentLog, type Log } from '../../platform/log.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { passIssuer, startIssuer } from '../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld } from '../../testing/world.ts'
import { inviteRecorder } from './recorders/invite.ts'
import { revokeRecorder } from './recorders/remove-recorder.ts'

const email = 'ada@example.com'
const chosen = 'Bongo-2027'

async function startLogged(engine: Engine) {
  const lines: object[] = []
  const log: Log = { ...silentLog, info: (fields) => void lines.push(fields) }
  const { environment } = await startIssuer()
  const world = await startWorld(engine, { log, environment })
  const readEvents = () =>
    (lines as { event?: string; what?: string; account?: string; role?: string }[]).filter(
      ({ event }) => event === 'security',
    )
  let asked = 0
  /** What was noted since it was asked last. */
  const noted = () => {
    const fresh = readEvents().slice(asked)
    asked += fresh.length
    return fresh.map(({ what, role }) => (role === undefined ? what : `${what}: ${role}`))
  }
  return { world, readEvents, noted }
}

const logIn = (client: TestClient, withPassword = password) =>
  client.post(api.login.path, { identifier: email, password: withPassword })

async function passGoogle(client: TestClient): Promise<void> {
  const start = await client.get(`${api.startGoogleSignIn.path}?mode=popup`)
  const back = await passIssuer(start.headers.get('location') ?? '', { email })
  await client.get(`${back.pathname}${back.search}`)
}

describeEngines('the log', (engine) => {
  it('logs what happens to an account, by its id and nothing else of the person', async () => {
    const { world, readEvents, noted } = await startLogged(engine)
    await register(world)
    const { id } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(noted()).toEqual(['email-verified'])

    const [own, other] = [world.client(), world.client()]
    for (const client of [own, other]) await logIn(client)
    expect(noted()).toEqual(['signed-in', 'signed-in'])
    const { devices } = (await own.get(api.listDevices.path)).as(signedInDevicesSchema)
    const theirs = devices.find(({ isThisOne }) => !isThisOne)?.id ?? ''
    const session = addressOf(api.logOutDevice, { params: { id: theirs } })
    await sendJson(world, own, 'DELETE', session, {})
    await sendJson(world, own, 'DELETE', api.logOutOtherDevices.path, {})
    expect(noted()).toEqual(['sessions-ended', 'sessions-ended'])

    const change = { currentPassword: password, password: chosen }
    await own.post(api.changePassword.path, change)
    world.clock.advance(1)
    await own.post(api.forgotPassword.path, { email })
    const code = await mailedCode(world, email)
    await own.post(api.resetPassword.path, { code, password })
    expect(noted()).toEqual(['password-changed', 'password-reset'])

    await passGoogle(own)
    await passGoogle(own)
    expect(noted()).toEqual(['google-linked', 'signed-in', 'signed-in'])

    await inviteRecorder(world.context, { email, language: 'ewo', isTrusted: false })
    await logIn(own)
    await revokeRecorder(world.context, { email, language: 'ewo' })
    expect(noted()).toEqual(['signed-in', 'role-changed: recorder', 'role-changed: learner'])

    await own.post(api.deleteProfile.path, { password })
    expect(noted()).toEqual(['account-deleted'])
    for (const { what, role, ...more } of readEvents()) {
      expect({ what, more }).toEqual({ what, more: { event: 'security', account: id } })
      if (role !== undefined) expect(['recorder', 'learner']).toContain(role)
    }
  })

  it('logs an account that is guessed at once in five minutes', async () => {
    const { world, noted } = await startLogged(engine)
    const client = await signIn(world)
    noted()
    for (let turn = 0; turn < 15; turn += 1) await logIn(client, 'wrong')
    expect(noted()).toEqual(['throttled'])
    await client.post(api.deleteProfile.path, { password })
    expect(noted()).toEqual([])
    world.clock.advance(5 * 60_000)
    for (let turn = 0; turn < 11; turn += 1) {
      await client.post(api.deleteProfile.path, { password: 'wrong' })
    }
    expect(noted()).toEqual(['throttled'])
  })
})
