import { parseArgs } from 'node:util'
import { inviteRecorder, revokeRecorder } from '../../modules/accounts/index.ts'
import { type Command, readLanguage } from '../command.ts'
import { readEmail, withAccounts } from './with-accounts.ts'

const operands = '<email> --language <code>'

export const recorderInvite: Command = {
  name: 'recorder invite',
  operands: `${operands} [--trusted]`,
  summary: 'Email someone, new or existing, a link that makes them a recorder of a language.',
  run(args, terminal) {
    const options = { language: { type: 'string' }, trusted: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const email = readEmail(positionals)
    const language = readLanguage(values.language)
    return withAccounts(terminal, async (context) => {
      await inviteRecorder(context, { email, language, isTrusted: values.trusted === true })
      terminal.write(
        `${email} is invited to record ${language}. The running server mails the link.`,
      )
      return 0
    })
  },
}

export const recorderRevoke: Command = {
  name: 'recorder revoke',
  operands,
  summary: 'Remove a language, or a pending invitation to it, from a recorder.',
  run(args, terminal) {
    const options = { language: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const email = readEmail(positionals)
    const language = readLanguage(values.language)
    return withAccounts(terminal, async (context) => {
      if (await revokeRecorder(context, { email, language })) {
        terminal.write(
          `${email} no longer records ${language} and has no pending invitation to it.`,
        )
        return 0
      }
      terminal.complain(`${email} neither records ${language} nor has an invitation to it.`)
      return 1
    })
  },
}
