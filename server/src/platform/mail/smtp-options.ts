import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { isLoopbackHost } from '../config/networks.ts'

/** Stands for what the mail server answers to STARTTLS: an operator must know what it means. */
const noTls = 'The mail server offers no TLS, and without it nothing is sent beyond this machine'

/**
 * How to speak to a mail server. Beyond this machine only over TLS (RFC 8314 §3.3): what offers
 * none may be somebody on the way who takes STARTTLS out to read along.
 * @param url `smtp://user:password@host:587` or `smtps://…`, with further options of nodemailer's
 */
export function smtpOptions(url: string): Pick<SMTPPool.Options, 'url' | 'requireTLS'> {
  const address = new URL(url)
  const isElsewhere = !isLoopbackHost(address.hostname)
  // In the address they would have the last word.
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure']) {
    if (isElsewhere) address.searchParams.delete(name)
  }
  return { url: address.href, requireTLS: isElsewhere }
}

/** What to report to the operator of a failed conversation. */
export function smtpProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isWithoutTls = 'code' in error && error.code === 'ETLS' && !('cert' in error)
  return isWithoutTls ? `${noTls}: ${error.message}` : error.message
}
