import { parseArgs } from 'node:util'
import type { CommandContext } from '../../context.ts'
import { endCoordinator, nameCoordinator } from '../../modules/accounts/index.ts'
import { theOperator } from '../../modules/language-acts/index.ts'
import { listCoordinators } from '../../modules/speakers/index.ts'
import {
  type Command,
  type ExitStatus,
  type Terminal,
  readAnyLanguage,
  readLanguage,
} from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { onAccount, readEmail } from './with-accounts.ts'

interface Asked {
  readonly email: string
  readonly accountId: string
  readonly language: string
}

export const coordinatorAdd = coordinatorCommand(
  'add',
  'Let a recorder look after their language: invite others, and see what is recorded.',
  async (context, asked, terminal) => {
    const { email, language } = asked
    const done = await nameCoordinator(context, asked, theOperator)
    if (done === 'named') {
      terminal.write(`${email} coordinates ${language}.`)
      return 0
    }
    terminal.complain(
      done === 'already'
        ? `${email} coordinates ${language} already.`
        : `${email} does not record ${language}: invite them first, with "recorder invite".`,
    )
    return 1
  },
)

export const coordinatorRemove = coordinatorCommand(
  'remove',
  'Take that right back, with the invitations given out by it. They go on recording.',
  async (context, asked, terminal) => {
    const { email, language } = asked
    if (await endCoordinator(context, asked, theOperator)) {
      terminal.write(`${email} no longer coordinates ${language}.`)
      return 0
    }
    terminal.complain(`${email} does not coordinate ${language}.`)
    return 1
  },
)

export const coordinatorList: Command = {
  name: 'coordinator list',
  operands: '[--language <code>]',
  summary: 'List who coordinates which language, and since when.',
  run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { language: { type: 'string' } } })
    const language = readAnyLanguage(values.language)
    return withDatabase(terminal, async ({ queries }) => {
      const coordinators = await listCoordinators(queries, language)
      for (const { email, language: of, coordinatorAt } of coordinators) {
        const since = new Date(coordinatorAt ?? 0).toISOString().slice(0, 10)
        terminal.write(`${of}  ${since}  ${email}`)
      }
      terminal.write(
        coordinators.length === 1 ? '1 coordinator' : `${coordinators.length} coordinators`,
      )
      return 0
    })
  },
}

function coordinatorCommand(
  verb: string,
  summary: string,
  deed: (context: CommandContext, asked: Asked, terminal: Terminal) => Promise<ExitStatus>,
): Command {
  return {
    name: `coordinator ${verb}`,
    operands: '<email> --language <code>',
    summary,
    run(args, terminal) {
      const options = { language: { type: 'string' } } as const
      const { values, positionals } = parseArgs({
        args: [...args],
        options,
        allowPositionals: true,
      })
      const email = readEmail(positionals)
      const language = readLanguage(values.language)
      return onAccount(email, terminal, (context, { account }) =>
        deed(context, { email, accountId: account.id, language }, terminal),
      )
    },
  }
}
