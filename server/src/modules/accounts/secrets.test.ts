import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { invitedByLink } from '../../testing/invitations.ts'
import { passIssuer, startIssuer } from '../../testing/openid-issuer.ts'
import { mailedCode, password, register, signIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { listTables, startWorld, type World } from '../../testing/world.ts'
import { inviteRecorder } from './recorders/invite.ts'

const email = 'ada@example.com'
const chosen = 'Bongo-2027'
const wantedBits = 128
const origin = 'https://mboa.example'

/** Goes every way that makes a secret; answers each as the person or the mail holds it. */
async function makeSecrets(world: World) {
  const secrets = new Map([['password', password]])
  const client = await signIn(world)
  secrets.set('verification code', await mailedCode(world, email))
  secrets.set('session', cookieOf(client, '__Host-mboa_session'))
  world.clock.advance(1)
  await client.post(api.forgotPassword.path, { email })
  secrets.set('reset code', await mailedCode(world, email))
  const change = { currentPassword: password, password: chosen }
  const changed = await client.post(api.changePassword.path, change)
  expect(changed.status).toBe(204)
  secrets.set('new password', chosen)
  secrets.set('session after the change', cookieOf(client, '__Host-mboa_session'))

  const invited = { email: 'new@example.com', language: 'ewo', isTrusted: false }
  await inviteRecorder(world.context, invited)
  const mail = (await world.mails()).find(({ to }) => to === 'new@example.com')
  secrets.set('invitation', /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'missing')

  const forSeveral = { language: 'ewo', maxUses: 5, lifetimeMs: 60_000 }
  const { link } = await invitedByLink(world, forSeveral)
  secrets.set('link for several', new URL(link).searchParams.get('code') ?? 'missing')

  const stranger = world.client()
  const start = await stranger.get(`${api.startGoogleSignIn.path}?mode=popup`)
  const [, , onTheWay = ''] = cookieOf(stranger, '__Host-mboa_google').split('.')
  secrets.set('Google, on the way', onTheWay)
  const there = start.headers.get('location') ?? ''
  const back = await passIssuer(there, { email: 'eve@example.com' })
  await stranger.get(`${back.pathname}${back.search}`)
  secrets.set('Google, first login', cookieOf(stranger, '__Host-mboa_google_pending'))
  return { secrets, clients: [client, stranger] }
}

function cookieOf(client: TestClient, name: string): string {
  const value = client.cookies.get(name)
  if (value === undefined) throw new Error(`No ${name} among ${[...client.cookies.keys()].join()}`)
  return value
}

describeEngines('what people and mails hold', (engine) => {
  it('is nowhere in the database, and too long to guess', async () => {
    const { environment } = await startIssuer(origin)
    const world = await startWorld(engine, { environment, origin })
    const { secrets } = await makeSecrets(world)
    const tables = await listTables(world)
    const mailbox = await world.database.queries.selectFrom('mailbox').selectAll().execute()
    const dump = JSON.stringify([tables, mailbox])
    expect(dump).toContain(email)
    const found = [...secrets].filter(([, secret]) => dump.includes(secret))
    expect(found).toEqual([])
    const tokens = [...secrets].filter(([name]) => !name.includes('password'))
    const bits = tokens.map(([, token]) => Buffer.from(token, 'base64url').length * 8)
    expect(Math.min(...bits)).toBeGreaterThanOrEqual(wantedBits)
  })

  it('travels in cookies that scripts, other sites and plain connections never see', async () => {
    const { environment } = await startIssuer(origin)
    const world = await startWorld(engine, { environment, origin })
    const { clients } = await makeSecrets(world)
    const set = clients.flatMap(({ setCookies }) => setCookies)
    const names = new Set(set.map((cookie) => cookie.split('=')[0]))
    expect(names.size).toBeGreaterThanOrEqual(3)
    for (const cookie of set) {
      const [pair = '', ...attributes] = cookie.split('; ')
      expect(pair).toMatch(/^__Host-/)
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/']))
      expect(attributes.some((each) => /^SameSite=(Lax|Strict)$/.test(each))).toBe(true)
      expect(attributes.some((each) => each.startsWith('Domain='))).toBe(false)
    }
  })
})

describeEngines('a new password', (engine) => {
  it('ends the other sessions and is announced by mail, by change and by reset', async () => {
    const world = await startWorld(engine)
    await register(world)
    const devices: TestClient[] = []
    for (let device = 0; device < 3; device += 1) {
      const client = world.client()
      await client.post(api.login.path, { identifier: email, password })
      devices.push(client)
    }
    const countIn = async () => {
      const answers = await Promise.all(devices.map((each) => each.get(api.readProfile.path)))
      return answers.filter(({ status }) => status === 200).length
    }
    const countNotices = async () =>
      (await world.mails()).filter(({ subject }) => subject.includes('was changed')).length
    const [own] = devices
    if (own === undefined) throw new Error('Nobody is signed in.')
    const before = await countIn()
    const change = { currentPassword: password, password: chosen }
    await own.post(api.changePassword.path, change)
    const changed = [await countIn(), await countNotices()]
    world.clock.advance(1)
    await own.post(api.forgotPassword.path, { email })
    const code = await mailedCode(world, email)
    await world.client().post(api.resetPassword.path, { code, password })
    const reset = [await countIn(), await countNotices()]
    expect({ before, changed, reset }).toEqual({ before: 3, changed: [1, 1], reset: [0, 2] })
  })
})
