import { storedValue } from '../stored-value.ts'

/** The ids of those who have used this device: nothing else is stored of them. */
const accountsHere = storedValue<readonly string[]>('accounts', {
  name: 'who has used this device',
  parse: (text) => (text ?? '').split(' ').filter((id) => id !== ''),
  format: (ids) => ids.join(' '),
})

export const listAccountsHere = accountsHere.read

export function recordAccountHere(userId: string): void {
  removedHere.delete(userId)
  const known = listAccountsHere()
  if (!known.includes(userId)) accountsHere.save([...known, userId])
}

/**
 * Taken off this device while this page was open, by this tab or another: nothing of theirs is
 * kept here until somebody signs in to it again.
 */
export const removedHere = new Set<string>()

/** Before anything of an account is removed: no tab may make it again meanwhile. */
export function recordRemovedHere(userId: string): void {
  removedHere.add(userId)
  const left = listAccountsHere().filter((id) => id !== userId)
  if (left.length > 0) accountsHere.save(left)
  else accountsHere.remove()
}

/** Hears from now on that another tab has taken this account off the device. */
export function onRemovedElsewhere(userId: string, listener: () => void): void {
  accountsHere.onChangedElsewhere((ids) => {
    if (ids.includes(userId)) return
    removedHere.add(userId)
    listener()
  })
}
