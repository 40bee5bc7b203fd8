import { createTransport } from 'nodemailer'
import { smtpOptions, smtpProblem } from './smtp-options.ts'

const timeoutMs = 10_000

/**
 * Connects and signs in as if to send a mail, and sends none. Undefined when the server is
 * willing, else what it or the network said.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 */
export async function verifySmtp(url: string): Promise<string | undefined> {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  const transport = createTransport({ ...smtpOptions(url), ...timeouts })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return smtpProblem(error)
  } finally {
    transport.close()
  }
}
