import { createTransport } from 'nodemailer'
import {
  deliveryDeadlineMs,
  MailRefusedError,
  MailUnansweredError,
  type Mail,
  type MailTransport,
} from './mail.ts'
import { smtpOptions, smtpProblem } from './smtp-options.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** As many as a mail sender has senders; closed soon after, for a server on the way may forget them. */
const pool = { pool: true, maxConnections: 4, idleTimeout: 10_000 } as const

/** @param url `smtp://user:password@host:587` or `smtps://…` */
export function createSmtpTransport(
  url: string,
  from: string,
  deadlineMs = deliveryDeadlineMs,
): MailTransport {
  const transport = createTransport({ ...smtpOptions(url), ...timeouts, ...pool })
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  /** Those of whom the last byte has gone out, and nothing has come back yet. */
  const handedOver = new Set<string>()

  transport.use('stream', ({ data, message }, done) => {
    const { messageId } = data
    message.processFunc((stream) => {
      if (typeof messageId === 'string') stream.once('end', () => handedOver.add(messageId))
      return stream
    })
    done()
  })

  async function send({ to, subject, text, html, language }: Mail, messageId: string) {
    await transport.sendMail({
      from,
      // As an object: the text of an address can never become a second receiver.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(deadlineMs),
    })
  }

  return {
    async deliver(mail, id) {
      const messageId = `<${id}@${domain}>`
      try {
        await send(mail, messageId)
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error.message, { cause: error })
        if (handedOver.has(messageId) && !isAnswer(error)) {
          throw new MailUnansweredError('The mail server took it all and did not answer', {
            cause: error,
          })
        }
        throw new Error(smtpProblem(error), { cause: error })
      } finally {
        handedOver.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

function isAnswer(error: unknown): error is Error & { responseCode: number } {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
}

/** RFC 5321 §4.2.1: 5yz is permanent. Only about this receiver: a wrong login is ours to repair. */
function isRefusal(error: unknown): error is Error {
  return (
    isAnswer(error) && 'code' in error && error.code === 'EENVELOPE' && error.responseCode >= 500
  )
}
