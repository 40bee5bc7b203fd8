/** How often one subject (an address, an account) may do one thing. */
export interface Limit {
  readonly name: string
  readonly hits: number
  readonly windowMs: number
}

export type Admission =
  { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Counts in the database, so that all servers count together and a restart forgets nothing. */
export interface Throttles {
  /** Counts a hit and allows it, unless the last window holds `limit.hits` of them already. */
  hit(limit: Limit, subject: string): Promise<Admission>
  clear(limit: Limit, subject: string): Promise<void>
}
