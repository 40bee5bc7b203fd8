/** The ids of those who have used this device: nothing else is stored of them. */
export const accountsKey = 'mboa.accounts'

export function listAccountsHere(): string[] {
  return readIds(localStorage.getItem(accountsKey))
}

const readIds = (stored: string | null) => (stored ?? '').split(' ').filter((id) => id !== '')

export function recordAccountHere(userId: string): void {
  removedHere.delete(userId)
  const known = listAccountsHere()
  if (!known.includes(userId)) localStorage.setItem(accountsKey, [...known, userId].join(' '))
}

/**
 * Taken off this device while this page was open, by this tab or another: nothing of theirs is
 * kept here until somebody signs in to it again.
 */
export const removedHere = new Set<string>()

/** Hears from now on that another tab has taken this account off the device. */
export function onRemovedElsewhere(userId: string, listener: () => void): void {
  // What the other tab wrote, whatever an answer on its way has written here since.
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== accountsKey || readIds(newValue).includes(userId)) return
    removedHere.add(userId)
    listener()
  }
  addEventListener('storage', hear)
}
