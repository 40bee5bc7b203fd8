import { pagePaths } from '@mboa/contract'
import type { Config } from '../../platform/config/config.ts'
import { verifySmtp } from '../../platform/mail/verify-smtp.ts'
import type { Finding } from './finding.ts'

const subject = 'mail'

/** Whether mails get out of the house; none is sent. */
export async function checkMail(
  config: Pick<Config, 'smtpUrl' | 'development' | 'mailFrom'>,
): Promise<Finding> {
  if (config.smtpUrl === undefined) {
    return config.development
      ? {
          subject,
          state: 'note',
          says: `Not sent: after npm start, read them at ${pagePaths.mailbox}.`,
        }
      : { subject, state: 'wrong', says: 'SMTP_URL is not set: no mail is delivered.' }
  }
  const { host } = new URL(config.smtpUrl)
  const refusal = await verifySmtp(config.smtpUrl)
  if (refusal !== undefined) {
    return { subject, state: 'wrong', says: `${host} accepts no mail from this server: ${refusal}` }
  }
  return { subject, state: 'good', says: `${host} accepts mail, sent as ${config.mailFrom}.` }
}
