/** What is to be looked at: too much at once, a disk, the object store, or what the message says. */
export type Shortage = 'busy' | 'disk' | 'store' | 'other'

/** Thrown where the server is too busy for now, or a part of it is away; answered with 503 and when to try again. */
export class UnavailableError extends Error {
  readonly shortage: Shortage

  constructor(
    message: string,
    { shortage = 'other', ...options }: ErrorOptions & { shortage?: Shortage } = {},
  ) {
    super(message, options)
    this.shortage = shortage
  }
}
