/** The ids of those who have used this device: nothing else is told about them. */
const key = 'mboa.accounts'

export function listAccountsHere(): string[] {
  const ids = (localStorage.getItem(key) ?? '').split(' ')
  return ids.filter((id) => id !== '')
}

export function noteAccountHere(userId: string): void {
  const known = listAccountsHere()
  if (!known.includes(userId)) localStorage.setItem(key, [...known, userId].join(' '))
}
