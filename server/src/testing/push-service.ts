import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { RemindMe } from '@mboa/contract'
import { onTestFinished } from 'vitest'
import { createBrowserKeys, type BrowserKeys } from './push-browser.ts'

export interface ReceivedPush {
  /** Whose subscription it came for. */
  readonly name: string
  /** What the browser reads. */
  readonly message: unknown
  readonly headers: IncomingMessage['headers']
  /** What the sender says of itself, once its signature holds. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number }
}

/** Answers in place of 201. */
type Misbehaviour = (response: ServerResponse) => void

/** A push service that takes messages as RFC 8030 has it, and checks them as RFC 8292 does. */
export interface TestPushService {
  readonly origin: string
  readonly received: readonly ReceivedPush[]
  /** How often it was asked, whatever became of it. */
  readonly requests: number
  /** A new browser's subscription, under a name of its own. */
  subscribe(name: string): Promise<RemindMe['subscription']>
  /** From now on; undefined takes all again. */
  misbehave(how: Misbehaviour | undefined): void
}

/** @param publicKey the only sender that is let in */
export async function startPushService(publicKey: string): Promise<TestPushService> {
  const browsers = new Map<string, BrowserKeys>()
  const received: ReceivedPush[] = []
  let misbehaviour: Misbehaviour | undefined
  let requests = 0
  const server = createServer((incoming, response) => {
    requests += 1
    if (misbehaviour !== undefined) {
      misbehaviour(response)
      return
    }
    take(incoming).then(
      (push) => {
        received.push(push)
        response.writeHead(201).end()
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(incoming: IncomingMessage): Promise<ReceivedPush> {
    const name = incoming.url?.slice(1) ?? ''
    const browser = browsers.get(name)
    if (browser === undefined) throw new Error(`Nobody is subscribed as ${name}`)
    const claims = readClaims(incoming.headers.authorization ?? '', publicKey)
    const message: unknown = JSON.parse(await browser.read(await buffer(incoming)))
    return { name, message, headers: incoming.headers, claims }
  }

  return {
    origin,
    received,
    get requests() {
      return requests
    },
    async subscribe(name) {
      const browser = await createBrowserKeys()
      browsers.set(name, browser)
      return { endpoint: `${origin}/${name}`, keys: browser.keys }
    },
    misbehave(how) {
      misbehaviour = how
    },
  }
}

function readClaims(authorization: string, publicKey: string): ReceivedPush['claims'] {
  const [, header = '', payload = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('An unknown sender')
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const verifying = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: verifying, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string }
  if (!isRight || alg !== 'ES256') throw new Error('The signature does not hold')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReceivedPush['claims']
}
