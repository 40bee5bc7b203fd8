import { changeEmail, resendVerification } from '../../modules/accounts/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { onAccount } from './with-accounts.ts'

/** For somebody who has lost their mailbox, once the operator knows that it is them. */
export function userEmail(terminal: Terminal, old: string, wanted: string): Promise<ExitStatus> {
  return onAccount(old, terminal, async (context, { account, hasGoogle }) => {
    const changed = await changeEmail(context, account, wanted)
    if (!changed.ok) {
      terminal.complain(
        changed.failure.code === 'invalid-email'
          ? `"${wanted}" is not an address that an account can have.`
          : `An account has the address ${wanted} already.`,
      )
      return 1
    }
    terminal.write(`${account.email} is ${changed.value} now, and signed out everywhere.`)
    terminal.write('A mail there asks to verify it; nobody can log in before that.')
    if (hasGoogle) terminal.write('Google no longer opens it, unless its address is this one.')
    return 0
  })
}

export function userResendVerification(terminal: Terminal, email: string): Promise<ExitStatus> {
  return onAccount(email, terminal, async (context, { account }) => {
    const sent = await resendVerification(context, account)
    if (!sent.ok) {
      terminal.complain(
        sent.failure.code === 'operation-not-allowed'
          ? `${account.email} is verified already.`
          : `A mail was sent to ${account.email} within the last minute; wait for it.`,
      )
      return 1
    }
    terminal.write(`A mail is on its way to ${account.email}; earlier links no longer work.`)
    return 0
  })
}
