import { inviteRecorder, revokeRecorder } from '../../modules/accounts/index.ts'
import { nameLanguage } from '../../platform/name-language.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withAccounts } from './with-accounts.ts'

export function recorderInvite(
  terminal: Terminal,
  email: string,
  { language, trusted }: { language: string; trusted?: true },
): Promise<ExitStatus> {
  return withAccounts(terminal, async (context) => {
    await inviteRecorder(context, { email, language, isTrusted: trusted === true })
    terminal.write(
      `${email} is invited to record ${nameOf(language)}. The running server mails the link.`,
    )
    return 0
  })
}

export function recorderRevoke(
  terminal: Terminal,
  email: string,
  { language }: { language: string },
): Promise<ExitStatus> {
  return withAccounts(terminal, async (context) => {
    if (await revokeRecorder(context, { email, language })) {
      terminal.write(
        `${email} no longer records ${nameOf(language)} and has no pending invitation to it.`,
      )
      return 0
    }
    terminal.complain(`${email} neither records ${nameOf(language)} nor has an invitation to it.`)
    return 1
  })
}

/** With its code, which commands take. */
const nameOf = (language: string) => `${nameLanguage(language).en} (${language})`
