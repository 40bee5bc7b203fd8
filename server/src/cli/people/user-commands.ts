import type { CommandContext } from '../../context.ts'
import {
  deleteAccount,
  disableAccount,
  enableAccount,
  type AccountReport,
} from '../../modules/accounts/index.ts'
import { theOperator } from '../../modules/language-acts/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { onAccount } from './with-accounts.ts'

type Deed = (
  context: CommandContext,
  report: AccountReport,
  terminal: Terminal,
) => Promise<void> | void

export const userShow = onUser(showAccount)

export const userDisable = onUser(async (context, { account }, terminal) => {
  await disableAccount(context, account)
  terminal.write(`${account.email} is disabled and signed out.`)
})

export const userEnable = onUser(async (context, { account }, terminal) => {
  await enableAccount(context, account)
  terminal.write(`${account.email} is enabled.`)
})

export function userDelete(terminal: Terminal, email: string): Promise<ExitStatus> {
  return onAccount(email, terminal, async (context, { account }) => {
    const deleted = await deleteAccount(context, account, theOperator)
    if (!deleted.ok) {
      terminal.complain(`${account.email} was deleted by somebody else at this moment.`)
      return 1
    }
    const { practiceEvents } = deleted.value
    terminal.write(`${account.email} is deleted, with ${practiceEvents} practice events.`)
    return 0
  })
}

function onUser(deed: Deed) {
  return (terminal: Terminal, email: string): Promise<ExitStatus> =>
    onAccount(email, terminal, async (context, report) => {
      await deed(context, report, terminal)
      return 0
    })
}

function showAccount(_: CommandContext, report: AccountReport, terminal: Terminal): void {
  const { account, hasGoogle, devices, practiceEvents, recorderLanguages } = report
  const at = (instant: number | null) =>
    instant === null
      ? 'no'
      : `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const ways = [account.passwordHash !== null && 'password', hasGoogle && 'Google']
  const recorded = recorderLanguages.map(({ language, trustedAt, coordinatorAt }) => {
    const rights = [trustedAt !== null && 'trusted', coordinatorAt !== null && 'coordinator']
    const named = rights.filter((right) => right !== false)
    return named.length === 0 ? language : `${language} (${named.join(', ')})`
  })
  const lines: readonly (readonly [string, string])[] = [
    ['id', account.id],
    ['name', account.fullName],
    ['e-mail', account.email],
    ['verified', at(account.emailVerifiedAt)],
    ['phone', account.phoneNumber ?? 'none'],
    ['role', account.role],
    ['records', recorded.join(', ') || 'nothing'],
    ['signs in by', ways.filter((way) => way !== false).join(', ') || 'nothing'],
    ['created', at(account.createdAt)],
    ['disabled', at(account.disabledAt)],
    ['devices', String(devices)],
    ['practice events', String(practiceEvents)],
  ]
  const width = Math.max(...lines.map(([name]) => name.length))
  for (const [name, value] of lines) terminal.write(`${name.padEnd(width)}  ${value}`)
}
