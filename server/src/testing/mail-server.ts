import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMessage {
  readonly from: string
  readonly to: readonly string[]
  /** Whether it came over TLS. */
  readonly isSecure: boolean
  /** Headers and body as they came over the wire. */
  readonly source: string
}

/** A real SMTP server that keeps what it is given. */
export interface TestMailServer {
  readonly url: string
  readonly port: number
  readonly messages: readonly ReceivedMessage[]
  /** Passwords and senders that were sent without TLS: whoever listens has them. */
  readonly sentInClear: readonly string[]
  /** The most messages that waited for an answer at one moment. */
  readonly mostAtOnce: number
  readonly connections: number
  /** What to answer to a message: undefined takes it. */
  refuseWith(refusal: { code: number; message: string } | undefined): void
  /** Resolves when so many messages have come. */
  untilReceived(count: number): Promise<void>
  close(): Promise<void>
}

export interface MailServerOptions {
  /** Instead of loopback. */
  readonly host?: string
  readonly offersTls?: boolean
  /** What the answer to a whole message waits for. */
  readonly beforeAnswer?: () => Promise<void>
}

export async function startMailServer(
  port = 0,
  { host = '127.0.0.1', offersTls = false, beforeAnswer }: MailServerOptions = {},
): Promise<TestMailServer> {
  const messages: ReceivedMessage[] = []
  const sentInClear: string[] = []
  let [inHand, mostAtOnce, connections] = [0, 0, 0]
  let refusal: { code: number; message: string } | undefined
  let onReceived: () => void = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    // Pooled connections stay open: nobody waits for them.
    closeTimeout: 100,
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
    onAuth({ username, password }, session, callback) {
      if (!session.secure) sentInClear.push(password ?? '')
      callback(null, { user: username })
    },
    onMailFrom({ address }, session, callback) {
      if (!session.secure) sentInClear.push(address)
      callback()
    },
    onRcptTo(_address, _session, callback) {
      if (refusal === undefined) callback()
      else callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, callback) {
      inHand += 1
      mostAtOnce = Math.max(mostAtOnce, inHand)
      text(stream)
        .then(async (source) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom === false ? '' : mailFrom.address
          const to = rcptTo.map((each) => each.address)
          messages.push({ from, to, isSecure: session.secure, source })
          onReceived()
          await beforeAnswer?.()
          inHand -= 1
          callback()
        })
        .catch((error: unknown) => callback(error as Error))
    },
  })
  // A connection that the other side cuts off is no failure of this one.
  server.on('error', () => undefined)
  server.listen(port, host)
  await once(server.server, 'listening')
  const { port: used } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return {
    url: `smtp://${host}:${used}`,
    port: used,
    messages,
    sentInClear,
    get mostAtOnce() {
      return mostAtOnce
    },
    get connections() {
      return connections
    },
    refuseWith(next) {
      refusal = next
    },
    untilReceived: (count) =>
      new Promise((resolve) => {
        onReceived = () => {
          if (messages.length >= count) resolve()
        }
        onReceived()
      }),
    close,
  }
}
