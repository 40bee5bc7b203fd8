import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const bytesPerMs = 160_000 / 8 / 1000
const roundTripMs = 800

/** The line in the words of the figures. */
export const mobileLine = '160 kbit/s, 800 ms'

/** About what the lines above a body take, as HTTP/2 packs them. */
const headBytes = 300
const packetBytes = 1_400

/** An answer of the server as it travelled. */
export interface Travelled {
  path: string
  /** Since the line became slow. */
  askedMs: number
  bytes: number
}

/** A mobile line between a browser and a server; what its service worker asks for takes it too. */
export interface SlowLine {
  url: string
  /** Where requests go on to. */
  leadTo: (target: string) => void
  /** From now on every byte takes its time; before, none does. */
  slowDown: () => void
  /** What came since, in the order in which it was asked for. */
  travelled: () => readonly Travelled[]
  close: () => void
}

/**
 * All requests share the line, packet by packet in turn, and each waits for a round trip. Their
 * connections stand already, as over HTTP/2 they do for whoever has just opened the page.
 */
export async function startSlowLine(): Promise<SlowLine> {
  let target = ''
  let slowSince: number | undefined
  const came: Travelled[] = []
  const carry = openLine()

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, headers, url: path = '/' } = incoming
    const askedAt = performance.now()
    const body = await buffer(incoming)
    if (slowSince !== undefined) {
      await wait(roundTripMs / 2 + (headBytes + body.byteLength) / bytesPerMs)
    }
    const passed = request(new URL(path, target), { method, headers, agent: false }).end(body)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    const head = () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (slowSince === undefined) {
      head()
      answer.pipe(outgoing)
      return
    }
    const given = await buffer(answer)
    await carry(
      headBytes,
      () => head().flushHeaders(),
      given,
      (packet) => outgoing.write(packet),
    )
    outgoing.end()
    came.push({ path, askedMs: askedAt - slowSince, bytes: headBytes + given.byteLength })
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => (target = to),
    slowDown() {
      slowSince = performance.now()
    },
    travelled: () => came.toSorted((a, b) => a.askedMs - b.askedMs),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Carries one packet of each answer in turn; resolves once the last of an answer has arrived. */
function openLine() {
  const answers: { packets: { bytes: number; arrive: () => void }[]; done: () => void }[] = []
  let isCarrying = false

  async function carryAll(): Promise<void> {
    let freeAt = performance.now()
    for (let turn = answers.shift(); turn !== undefined; turn = answers.shift()) {
      const { packets, done } = turn
      const [packet, ...rest] = packets
      if (packet === undefined) continue
      freeAt = Math.max(freeAt, performance.now()) + packet.bytes / bytesPerMs
      await wait(Math.max(0, freeAt - performance.now()))
      setTimeout(() => {
        packet.arrive()
        if (rest.length === 0) done()
      }, roundTripMs / 2)
      if (rest.length > 0) answers.push({ packets: rest, done })
    }
    isCarrying = false
  }

  return (
    bytesOfHead: number,
    onHead: () => void,
    body: Buffer,
    onPacket: (packet: Buffer) => void,
  ): Promise<void> =>
    new Promise((done) => {
      const count = Math.ceil(body.byteLength / packetBytes)
      const packets = Array.from({ length: count }, (_, at) => {
        const packet = body.subarray(at * packetBytes, (at + 1) * packetBytes)
        return { bytes: packet.byteLength, arrive: () => onPacket(packet) }
      })
      answers.push({ packets: [{ bytes: bytesOfHead, arrive: onHead }, ...packets], done })
      if (isCarrying) return
      isCarrying = true
      void carryAll()
    })
}
