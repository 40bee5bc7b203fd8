import type { Log } from '../log.ts'
import type { Blobs } from './blobs.ts'
import { checkStore } from './check-store.ts'
import { OtherStoreError } from './store-mark.ts'

/** So long a look at the mark is believed, ms. */
export const trustedMs = 5_000

export interface StoreGuard {
  /** The same store, which writes and removes nothing under the mark of another database. */
  readonly blobs: Blobs
  /**
   * Reads the mark, unless that was done a moment ago.
   * @throws OtherStoreError where it is not ours; UnavailableError where the store does not answer
   */
  check(): Promise<void>
  /**
   * As `check` found it last, which is looked for again meanwhile: whoever writes to the database
   * alone need not wait for the store.
   */
  refusal(): OtherStoreError | undefined
}

/**
 * Watches whether the store is still the one of our database. A restore that takes its place marks
 * it anew: a server of the database before must not acknowledge what nobody will find again, nor
 * remove what the restored database holds.
 */
export function guardStore(parts: Parameters<typeof checkStore>[0] & { log: Log }): StoreGuard {
  const { blobs, clock, log } = parts
  /** The mark with which we began. */
  let own: string | undefined
  let lookedAt = -Infinity
  let refused: OtherStoreError | undefined
  let looking: Promise<void> | undefined
  let isFirst = true

  async function look(): Promise<void> {
    // What the first one finds, the start says by itself.
    const isTold = isFirst
    isFirst = false
    try {
      const mark = own === undefined ? undefined : await blobs.readMark()
      // At first; and where the mark is lost, which is another matter than a mark of others.
      if (mark === undefined) own = await checkStore(parts)
      else if (mark !== own) throw new OtherStoreError(describe(own, mark))
      refused = undefined
    } catch (error) {
      if (!(error instanceof OtherStoreError)) throw error
      if (!isTold && refused?.message !== error.message) {
        log.error({ error: error.message }, 'The store of files is not the one of this database')
      }
      refused = error
    }
    lookedAt = clock.now()
  }

  const lookOnce = () =>
    (looking ??= look().finally(() => {
      looking = undefined
    }))

  const isRecent = () => Math.abs(clock.now() - lookedAt) < trustedMs

  async function check({ anew = false } = {}): Promise<void> {
    if (anew || !isRecent()) await lookOnce()
    if (refused !== undefined) throw refused
  }

  return {
    check: () => check(),
    refusal() {
      if (!isRecent()) lookOnce().catch(() => undefined)
      return refused
    },
    blobs: {
      ...blobs,
      async put(content) {
        await check()
        const stored = await blobs.put(content)
        // It may have taken long, and is not acknowledged yet.
        await check()
        return stored
      },
      async find(hash) {
        const found = await blobs.find(hash)
        // Another folder in the place of ours has none of our files.
        if (found === undefined) await check({ anew: true })
        return found
      },
      async remove(hash) {
        await check({ anew: true })
        await blobs.remove(hash)
      },
      async ping() {
        await check()
        await blobs.ping()
      },
    },
  }
}

function describe(own: string | undefined, mark: string): string {
  return (
    `The store of files was marked ${own} when this server started and is marked ${mark} now: ` +
    'a restore has given it to another database. Nothing is taken any more. Stop this server for ' +
    'good, or give it the restored database and start it again (operations.md, Restoring).'
  )
}
