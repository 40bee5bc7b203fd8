/**
 * Stands beside a take from its making until it is first sent: only then is it certain that nobody
 * else has its files. It is taken away, not set, when it is sent, because that needs no room: a
 * full device sends what it cannot note.
 */
const keyOf = (id: string) => `unsent-take:${id}`

interface Values {
  get: (key: string) => Promise<unknown>
  put: (value: unknown, key: string) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

export const markUnsent = (values: Pick<Values, 'put'>, id: string) => values.put(true, keyOf(id))

export const unmarkUnsent = (values: Pick<Values, 'delete'>, id: string) => values.delete(keyOf(id))

/** False also for takes of versions that set no mark. */
export const isMarkedUnsent = async (values: Pick<Values, 'get'>, id: string): Promise<boolean> =>
  (await values.get(keyOf(id))) === true
