import { storedValue } from '../stored-value.ts'

/**
 * Which items somebody has said for who used this device last: looked at before any store is.
 * Without room or leave to keep it, these voices play on their words' pages.
 */
const said = storedValue<readonly unknown[]>('said', {
  name: 'which items were said',
  parse(text) {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? (stored as unknown[]) : []
  },
})

/** A hint alone: what it names may be gone, or another account's, and then nothing plays. */
export function rememberSaid(items: readonly string[]): void {
  if (items.length > 0) said.save([...new Set(items)])
  else said.remove()
}

/** Whether a private voice may have said this item. */
export const isSaid = (item: string): boolean => said.read().includes(item)

/** Whether there may be private voices on this device. */
export const hasSaid = (): boolean => said.read().length > 0
