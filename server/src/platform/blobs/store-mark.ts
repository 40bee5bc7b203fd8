import { UnavailableError } from '../unavailable-error.ts'

/** Between the id of a store and its generation; no id holds it. */
const separator = '.'

/**
 * What stands in a store: its id, which it keeps for good, and the generation that the last restore
 * began. Servers of the database before know another generation: the store is no longer theirs.
 */
export function beginGeneration(mark: string, generation: string): string {
  return `${storeIdOf(mark)}${separator}${generation}`
}

/** Without the generation: the same before and after a restore. */
export function storeIdOf(mark: string): string {
  return mark.split(separator)[0] ?? mark
}

/**
 * The store is not the one that holds the files of the database, or not there at all; the message
 * says what to do. Who asks meanwhile is asked to try again.
 */
export class OtherStoreError extends UnavailableError {
  constructor(message: string) {
    super(message, { shortage: 'store' })
  }
}
