import { Client, type ClientBase, type ClientConfig } from 'pg'

/** Nothing else is asked of a host but that it takes writes. */
const attributes: ReadonlySet<string | null> = new Set([null, 'read-write', 'primary'])

/**
 * `postgres://mboa:…@one:5432,other:5432/mboa?target_session_attrs=read-write`, as libpq reads it: an
 * address for each host, in their order; undefined where it is none.
 */
export function splitHosts(address: string): readonly string[] | undefined {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(address) ?? []
  if (before === '') return undefined
  const urls: string[] = []
  for (const host of hosts.split(',')) {
    const url = URL.parse(before + host + after)
    if (url === null || !attributes.has(url.searchParams.get('target_session_attrs'))) {
      return undefined
    }
    url.searchParams.delete('target_session_attrs')
    urls.push(url.href)
  }
  return urls
}

/** The one of several hosts that took writes last, for all connections of a pool. */
export interface HostChoice {
  /** For the pool, which makes one for each connection. */
  readonly Client: new (config?: ClientConfig) => Client
  /**
   * To be awaited after a connection was made.
   * @throws where it is to a host that only follows another one; the next connection is to another
   */
  checkTakesWrites(client: ClientBase): Promise<void>
}

/** Thrown where a host follows another one, with the SQLSTATE of one that does not take connections. */
class StandbyError extends Error {
  readonly code = '57P03'
}

/** @param urls two or more */
export function chooseHost(urls: readonly string[]): HostChoice {
  let current = 0
  const urlsOf = new WeakMap<object, string>()

  /** Unless others have left it meanwhile. */
  function leave(url: string | undefined): void {
    if (urls[current] === url) current = (current + 1) % urls.length
  }

  return {
    Client: class extends Client {
      constructor(config?: ClientConfig) {
        const url = urls[current] ?? ''
        super({ ...config, connectionString: url })
        urlsOf.set(this, url)
      }

      override connect(): Promise<Client>
      override connect(callback: (error: Error | null, client?: Client) => void): void
      override connect(
        callback?: (error: Error | null, client?: Client) => void,
      ): Promise<Client> | undefined {
        const connecting = super.connect().catch((error: unknown) => {
          leave(urlsOf.get(this))
          throw error
        })
        if (callback === undefined) return connecting
        connecting.then(
          (client) => callback(null, client),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        )
        return undefined
      }
    },
    async checkTakesWrites(client) {
      const { rows } = await client.query<{ follows: boolean }>(
        'select pg_is_in_recovery() as follows',
      )
      if (rows[0]?.follows === false) return
      const url = urlsOf.get(client)
      leave(url)
      throw new StandbyError(`${new URL(url ?? '').host} follows another PostgreSQL`)
    },
  }
}
