import type { RegisterPair } from '@mboa/domain'
import { storedValue } from './stored-value.ts'

/**
 * How high a learner's voice is beside others', from the words they have compared: on this device
 * alone, and gone with all else of the account on it.
 */
export const ownRegisterOf = (userId: string) =>
  storedValue<readonly RegisterPair[]>(`register.${userId}`, {
    name: 'how high the own voice is',
    parse: (text) => {
      const stored: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPair) : []
    },
  })

function isPair(stored: unknown): stored is RegisterPair {
  if (typeof stored !== 'object' || stored === null) return false
  const { item, reference, semitones } = stored as Record<string, unknown>
  return (
    typeof item === 'string' &&
    typeof reference === 'string' &&
    typeof semitones === 'number' &&
    Number.isFinite(semitones)
  )
}
