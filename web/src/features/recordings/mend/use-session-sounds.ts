import { api, type ShownTake } from '@mboa/contract'
import { useMemo } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import type { SessionTake } from './use-sessions.ts'

/** A session is within a few pages of the list of all one's takes. */
const mostPages = 20

/**
 * What the server has of the takes of a session, to be heard from there; undefined while it is
 * asked. Without a network nothing: what this device keeps of them is heard all the same.
 */
export function useSessionSounds(
  userId: string,
  takes: readonly SessionTake[],
): ReadonlyMap<string, ShownTake> | undefined {
  const [first, last] = [takes[0]?.id ?? '', takes.at(-1)?.id ?? '']
  const { value, failure } = useResource(
    useMemo(() => soundsOf(userId, first, last), [userId, first, last]),
  )
  return value ?? (failure === undefined ? undefined : none)
}

const none: ReadonlyMap<string, ShownTake> = new Map()

const soundsOf = (
  userId: string,
  first: string,
  last: string,
): Source<ReadonlyMap<string, ShownTake>> => ({
  during: 'loading the takes of a session',
  async ask(signal) {
    const found = new Map<string, ShownTake>()
    // A `~` behind the id sorts after it, so that the page includes that take.
    let before = `${last}~`
    for (let page = 0; page < mostPages; page += 1) {
      const listed = await call(api.listShownTakes, { query: { before }, account: userId, signal })
      if (!listed.ok) return found.size > 0 ? { ok: true, value: found } : listed
      for (const take of listed.value.takes) found.set(take.id, take)
      before = listed.value.takes.at(-1)?.id ?? ''
      if (!listed.value.more || before <= first) break
    }
    return { ok: true, value: found }
  },
})
