import { randomUUID } from 'node:crypto'
import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { silentLog, type Log } from '../../platform/log.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { exchange } from '../../testing/practice.ts'
import {
  askToBeReminded,
  deliverReminders,
  hourMs,
  startWithReminders,
} from '../../testing/reminders.ts'
import { startPushService } from '../../testing/push-service.ts'
import { startWorld, type World } from '../../testing/world.ts'

const minuteMs = 60_000
const phoneOf = (number: number) => `+237670${String(number).padStart(6, '0')}`

const listRows = (world: World) =>
  world.database.queries.selectFrom('pushSubscriptions').selectAll().execute()

describeEngines('a reminder', (engine) => {
  it('comes once a day at the learner’s hour, signed and readable by the browser alone', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world, { language: 'fr' })
    const subscription = await service.subscribe('phone')
    expect((await askToBeReminded(world, client, { subscription })).status).toBe(204)
    await deliver()
    world.clock.advance(2 * hourMs - 1)
    await deliver()
    expect(service.requests).toBe(0)
    world.clock.advance(1)
    await deliver()
    expect(service.received).toHaveLength(1)
    expect(service.received[0]).toMatchObject({
      name: 'phone',
      message: {
        title: 'Mboa\u00A0: quelques mots aujourd’hui',
        body: 'Cinq minutes suffisent.',
        off: 'Ne plus me rappeler',
        path: '/dashboards/learner/word-practise',
      },
      headers: { 'content-encoding': 'aes128gcm', ttl: '7200', topic: 'reminder' },
      claims: { aud: service.origin, sub: 'mailto:hello@mboa.example' },
    })
    const { exp = 0 } = service.received[0]?.claims ?? {}
    expect(exp * 1000 - world.clock.now()).toBe(12 * hourMs)
    await deliver()
    world.clock.advance(24 * hourMs - 1)
    await deliver()
    expect(service.requests).toBe(1)
    world.clock.advance(1)
    await deliver()
    expect(service.received).toHaveLength(2)
    const { text } = await world.client().get('/metrics')
    expect(text).toContain('mboa_reminders_total{end="sent"} 2')
  })

  it('does not come on a day that was practised, but on the next', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    const now = world.clock.now()
    await exchange(client, { events: [buildReview({ id: randomUUID(), answeredAt: now })] })
    world.clock.advance(2 * hourMs)
    await deliver()
    expect(service.requests).toBe(0)
    world.clock.advance(24 * hourMs)
    await deliver()
    expect(service.received).toHaveLength(1)
  })

  it('comes though yesterday’s answers arrive today, and though a setting was changed', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    const answeredAt = world.clock.now() - 11 * hourMs
    const setting = { type: 'setting', name: 'x', value: 1, answeredAt: world.clock.now() }
    await exchange(client, {
      events: [buildReview({ id: randomUUID(), answeredAt }), { ...setting, id: randomUUID() }],
    })
    world.clock.advance(2 * hourMs)
    await deliver()
    expect(service.received).toHaveLength(1)
  })

  it('comes to each device in its own zone, and not twice on a day though the hour is changed', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    const subscription = await service.subscribe('phone')
    await askToBeReminded(world, client, { subscription })
    world.clock.advance(2 * hourMs)
    await deliver()
    await askToBeReminded(world, client, { subscription, time: '18:00' })
    world.clock.advance(6 * hourMs)
    await deliver()
    expect(service.received).toHaveLength(1)
    // In the evening of the same day in New York it is the next day in Douala.
    await askToBeReminded(world, client, { subscription, timeZone: 'America/New_York' })
    const [row] = await listRows(world)
    expect(new Date(row?.nextAt ?? 0).toISOString()).toBe('2026-11-22T17:00:00.000Z')
  })

  it('does not come twice though a later hour is chosen while it is on its way', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    const subscription = await service.subscribe('phone')
    await askToBeReminded(world, client, { subscription })
    world.clock.advance(2 * hourMs)
    service.misbehave((response) => {
      const asked = askToBeReminded(world, client, { subscription, time: '18:00' })
      asked.then(
        () => response.writeHead(201).end(),
        () => response.writeHead(400).end(),
      )
    })
    await deliver()
    expect(await listRows(world)).toMatchObject([{ time: '18:00', lastDay: '2026-11-21' }])
    service.misbehave(undefined)
    world.clock.advance(6 * hourMs)
    await deliver()
    expect(service.requests).toBe(1)
    world.clock.advance(24 * hourMs)
    await deliver()
    expect(service.requests).toBe(2)
  })

  it('that is late by more than two hours, or into the night, waits for the next day', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, {
      subscription: await service.subscribe('phone'),
      time: '20:30',
    })
    world.clock.advance(10.5 * hourMs + 91 * minuteMs)
    await deliver()
    expect(service.requests).toBe(0)
    world.clock.advance(24 * hourMs - 2 * minuteMs)
    await deliver()
    expect(service.received[0]?.headers['ttl']).toBe('60')
  })

  it('is sent once, though three servers look', async () => {
    const { world, service } = await startWithReminders(engine)
    for (let person = 1; person <= 12; person += 1) {
      const who = { email: `p${person}@example.com`, phoneNumber: phoneOf(person) }
      const subscription = await service.subscribe(`phone-${person}`)
      await askToBeReminded(world, await signIn(world, who), { subscription })
      world.clock.advance(minuteMs)
    }
    world.clock.advance(2 * hourMs)
    const { database, clock } = world
    const environment = environmentOf(world)
    const others = await Promise.all(
      [1, 2].map(() => startWorld(engine, { database, clock, environment })),
    )
    await Promise.all([world, ...others].map(deliverReminders))
    expect(new Set(service.received.map(({ name }) => name)).size).toBe(12)
    expect(service.requests).toBe(12)
  })

  it('is not sent again where a server dies while it sends', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    world.clock.advance(2 * hourMs)
    // What the dead one has done: claimed, and reported to nobody what became of it.
    const nextAt = world.clock.now() + 24 * hourMs
    await world.database.queries.updateTable('pushSubscriptions').set({ nextAt }).execute()
    await deliver()
    world.clock.advance(hourMs)
    await deliver()
    expect(service.requests).toBe(0)
    world.clock.advance(23 * hourMs)
    await deliver()
    expect(service.received).toHaveLength(1)
  })
})

