import type { OperatorAccounts } from '../../modules/accounts/index.ts'
import type { Terminal } from '../command.ts'

type Added = Awaited<ReturnType<OperatorAccounts['add']>>

/** Undefined where there is one of this address, which stays as it is: that is told. */
export async function addAccount(
  accounts: OperatorAccounts,
  person: Parameters<OperatorAccounts['add']>[0],
  terminal: Terminal,
): Promise<Added> {
  const { email } = person
  const account = await accounts.add(person)
  if (account === undefined) {
    terminal.write(`${email} exists already and stays as it is; "user delete ${email}" removes it.`)
  }
  return account
}
