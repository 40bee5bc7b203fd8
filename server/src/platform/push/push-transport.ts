import { createECDH, randomBytes } from 'node:crypto'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Clock } from '../clock.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { lookUpPublic, parsePushAddress } from './push-address.ts'
import { signVapid, type VapidKeys } from './vapid.ts'

/** What the operator sets, checked. */
export interface PushConfig extends VapidKeys {
  /** Whom the people of a push service can turn to: `mailto:` or `https:`; RFC 8292 §2.1. */
  readonly subject: string | undefined
  /** For tests: push services on this machine, without TLS. */
  readonly allowsLoopback: boolean
}

interface Push {
  readonly endpoint: string
  readonly keys: PushKeys
  readonly text: string
  /** How long the service keeps it for a device that is away. */
  readonly lifetimeSeconds: number
  /** The service replaces what still waits under it. */
  readonly topic: string
}

interface PutOff {
  readonly became: 'later'
  readonly reason: string
  /** As the service asks. */
  readonly afterMs: number | undefined
  /** False where it only takes no more for this subscription now. */
  readonly isOfService: boolean
}

/**
 * `gone`: the browser will never get anything there again. `refused`: trying again soon cannot
 * help.
 */
export type PushOutcome =
  | { readonly became: 'sent' }
  | { readonly became: 'gone' }
  | { readonly became: 'refused'; readonly reason: string }
  | PutOff

export interface PushTransport {
  /** Never rejects for what a push service or the network does; ends after `pushDeadlineMs`. */
  deliver(push: Push): Promise<PushOutcome>
}

/** A push service that hangs is left by then. */
const pushDeadlineMs = 10_000

export function createPushTransport(
  config: PushConfig,
  { origin, clock, deadlineMs = pushDeadlineMs }: PushDeps,
): PushTransport {
  const subject = config.subject ?? origin
  return {
    async deliver({ endpoint, keys, text, lifetimeSeconds, topic }) {
      const address = parsePushAddress(endpoint, config.allowsLoopback)
      if (address === undefined) return { became: 'refused', reason: 'not a public address' }
      const sender = createECDH('prime256v1')
      sender.generateKeys()
      const body = encryptPush(text, keys, { salt: randomBytes(16), sender })
      const now = clock.now()
      const headers = {
        Authorization: signVapid(config, { service: address.origin, subject, now }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: Math.max(0, Math.floor(lifetimeSeconds)),
        Topic: topic,
        Urgency: 'normal',
      }
      try {
        return outcomeOf(await post(address, headers, body, deadlineMs), now)
      } catch (error) {
        const reason = reasonOf(error)
        return { became: 'later', reason, afterMs: undefined, isOfService: true }
      }
    },
  }
}

interface PushDeps {
  readonly origin: string
  readonly clock: Clock
  readonly deadlineMs?: number
}

/** Follows no redirection, and reads nothing of the answer but its head. */
function post(
  address: URL,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  deadlineMs: number,
): Promise<IncomingMessage> {
  const isSecure = address.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)(address, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(deadlineMs),
      // Only what tests allow is reached without it.
      ...(isSecure && { lookup: lookUpPublic }),
    })
    outgoing.on('response', (incoming) => {
      resolve(incoming)
      incoming.destroy()
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { became: 'sent' }
  // RFC 8030 §7.3, and what services answer for a subscription that is over.
  if (statusCode === 404 || statusCode === 410) return { became: 'gone' }
  const reason = `status ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { became: 'refused', reason }
  const afterMs = waitOf(headers['retry-after'], now)
  return { became: 'later', reason, afterMs, isOfService: statusCode !== 429 }
}

/** RFC 9110 §10.2.3: seconds or a date. */
function waitOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined
  const wait = seconds === undefined ? Date.parse(retryAfter) - now : seconds * 1000
  return wait >= 0 ? wait : undefined
}

/** Without the endpoint, which is worth a message to somebody's device. */
function reasonOf(error: unknown): string {
  const { name, message, code } = error as { name: string; message: string; code?: unknown }
  return typeof code === 'string' ? `${code}: ${message}` : `${name}: ${message}`
}
