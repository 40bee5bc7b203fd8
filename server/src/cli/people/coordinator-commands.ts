import type { CommandContext } from '../../context.ts'
import { endCoordinator, nameCoordinator } from '../../modules/accounts/index.ts'
import { theOperator } from '../../modules/language-acts/index.ts'
import { listCoordinators } from '../../modules/speakers/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { onAccount } from './with-accounts.ts'

interface Asked {
  readonly email: string
  readonly accountId: string
  readonly language: string
}

export const coordinatorAdd = onLanguage(async (context, asked, terminal) => {
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
})

export const coordinatorRemove = onLanguage(async (context, asked, terminal) => {
  const { email, language } = asked
  if (await endCoordinator(context, asked, theOperator)) {
    terminal.write(`${email} no longer coordinates ${language}.`)
    return 0
  }
  terminal.complain(`${email} does not coordinate ${language}.`)
  return 1
})

export function coordinatorList(
  terminal: Terminal,
  { language }: { language?: string },
): Promise<ExitStatus> {
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
}

function onLanguage(
  deed: (context: CommandContext, asked: Asked, terminal: Terminal) => Promise<ExitStatus>,
) {
  return (terminal: Terminal, email: string, { language }: { language: string }) =>
    onAccount(email, terminal, (context, { account }) =>
      deed(context, { email, accountId: account.id, language }, terminal),
    )
}
