import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMessage {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly source: string
}

/** A real SMTP server on loopback that keeps what it is given. */
export interface TestMailServer {
  readonly url: string
  readonly port: number
  readonly messages: readonly ReceivedMessage[]
  /** What to answer to a message: undefined takes it. */
  refuseWith(refusal: { code: number; message: string } | undefined): void
  /** Resolves when so many messages have come. */
  untilReceived(count: number): Promise<void>
  close(): Promise<void>
}

export async function startMailServer(port = 0): Promise<TestMailServer> {
  const messages: ReceivedMessage[] = []
  let refusal: { code: number; message: string } | undefined
  let onReceived: () => void = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      if (refusal === undefined) callback()
      else callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, callback) {
      text(stream).then(
        (source) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom === false ? '' : mailFrom.address
          messages.push({ from, to: rcptTo.map((each) => each.address), source })
          callback()
          onReceived()
        },
        (error: unknown) => callback(error as Error),
      )
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: used } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    messages,
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
