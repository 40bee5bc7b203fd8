import type { InterfaceLanguage } from '@mboa/contract'

/** A mail as a person gets it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Language of the texts, for readers and screen readers. */
  readonly language: InterfaceLanguage
}

/** Thrown by a transport when trying again cannot help (the receiver is refused for good). */
export class MailRefusedError extends Error {}

/**
 * Thrown by a transport when the receiving side has all of the mail and did not say what became
 * of it: it may have taken it.
 */
export class MailUnansweredError extends Error {}

/** A transport gives up by then, however slowly the other side continues. */
export const deliveryDeadlineMs = 45_000

/** Takes mails out of the house: to an SMTP server, or to the mailbox of a local start. */
export interface MailTransport {
  /**
   * Resolves when the receiving side has taken the mail; throws otherwise, after
   * `deliveryDeadlineMs` at the latest, and has stopped by then.
   * @param id the same at each attempt, so that a mail sent twice can be recognised
   */
  deliver(mail: Mail, id: string): Promise<void>
  close(): void
}

/**
 * Writes the mail at the moment of sending: codes are made then, so that none is ever stored.
 * Undefined when the mail is no longer wanted.
 */
export type MailComposer = (payload: unknown) => Promise<Mail | undefined>
