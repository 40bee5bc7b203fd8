import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  api,
  addressOf,
  profileExportSchema,
  reminderSchema,
  signedInDevicesSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { createBrowserKeys } from '../../testing/push-browser.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password, signIn, signUpForm } from '../../testing/people.ts'
import { askToBeReminded, hourMs, startWithReminders } from '../../testing/reminders.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { mostDevices } from './service.ts'

const listRows = (world: World) =>
  world.database.queries.selectFrom('pushSubscriptions').selectAll().execute()
const hourOn = async (client: TestClient) =>
  (await client.get(api.readReminder.path)).as(reminderSchema).time

/** The same learner on a further device. */
async function signInAgain(world: World): Promise<TestClient> {
  const client = world.client()
  await client.post(api.login.path, { identifier: signUpForm().email, password })
  return client
}

describeEngines('a device that is to be reminded', (engine) => {
  it('is known by its session, with the hour, which all devices of the account share', async () => {
    const { world, service, publicKey } = await startWithReminders(engine)
    const phone = await signIn(world)
    const tablet = await signInAgain(world)
    const answered = (await phone.get(api.readReminder.path)).as(reminderSchema)
    expect(answered).toEqual({ key: publicKey, time: null, hasEnded: false })
    await askToBeReminded(world, phone, { subscription: await service.subscribe('phone') })
    expect([await hourOn(phone), await hourOn(tablet)]).toEqual(['12:00', null])
    await askToBeReminded(world, tablet, {
      subscription: await service.subscribe('tablet'),
      time: '18:30',
      timeZone: 'Europe/Paris',
    })
    expect([await hourOn(phone), await hourOn(tablet)]).toEqual(['18:30', '18:30'])
    const rows = await listRows(world)
    expect(rows.map(({ timeZone }) => timeZone).sort()).toEqual(['Africa/Douala', 'Europe/Paris'])
  })

  it('takes a new zone and a new endpoint without an hour, once it is reminded', async () => {
    const { world, service } = await startWithReminders(engine)
    const client = await signIn(world)
    const timeZone = 'Europe/Paris'
    const moved = { subscription: await service.subscribe('new'), timeZone, time: undefined }
    expect((await askToBeReminded(world, client, moved)).error.code).toBe('not-found')
    await askToBeReminded(world, client, { subscription: await service.subscribe('old') })
    expect((await askToBeReminded(world, client, moved)).status).toBe(204)
    expect(await listRows(world)).toMatchObject([
      { time: '12:00', timeZone, endpoint: moved.subscription.endpoint },
    ])
  })

  it('is turned off with one call, and so are the others of the account, and nobody else’s', async () => {
    const { world, service } = await startWithReminders(engine)
    const phone = await signIn(world)
    const tablet = await signInAgain(world)
    const eve = { email: 'eve@example.com', phoneNumber: '+237670000002' }
    const other = await signIn(world, eve)
    for (const [name, client] of Object.entries({ phone, tablet, other })) {
      await askToBeReminded(world, client, { subscription: await service.subscribe(name) })
    }
    expect((await sendJson(world, phone, 'DELETE', api.stopReminder.path)).status).toBe(204)
    expect([await hourOn(phone), await hourOn(tablet)]).toEqual([null, null])
    expect(await hourOn(other)).toBe('12:00')
  })

  it('is forgotten when it logs out, and when another device signs it out', async () => {
    const { world, service } = await startWithReminders(engine)
    const phone = await signIn(world)
    const tablet = await signInAgain(world)
    await askToBeReminded(world, phone, { subscription: await service.subscribe('phone') })
    await askToBeReminded(world, tablet, { subscription: await service.subscribe('tablet') })
    await phone.post(api.logout.path)
    expect(await listRows(world)).toMatchObject([{ endpoint: `${service.origin}/tablet` }])
    const third = await signInAgain(world)
    const { devices } = (await third.get(api.listDevices.path)).as(signedInDevicesSchema)
    const { id = '' } = devices.find(({ isThisOne }) => !isThisOne) ?? {}
    await sendJson(world, third, 'DELETE', addressOf(api.logOutDevice, { params: { id } }))
    expect(await listRows(world)).toEqual([])
  })

  it('is forgotten when nobody has opened it for thirty days', async () => {
    const { world, service } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    world.clock.advance(30 * 24 * hourMs)
    await world.app.sweep()
    expect(await listRows(world)).toEqual([])
  })

  it('is forgotten with the account, and exported with it, without what opens it', async () => {
    const { world, service } = await startWithReminders(engine)
    const client = await signIn(world)
    const subscription = await service.subscribe('phone')
    await askToBeReminded(world, client, { subscription })
    const answer = await client.get(api.exportProfile.path)
    expect(answer.as(profileExportSchema).reminders).toEqual([
      {
        endpoint: subscription.endpoint,
        time: '12:00',
        timeZone: 'Africa/Douala',
        lastDay: null,
        since: world.clock.now(),
      },
    ])
    expect(answer.text).not.toContain(subscription.keys.auth)
    const deleted = await client.post(api.deleteProfile.path, { password })
    expect(deleted.status).toBe(200)
    expect(await listRows(world)).toEqual([])
  })

  it('is whose browser asked last', async () => {
    const { world, service } = await startWithReminders(engine)
    const subscription = await service.subscribe('shared')
    const first = await signIn(world)
    await askToBeReminded(world, first, { subscription })
    const eve = { email: 'eve@example.com', phoneNumber: '+237670000002' }
    const second = await signIn(world, eve)
    await askToBeReminded(world, second, { subscription })
    expect([await hourOn(first), await hourOn(second)]).toEqual([null, '12:00'])
  })

  it('may have an endpoint with anything in it', async () => {
    const { world } = await startWithReminders(engine)
    const client = await signIn(world)
    const { keys } = await createBrowserKeys()
    const subscription = { endpoint: 'https://push.example/a\u0000é', keys }
    expect((await askToBeReminded(world, client, { subscription })).status).toBe(204)
    expect(await listRows(world)).toMatchObject([{ endpoint: 'https://push.example/a%00%C3%A9' }])
  })

  it('is one of ten at most', async () => {
    const { world, service } = await startWithReminders(engine)
    const clients = [await signIn(world)]
    while (clients.length <= mostDevices) clients.push(await signInAgain(world))
    for (const [at, client] of clients.entries()) {
      world.clock.advance(1000)
      await askToBeReminded(world, client, { subscription: await service.subscribe(`d${at}`) })
    }
    const hours = await Promise.all(clients.map(hourOn))
    expect(hours.indexOf(null)).toBe(0)
    expect(hours.filter((hour) => hour !== null)).toHaveLength(mostDevices)
  })
})