describeEngines('a push service', (engine) => {
  it('that names its time is left alone until then, and each reminder comes that day', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    for (const person of [1, 2]) {
      const who = { email: `p${person}@example.com`, phoneNumber: phoneOf(person) }
      const subscription = await service.subscribe(`phone-${person}`)
      await askToBeReminded(world, await signIn(world, who), { subscription })
    }
    world.clock.advance(2 * hourMs)
    service.misbehave((response) => response.writeHead(503, { 'Retry-After': '600' }).end())
    await deliver()
    const asked = service.requests
    expect(asked).toBeLessThanOrEqual(2)
    service.misbehave(undefined)
    world.clock.advance(10 * minuteMs - 1)
    await deliver()
    expect(service.requests).toBe(asked)
    world.clock.advance(1)
    await deliver()
    expect(service.received.map(({ name }) => name).sort()).toEqual(['phone-1', 'phone-2'])
  })

  it('that stays away is tried ever later, and no more once the hour is over', async () => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    service.misbehave((response) => response.destroy())
    world.clock.advance(2 * hourMs)
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await deliver()
      const [row] = await listRows(world)
      waits.push(((row?.nextAt ?? 0) - world.clock.now()) / minuteMs)
      world.clock.advance((row?.nextAt ?? 0) - world.clock.now())
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 15, 30, 30, 30])
    // On the next day at noon.
    expect(waits[6]).toBe(24 * 60 - 111)
  })

  it.each([429, 503])(
    'that answers %i and names no time to wait is tried ever later',
    async (status) => {
      const { world, service, deliver } = await startWithReminders(engine)
      const client = await signIn(world)
      await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
      service.misbehave((response) => {
        if (service.requests === 10) service.misbehave(undefined)
        response.writeHead(status, { 'Retry-After': '0' }).end()
      })
      world.clock.advance(2 * hourMs)
      await deliver()
      await deliver()
      expect(service.requests).toBe(1)
      const [row] = await listRows(world)
      expect((row?.nextAt ?? 0) - world.clock.now()).toBe(minuteMs)
    },
  )

  it('that hangs holds up nobody else’s', async () => {
    const { world, service, publicKey } = await startWithReminders(engine)
    const hanging = await startPushService(publicKey)
    const asked = Promise.withResolvers<true>()
    const release = Promise.withResolvers<true>()
    hanging.misbehave((response) => {
      asked.resolve(true)
      void release.promise.then(() => response.writeHead(201).end())
    })
    for (const [person, at] of [hanging, service].entries()) {
      const who = { email: `p${person}@example.com`, phoneNumber: phoneOf(person) }
      const subscription = await at.subscribe(`phone-${person}`)
      await askToBeReminded(world, await signIn(world, who), { subscription })
    }
    world.clock.advance(2 * hourMs)
    const delivering = deliverReminders(world)
    await asked.promise
    await expect.poll(() => service.received.length).toBe(1)
    release.resolve(true)
    await delivering
  })

  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { world, service, deliver } = await startWithReminders(engine)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    service.misbehave((response) => response.writeHead(status).end())
    world.clock.advance(2 * hourMs)
    await deliver()
    expect(await listRows(world)).toMatchObject([{ nextAt: Number.MAX_SAFE_INTEGER }])
    const told = () =>
      client.get(api.readReminder.path).then(({ text }) => JSON.parse(text) as unknown)
    expect(await told()).toMatchObject({ time: null, hasEnded: true })
    service.misbehave(undefined)
    world.clock.advance(24 * hourMs)
    await deliver()
    expect(service.requests).toBe(1)
    // The device subscribes anew, and need not know the hour.
    const subscription = await service.subscribe('phone again')
    const timeZone = 'Africa/Douala'
    const renewed = await sendJson(world, client, 'PUT', api.setReminder.path, {
      timeZone,
      subscription,
    })
    expect(renewed.status).toBe(204)
    expect(await told()).toMatchObject({ hasEnded: false })
  })

  it('that refuses one message is asked again on the next day, and the log names no device', async () => {
    const logged: string[] = []
    const log: Log = { ...silentLog, warn: (fields) => logged.push(JSON.stringify(fields)) }
    const { world, service, deliver } = await startWithReminders(engine, { log })
    const client = await signIn(world)
    const subscription = await service.subscribe('secret-name')
    await askToBeReminded(world, client, { subscription })
    service.misbehave((response) => response.writeHead(403).end())
    world.clock.advance(2 * hourMs)
    await deliver()
    await deliver()
    expect(service.requests).toBe(1)
    expect(logged.join()).toContain('status 403')
    expect(logged.join()).not.toContain('secret-name')
    service.misbehave(undefined)
    world.clock.advance(24 * hourMs)
    await deliver()
    expect(service.received).toHaveLength(1)
  })

  it('leads nowhere else: a redirection is not followed', async () => {
    const { world, service, publicKey, deliver } = await startWithReminders(engine)
    const elsewhere = await startPushService(publicKey)
    const client = await signIn(world)
    await askToBeReminded(world, client, { subscription: await service.subscribe('phone') })
    const location = `${elsewhere.origin}/phone`
    service.misbehave((response) => response.writeHead(307, { location }).end())
    world.clock.advance(2 * hourMs)
    await deliver()
    expect([service.requests, elsewhere.requests]).toEqual([1, 0])
  })
})

it('sends nothing without keys', async () => {
  const world = await startWorld('sqlite')
  expect(world.app.reminderSender).toBeUndefined()
  const client = await signIn(world)
  const answer = await client.get(api.readReminder.path)
  expect(JSON.parse(answer.text)).toEqual({ key: null, time: null, hasEnded: false })
})

function environmentOf({ context }: World) {
  const { push } = context.config
  return {
    VAPID_PUBLIC_KEY: push?.publicKey,
    VAPID_PRIVATE_KEY: push?.privateKey,
    PUSH_ON_LOOPBACK: 'on',
  }
}
