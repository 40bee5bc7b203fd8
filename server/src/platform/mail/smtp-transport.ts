import { createTransport } from 'nodemailer'
import { MailRefusedError, type MailTransport } from './mail.ts'

/** @param url `smtp://user:password@host:587` or `smtps://…` */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const transport = createTransport({ url, ...timeouts })
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver(mail, id) {
      const { to, subject, text, html, language } = mail
      try {
        await transport.sendMail({
          from,
          // As an object: the text of an address can never become a second receiver.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 5321 §4.2.1: 5yz is permanent. Only about this receiver: a wrong login is ours to repair. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
