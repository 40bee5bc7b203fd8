import { parseArgs } from 'node:util'
import { changeEmail, resendVerification } from '../../modules/accounts/index.ts'
import { MisuseError, type Command } from '../command.ts'
import { onAccount, readEmail } from './with-accounts.ts'

/** For somebody who has lost their mailbox, once the operator knows that it is them. */
export const userEmail: Command = {
  name: 'user email',
  operands: '<old> <new>',
  summary: 'Give an account another email address, which a mail there must verify; sign it out.',
  run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [old, wanted, ...others] = positionals
    if (old === undefined || wanted === undefined || others.length > 0) {
      throw new MisuseError('Give the old email address and the new one.')
    }
    return onAccount(readEmail([old]), terminal, async (context, { account, hasGoogle }) => {
      const changed = await changeEmail(context, account, readEmail([wanted]))
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
  },
}

export const userResendVerification: Command = {
  name: 'user resend-verification',
  operands: '<email>',
  summary: 'Send the mail again that asks to verify an address.',
  run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    return onAccount(readEmail(positionals), terminal, async (context, { account }) => {
      const sent = await resendVerification(context, account)
      if (!sent.ok) {
        terminal.complain(
          sent.failure.code === 'operation-not-allowed'
            ? `${account.email} is verified already.`
            : `A mail was sent to ${account.email} within the last minute; wait for it.`,
        )
        return 1
      }
      terminal.write(`A mail is on its way to ${account.email}; older links open nothing.`)
      return 0
    })
  },
}
