import type { ClientBase } from 'pg'

/** More than the server has that come often; PostgreSQL keeps a plan of each on every connection. */
const mostNames = 200
/** How often a statement comes before it is named: one that is made for its values never comes again. */
const timesBefore = 5
/** Of statements that have no name yet, how many are remembered. */
const mostCounted = 1_000

/** The name of a statement that comes often; undefined for others. */
type NameOf = (text: string) => string | undefined

/** The same for all connections of a pool. */
export function createStatementNames(): NameOf {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === mostNames) return known
    const count = (counts.get(text) ?? 0) + 1
    counts.delete(text)
    if (count <= timesBefore || !keepsItsColumns(text)) {
      if (counts.size === mostCounted) counts.delete(counts.keys().next().value ?? '')
      counts.set(text, count)
      return undefined
    }
    const name = `mboa ${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * Whether a step of the schema, which runs beside servers, leaves what the statement answers as it is.
 * PostgreSQL refuses one with a name whose `*` has become other columns, on each connection that knows it.
 */
const keepsItsColumns = (text: string) => !text.replaceAll('count(*)', '').includes('*')

/**
 * Has PostgreSQL read and plan a statement once for each connection instead of each time: most of
 * what a short one costs. Not behind a pool, which sends the next one through another connection; its
 * own word for the process that answers is none of PostgreSQL's.
 */
export async function nameStatements(client: ClientBase, nameOf: NameOf): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const isDirect = 'processID' in client && client.processID === rows[0]?.pid
  if (!isDirect) return
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  Object.assign(client, {
    query(...given: unknown[]) {
      const [text, values] = given
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
        return query(...given)
      }
      const name = nameOf(text)
      return name === undefined ? query(...given) : query({ name, text, values })
    },
  })
}
