import { api, photoLimitBytes } from '@mboa/contract'
import { once } from 'node:events'
import { fstatSync, readdirSync, readlinkSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { describeEngines } from '../testing/engines.ts'
import { createGate } from '../testing/gate.ts'
import { password, register, signIn } from '../testing/people.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startWorld, type World } from '../testing/world.ts'
import { createHttpServer } from './create-http-server.ts'

const mebibyte = 1024 * 1024

interface Held {
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly declaredBytes: number
  readonly sentBytes?: number
}

/** Sends a body that stops before its last byte, until the gate is opened. */
function sendHeld(world: World, client: TestClient, held: Held) {
  const { path, method, declaredBytes, sentBytes = 0 } = held
  const gate = createGate()
  let pulls = 0
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      pulls += 1
      if (pulls * mebibyte <= sentBytes) {
        controller.enqueue(new Uint8Array(mebibyte))
        return
      }
      await gate.pass()
      controller.enqueue(new Uint8Array(1))
      controller.close()
    },
  }
  const body = new ReadableStream(source, { highWaterMark: 0 })
  const headers = {
    origin: world.origin,
    'content-type': 'application/json',
    'content-length': String(declaredBytes),
  }
  const answer = client.send(method, path, { headers, body, duplex: 'half' })
  return { answer, gate, countPulls: () => pulls }
}

const photo = (declaredBytes: number, sentBytes = 0): Held => ({
  path: api.replacePhoto.path,
  method: 'PUT',
  declaredBytes,
  sentBytes,
})

/** Sizes of the files that this process has open though they have no name any more. */
function listUnnamedFiles(folder: string): number[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    const isOurs = pathOf(fd).startsWith(`${folder}/`) && pathOf(fd).endsWith(' (deleted)')
    return isOurs ? [fstatSync(Number(fd)).size] : []
  })
}

function pathOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    // The one that the folder itself was read by.
    return ''
  }
}

describeEngines('a body that is held back', (engine) => {
  it('waits in a file without a name, and leaves none', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { dataDir } = world.context.config
    const before = readdirSync(dataDir)
    const held = sendHeld(world, client, photo(4 * mebibyte + 1, 4 * mebibyte))
    await held.gate.reached
    expect(listUnnamedFiles(dataDir)).toEqual([4 * mebibyte])
    held.gate.open()
    expect((await held.answer).error.code).toBe('invalid-photo')
    expect([listUnnamedFiles(dataDir), readdirSync(dataDir)]).toEqual([[], before])
  })

  it('leaves no file where it turns out to be too large', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const sent = sendHeld(world, client, photo(mebibyte, photoLimitBytes + mebibyte))
    expect((await sent.answer).status).toBe(413)
    expect(listUnnamedFiles(world.context.config.dataDir)).toEqual([])
  })

  it('takes room that its account has not for another, which is refused unread', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const held = Array.from({ length: 8 }, () => sendHeld(world, client, photo(4 * mebibyte)))
    await Promise.all(held.map(({ gate }) => gate.reached))
    const beyond = sendHeld(world, client, photo(1))
    const refused = await beyond.answer
    expect([refused.status, refused.error.code]).toEqual([429, 'too-many-attempts'])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(beyond.countPulls()).toBe(0)
    expect((await client.get(api.readProfile.path)).status).toBe(200)

    const other = { email: 'eve@example.com', phoneNumber: '+237670000002' }
    const another = sendHeld(world, await signIn(world, other), photo(4 * mebibyte))
    await another.gate.reached
    for (const { gate } of [...held, another]) gate.open()
    await Promise.all([...held, another].map(({ answer }) => answer))
    const next = sendHeld(world, client, photo(4 * mebibyte))
    await next.gate.reached
    next.gate.open()
    await next.answer
  })

  it('is one of 64 that an account may have under way', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const small = { path: api.syncPractice.path, method: 'POST', declaredBytes: 1 } as const
    const held = Array.from({ length: 64 }, () => sendHeld(world, client, small))
    await Promise.all(held.map(({ gate }) => gate.reached))
    expect((await sendHeld(world, client, small).answer).status).toBe(429)
    for (const { gate } of held) gate.open()
    const answers = await Promise.all(held.map(({ answer }) => answer))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it('is ended at the deadline, and holds no file then', async () => {
    const world = await startWorld(engine)
    const { email: identifier } = await register(world)
    const client = world.client()
    await client.post(api.login.path, { identifier, password })
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const deadlines = { headersMs: 1_000, requestMs: 2_000, checkMs: 50 }
    const server = createHttpServer(deadlines)
    const listener = getRequestListener(world.app.http.fetch, { overrideGlobalObjects: false })
    const handled = Promise.withResolvers<unknown>()
    server.on('request', (incoming, outgoing) => handled.resolve(listener(incoming, outgoing)))
    server.listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const head = [
      `PUT ${api.replacePhoto.path} HTTP/1.1`,
      `Host: ${new URL(world.origin).host}`,
      `Origin: ${world.origin}`,
      `Cookie: ${cookie}`,
      `Content-Length: ${mebibyte / 4}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(Buffer.alloc(mebibyte / 4 - 1))
    const { dataDir } = world.context.config
    await expect.poll(() => listUnnamedFiles(dataDir)).toHaveLength(1)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await handled.promise
    expect(listUnnamedFiles(dataDir)).toEqual([])
  })
})
