import { UnavailableError } from '../unavailable-error.ts'

/**
 * The store is not the one that holds the files of the database, or not there at all; the message
 * says what to do. Who asks meanwhile is asked to try again.
 */
export class OtherStoreError extends UnavailableError {
  constructor(message: string) {
    super(message, { shortage: 'store' })
  }
}
