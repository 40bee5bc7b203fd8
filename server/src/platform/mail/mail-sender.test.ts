import { randomUUID } from 'node:crypto'
import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { signUpForm } from '../../testing/people.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { silentLog, type Log } from '../log.ts'
import { enqueueMail, failedLifetimeMs } from './mail-outbox.repository.ts'
import { deliveryDeadlineMs, type MailTransport } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const from = 'Mboa <no-reply@mboa.example>'

async function startWithMail(engine: Engine) {
  const server = await startMailServer()
  const world = await startWorld(engine, { mail: createSmtpTransport(server.url, from) })
  return { server, world }
}

const outbox = (world: World) =>
  world.database.queries.selectFrom('mailOutbox').selectAll().execute()

/** Undoes quoted-printable (RFC 2045 §6.7) as far as our texts need it. */
const decode = (source: string) =>
  source
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(=[\dA-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )

describeEngines('mail over SMTP', (engine) => {
  it('arrives as text and HTML with a link that works', async () => {
    const { server, world } = await startWithMail(engine)
    await world.client().post(api.signUp.path, signUpForm({ language: 'fr' }))
    await world.app.mailSender.deliverDue()
    expect(server.messages).toHaveLength(1)
    const [message] = server.messages
    expect(message).toMatchObject({ from: 'no-reply@mboa.example', to: ['ada@example.com'] })
    const source = decode(message?.source ?? '')
    expect(source).toContain('Content-Language: fr')
    expect(message?.source).toMatch(/^Message-ID: <[\da-f-]{36}@mboa\.example>/m)
    expect(source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(source).toContain('Content-Type: text/html; charset=utf-8')
    expect(source).toContain('Confirmer mon adresse')
    const code = /oobCode=([\w-]{43})/.exec(source)?.[1]
    const verified = await world.client().post(api.verifyEmail.path, { code })
    expect(verified.status).toBe(200)
    expect(await outbox(world)).toEqual([])
  })

  it('is sent also where it is promised in the moment in which sending ends', async () => {
    const world = await startWorld(engine)
    for (let moment = 0; moment < 60; moment += 1) {
      const ending = world.app.mailSender.deliverDue()
      for (let step = 0; step < moment; step += 1) await Promise.resolve()
      await enqueueMail(world.database.queries, {
        id: randomUUID(),
        template: 'password-changed',
        payload: { accountId: 'nobody' },
        person: null,
        now: world.clock.now(),
      })
      await world.app.mailSender.deliverDue()
      expect(await outbox(world)).toEqual([])
      await ending
    }
  })

  it('waits for a mail server that is away, longer each time, and then arrives', async () => {
    const { server, world } = await startWithMail(engine)
    await server.close()
    const signedUp = await world.client().post(api.signUp.path, signUpForm())
    expect(signedUp.status).toBe(201)
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await world.app.mailSender.deliverDue()
      const [mail] = await outbox(world)
      expect(mail?.lastError).toContain('ECONNREFUSED')
      const wait = (mail?.nextAttemptAt ?? 0) - world.clock.now()
      waits.push(wait)
      world.clock.advance(wait)
    }
    expect(waits).toEqual([5_000, 15_000, 60_000, 300_000])
    const back = await startMailServer(server.port)
    await world.app.mailSender.deliverDue()
    expect(back.messages).toHaveLength(1)
    const code = /oobCode=3D([\w-]{43})/.exec(decodeSoftBreaks(back.messages[0]?.source))?.[1]
    expect((await world.client().post(api.verifyEmail.path, { code })).status).toBe(200)
  })

  it('is given up when the receiver is refused for good, and kept for the operator', async () => {
    const { server, world } = await startWithMail(engine)
    server.refuseWith({ code: 550, message: 'No such mailbox' })
    await world.client().post(api.signUp.path, signUpForm())
    await world.app.mailSender.deliverDue()
    const [mail] = await outbox(world)
    expect(mail).toMatchObject({ failedAt: world.clock.now(), attempts: 1 })
    expect(mail?.lastError).toContain('No such mailbox')
    server.refuseWith(undefined)
    world.clock.advance(60 * 60_000)
    await world.app.mailSender.deliverDue()
    expect(server.messages).toHaveLength(0)
    world.clock.advance(failedLifetimeMs)
    await world.app.sweep()
    expect(await outbox(world)).toEqual([])
  })

  it('that fails is logged without the receiver’s address, whatever the mail server says', async () => {
    const logged: string[] = []
    const log: Log = { ...silentLog, warn: (fields) => logged.push(JSON.stringify(fields)) }
    const server = await startMailServer()
    const world = await startWorld(engine, { log, mail: createSmtpTransport(server.url, from) })
    server.refuseWith({ code: 550, message: '5.1.1 <ada@example.com>: nobody of that name' })
    await world.client().post(api.signUp.path, signUpForm())
    await world.app.mailSender.deliverDue()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('<…@example.com>: nobody of that name')
    expect(logged[0]).not.toContain('ada@')
    expect((await outbox(world))[0]?.lastError).not.toContain('ada@')
  })

  it('is tried again when the receiver is refused for now, and given up after a day', async () => {
    const { server, world } = await startWithMail(engine)
    server.refuseWith({ code: 451, message: 'Greylisted' })
    await world.client().post(api.signUp.path, signUpForm())
    await world.app.mailSender.deliverDue()
    expect((await outbox(world))[0]).toMatchObject({ failedAt: null, attempts: 1 })
    world.clock.advance(25 * 60 * 60_000)
    await world.app.mailSender.deliverDue()
    expect((await outbox(world))[0]).toMatchObject({ failedAt: world.clock.now(), attempts: 2 })
  })

  it('sends each of fifty mails once, though three servers look at the outbox', async () => {
    const { server, world } = await startWithMail(engine)
    await server.close()
    for (let index = 0; index < 50; index += 1) {
      await world.client().post(api.signUp.path, signUpForm({ email: `p${index}@example.com` }))
    }
    await world.app.mailSender.deliverDue()
    world.clock.advance(5_000)
    const back = await startMailServer(server.port)
    const mail = createSmtpTransport(back.url, from)
    const others = await Promise.all(
      [1, 2].map(() => startWorld(engine, { database: world.database, clock: world.clock, mail })),
    )
    await Promise.all([world, ...others].map((each) => each.app.mailSender.deliverDue()))
    const receivers = back.messages.flatMap((message) => message.to)
    expect(new Set(receivers).size).toBe(50)
    expect(receivers).toHaveLength(50)
  })

  it('sends as many at once as two servers have senders, each mail once', async () => {
    const count = 60
    // As long as a mail server takes that looks at what it is sent.
    const beforeAnswer = () => new Promise<void>((resolve) => setTimeout(resolve, 200))
    const mails = await startMailServer(0, { beforeAnswer })
    const away: MailTransport = {
      deliver: () => Promise.reject(new Error('away')),
      close() {},
    }
    const world = await startWorld(engine, { mail: away })
    for (let index = 0; index < count; index += 1) {
      await world.client().post(api.signUp.path, signUpForm({ email: `p${index}@example.com` }))
    }
    await world.app.mailSender.deliverDue()
    world.clock.advance(5_000)
    const { database, clock } = world
    const senders = await Promise.all(
      [1, 2].map(async () => {
        const mail = createSmtpTransport(mails.url, from)
        return (await startWorld(engine, { database, clock, mail })).app.mailSender
      }),
    )
    const startedAt = performance.now()
    await Promise.all(senders.map((each) => each.deliverDue()))
    const seconds = (performance.now() - startedAt) / 1000
    const receivers = mails.messages.flatMap(({ to }) => to)
    expect([new Set(receivers).size, receivers.length]).toEqual([count, count])
    expect(mails.mostAtOnce).toBe(8)
    const rate = (count / seconds).toFixed(1)
    const figure = `${count} mails of 200 ms each by two servers at ${rate} a second`
    process.stdout.write(`${figure}, 8 at once, each once (${engine})\n`)
  })

  it('sends nothing twice to a mail server that takes it and hangs', { tags: 'long' }, async () => {
    // Fifteen times as quick as real time: the lease of a minute lasts four seconds.
    const haste = 15
    const startedAt = performance.now()
    const fake = createFakeClock()
    const beganAt = fake.now()
    const now = () => beganAt + Math.floor((performance.now() - startedAt) * haste)
    const clock = { ...fake, now }
    const never = () => new Promise<void>(() => undefined)
    const mails = await startMailServer(0, { beforeAnswer: never })
    const deadlineMs = deliveryDeadlineMs / haste
    const mail = createSmtpTransport(mails.url, from, deadlineMs)
    const world = await startWorld(engine, { clock, mail })
    const { database } = world
    const other = await startWorld(engine, { clock, database, mail })
    await world.client().post(api.signUp.path, signUpForm())
    await mails.untilReceived(1)
    while (now() < beganAt + 100_000) {
      await other.app.mailSender.deliverDue()
      // Servers look every few seconds: a sixth of a second, at this haste, is often enough.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(mails.messages).toHaveLength(1)
    expect((await outbox(world))[0]?.lastError).toContain('did not answer')
  })

  it('loses nothing to a server that died while sending: another sends it a minute later', async () => {
    const never = new Promise<void>(() => undefined)
    const dead: MailTransport = { deliver: () => never, close() {} }
    const world = await startWorld(engine, { mail: dead })
    await world.client().post(api.signUp.path, signUpForm())
    await expect.poll(() => outbox(world)).toMatchObject([{ attempts: 1 }])
    const server = await startMailServer()
    const mail = createSmtpTransport(server.url, from)
    const { database, clock } = world
    const other = await startWorld(engine, { database, clock, mail })
    clock.advance(59_000)
    await other.app.mailSender.deliverDue()
    expect(server.messages).toHaveLength(0)
    clock.advance(1_000)
    await other.app.mailSender.deliverDue()
    expect(server.messages).toHaveLength(1)
  })

  it('does not send what was replaced or is no longer needed', async () => {
    const { server, world } = await startWithMail(engine)
    await server.close()
    const client = world.client()
    await client.post(api.signUp.path, signUpForm())
    await world.app.mailSender.deliverDue()
    world.clock.advance(60_000)
    const { email: identifier, password } = signUpForm()
    await client.post(api.resendVerification.path, { identifier, password })
    await world.app.mailSender.deliverDue()
    const back = await startMailServer(server.port)
    world.clock.advance(60_000)
    await world.app.mailSender.deliverDue()
    expect(back.messages).toHaveLength(1)
    expect(await outbox(world)).toEqual([])
  })
})

function decodeSoftBreaks(source = ''): string {
  return source.replaceAll(/=\r\n/g, '')
}
