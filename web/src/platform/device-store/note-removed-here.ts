import { accountsKey, listAccountsHere, removedHere } from './accounts-here.ts'

/** Before anything of an account is removed: no tab may make it again meanwhile. */
export function noteRemovedHere(userId: string): void {
  removedHere.add(userId)
  const left = listAccountsHere().filter((id) => id !== userId)
  if (left.length > 0) localStorage.setItem(accountsKey, left.join(' '))
  else localStorage.removeItem(accountsKey)
}
