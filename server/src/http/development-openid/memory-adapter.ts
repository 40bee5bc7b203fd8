import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the provider remembers, until it is restarted. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>()

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`
    const find = (id: string) => Promise.resolve(stored.get(keyOf(id)))
    const findBy = (name: 'uid' | 'userCode', value: string) => {
      const entries = [...stored].filter(([key]) => key.startsWith(`${model} `))
      return Promise.resolve(entries.find(([, payload]) => payload[name] === value)?.[1])
    }
    const forgetExpired = () => {
      const now = Date.now() / 1000
      for (const [key, { exp }] of stored) if (exp !== undefined && exp < now) stored.delete(key)
    }
    return {
      upsert(id, payload) {
        forgetExpired()
        stored.set(keyOf(id), payload)
        return Promise.resolve()
      },
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume(id) {
        const payload = stored.get(keyOf(id))
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
        return Promise.resolve()
      },
      destroy(id) {
        stored.delete(keyOf(id))
        return Promise.resolve()
      },
      revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
        return Promise.resolve()
      },
    }
  }
}
