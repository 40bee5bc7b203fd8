import { api, type ShownTake } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
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
  const [shown, setShown] = useState<ReadonlyMap<string, ShownTake>>()
  const [first, last] = [takes[0]?.id ?? '', takes.at(-1)?.id ?? '']
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const found = new Map<string, ShownTake>()
      // What the last id begins comes before it.
      let before = `${last}~`
      for (let page = 0; page < mostPages && isCurrent; page += 1) {
        const listed = await call(api.listShownTakes, { query: { before }, account: userId })
        if (!listed.ok) break
        for (const take of listed.value.takes) found.set(take.id, take)
        before = listed.value.takes.at(-1)?.id ?? ''
        if (!listed.value.more || before <= first) break
      }
      if (isCurrent) setShown(found)
    }
    load().catch((error: unknown) => {
      reportProblem('loading the takes of a session', error)
      if (isCurrent) setShown(new Map())
    })
    const again = () => void load().catch(() => undefined)
    window.addEventListener('online', again)
    return () => {
      isCurrent = false
      window.removeEventListener('online', again)
    }
  }, [userId, first, last])
  return shown
}