it.each(['06:30', '21:00', '23:00', '00:00', '24:00', 'noon'])(
  'nobody is reminded at %s',
  async (time) => {
    const { world, service } = await startWithReminders('sqlite')
    const client = await signIn(world)
    const subscription = await service.subscribe('phone')
    const answer = await askToBeReminded(world, client, { subscription, time })
    expect(answer.status).toBe(400)
    expect(await listRows(world)).toEqual([])
  },
)

it.each([
  'http://push.example/a',
  'https://push.example:8443/a',
  'https://user:secret@push.example/a',
  'https://localhost/a',
  'https://intranet/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://192.168.1.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/a',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'http://127.0.0.1:5432/a',
  'file:///etc/passwd',
  'nonsense',
])('no notification is ever sent to %s', async (endpoint) => {
  const { world } = await startWithReminders('sqlite')
  const { push } = world.context.config
  const environment = {
    VAPID_PUBLIC_KEY: push?.publicKey,
    VAPID_PRIVATE_KEY: push?.privateKey,
  }
  const strict = await startWorld('sqlite', { environment })
  const client = await signIn(strict)
  const { keys } = await createBrowserKeys()
  const answer = await askToBeReminded(strict, client, { subscription: { endpoint, keys } })
  expect([answer.status, await listRows(strict)]).toEqual([400, []])
})

it('is refused for keys that are none, for a zone that is none, and without a server that sends', async () => {
  const { world, service } = await startWithReminders('sqlite')
  const client = await signIn(world)
  const { endpoint, keys } = await service.subscribe('phone')
  const noPoint = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }
  const wrong = [{ subscription: noPoint }, { subscription: { endpoint, keys }, timeZone: 'Moon' }]
  for (const wish of wrong) {
    expect((await askToBeReminded(world, client, wish)).status).toBe(400)
  }
  const silent = await startWorld('sqlite')
  const answer = await askToBeReminded(silent, await signIn(silent), {
    subscription: { endpoint: 'https://push.example/a', keys },
  })
  expect(answer.error.code).toBe('operation-not-allowed')
})

it('is a matter of this module, the export and the tables alone', async () => {
  const source = join(import.meta.dirname, '../..')
  const names = await readdir(source, { recursive: true })
  const found: string[] = []
  for (const name of names.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    if (/^(modules\/reminders|testing)\//.test(name)) continue
    const text = await readFile(join(source, name), 'utf8')
    if (/pushSubscriptions|push_subscriptions|modules\/reminders|\/reminders\/index/.test(text))
      found.push(name)
  }
  expect(found.sort()).toEqual([
    'all-account-data.ts',
    'modules/backups/kept-tables.ts',
    'platform/database/tables.ts',
    'routes.ts',
    'runners.ts',
  ])
})
