import type { DBSchema, IDBPDatabase } from 'idb'
import { isConnectionClosed, openDatabase } from './open-database.ts'

/** What takes no more than one transaction, in the words of `idb`. */
const shortcuts = [
  'get',
  'getAll',
  'getAllKeys',
  'getAllFromIndex',
  'count',
  'countFromIndex',
  'put',
  'delete',
] as const

/**
 * A store that stays open as long as a page. Its connection does not: another tab that upgrades
 * the store closes it, and so do browsers in the background (WebKit) or short of memory. It is
 * opened again by whoever needs it next.
 */
export interface LastingDatabase<Schema extends DBSchema> extends Pick<
  IDBPDatabase<Schema>,
  (typeof shortcuts)[number]
> {
  readonly name: string
  /**
   * Does the work over an open connection. Where that is closed under it, the work is done once
   * more over another: it is to be one transaction, all of it or nothing.
   */
  run<Value>(work: (connection: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value>
  /** For good. */
  close(): void
}

/** @throws what the first opening fails with. */
export async function openLastingDatabase<Schema extends DBSchema>(
  given: Parameters<typeof openDatabase<Schema>>[0],
): Promise<LastingDatabase<Schema>> {
  let isOver = false
  let current: Promise<IDBPDatabase<Schema>> | undefined

  const forget = (connection: typeof current) => {
    if (current === connection) current = undefined
  }

  function connect(): Promise<IDBPDatabase<Schema>> {
    if (current !== undefined) return current
    const connection = openDatabase(given)
    current = connection
    connection.then(
      // By the browser alone.
      (opened) => opened.addEventListener('close', () => forget(connection)),
      () => forget(connection),
    )
    return connection
  }

  async function run<Value>(
    work: (connection: IDBPDatabase<Schema>) => Promise<Value>,
  ): Promise<Value> {
    const connection = connect()
    let opened: IDBPDatabase<Schema> | undefined
    try {
      opened = await connection
      return await work(opened)
    } catch (error) {
      const isClosed = opened !== undefined && isConnectionClosed(error, opened)
      const isLost = current !== connection || isClosed
      if (isOver || !isLost) throw error
      forget(connection)
      return work(await connect())
    }
  }

  await connect()
  return {
    ...(Object.fromEntries(
      shortcuts.map((name) => [
        name,
        (...asked: unknown[]) =>
          run((connection) =>
            (connection[name] as (...of: unknown[]) => Promise<unknown>)(...asked),
          ),
      ]),
    ) as Pick<IDBPDatabase<Schema>, (typeof shortcuts)[number]>),
    name: given.name,
    run,
    close() {
      isOver = true
      void current?.then(
        (connection) => connection.close(),
        () => undefined,
      )
    },
  }
}
