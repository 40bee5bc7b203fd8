/** Which items somebody has said for who used this device last: looked at before any store is. */
const key = 'mboa-said'

/** A hint alone: what it names may be gone, or another account's, and then nothing plays. */
export function rememberSaid(items: readonly string[]): void {
  try {
    const said = JSON.stringify([...new Set(items)])
    if (items.length > 0) localStorage.setItem(key, said)
    else localStorage.removeItem(key)
  } catch {
    // Without room or leave to keep it, these voices play on their words' pages.
  }
}

/** Whether a private voice may have said this item. */
export const isSaid = (item: string): boolean =>
  localStorage.getItem(key)?.includes(`"${item}"`) ?? false

/** Whether there may be private voices on this device. */
export const hasSaid = (): boolean => localStorage.getItem(key) !== null
