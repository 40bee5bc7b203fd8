import { api, type ShownTake, type Take } from '@mboa/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, type ApiFailure } from '../../../platform/network/api-client.ts'
import { saveTakes, readStoredTakes } from '../../../platform/recording-lists/stored-lists.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useOnReceived } from '../../../platform/take-store/use-device-takes.ts'

/** A page of one's takes, the newest first. */
interface Place {
  of: Take['state'] | undefined
  /** What they are to hold; empty for all. */
  search: string
  /** Which takes are older than this one; undefined for the newest of all. */
  before: string | undefined
  /** How many takes stand before its first one. */
  skipped: number
  /** The page that holds the takes just newer than these. */
  newer: Place | undefined
}

interface Shown extends Place {
  takes: readonly ShownTake[]
  more: boolean
  /** How many hold what is searched for; undefined where the server has not looked. */
  matches?: number | undefined
}

const broken: ApiFailure = { code: 'general', fields: {} }

const newestOf = (of: Place['of'], search: string): Place => ({
  of,
  search,
  before: undefined,
  skipped: 0,
  newer: undefined,
})

/**
 * One's takes as the server has them, one page at a time, because ten thousand rows are more than
 * a phone can scroll; without a network those of the newest that this device last heard of.
 * Asked again when it has got another one, and when the network returns.
 *
 * @param search text that they are to hold; without a network nothing is left out for it
 */
export function useShownTakes(userId: string, state: Take['state'] | undefined, search: string) {
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<ApiFailure>()
  const asked = useRef(0)
  const isCurrent = shown !== undefined && shown.of === state && shown.search === search
  const current = isCurrent ? shown : undefined

  const load = useCallback(
    async (place: Place) => {
      asked.current += 1
      const number = asked.current
      // Another filter or page was chosen meanwhile.
      const isOver = () => number !== asked.current
      try {
        const page = await call(api.listShownTakes, {
          query: {
            state: place.of,
            before: place.before,
            search: place.search === '' ? undefined : place.search,
          },
          account: userId,
        })
        if (isOver()) return
        setFailure(page.ok ? undefined : page.failure)
        const isNewest = place.before === undefined
        if (page.ok) {
          setShown({ ...place, ...page.value })
          if (place.of === undefined && place.search === '' && isNewest) {
            // They are shown anyway.
            saveTakes(userId, page.value.takes).catch((error: unknown) =>
              reportProblem('keeping one’s takes', error),
            )
          }
        } else if (page.failure.code === 'network-error' && isNewest) {
          const stored = await readStoredTakes(userId)
          if (isOver() || stored === undefined) return
          const takes = stored.filter((take) => place.of === undefined || take.state === place.of)
          setShown((now) =>
            now !== undefined && now.of === place.of && now.search === place.search
              ? now
              : { ...place, takes, more: false },
          )
        }
      } catch (error) {
        reportProblem('loading one’s takes', error)
        if (!isOver()) setFailure(broken)
      }
    },
    [userId],
  )

  const place = useRef<Place>(undefined)
  useEffect(() => {
    place.current = current
  }, [current])
  const again = useCallback(
    () => void load(place.current ?? newestOf(state, search)),
    [load, state, search],
  )

  useEffect(() => {
    // As a task of its own: nothing of it happens while the page is being put together.
    const start = setTimeout(again)
    return () => clearTimeout(start)
  }, [again])

  useOnReceived(again)

  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])

  /** Why it could not be done; undefined once it is. */
  async function withdraw(id: string): Promise<ApiFailure | undefined> {
    try {
      const result = await call(api.withdrawTake, { params: { id }, account: userId })
      if (!result.ok) return result.failure
      setShown((now) => now && { ...now, takes: now.takes.filter((take) => take.id !== id) })
      return undefined
    } catch (error) {
      reportProblem('withdrawing a take', error)
      return broken
    }
  }

  const last = current?.takes.at(-1)
  const older: Place | undefined =
    current?.more === true && last !== undefined
      ? {
          of: state,
          search,
          before: last.id,
          newer: current,
          skipped: current.skipped + current.takes.length,
        }
      : undefined
  const newer = current?.newer
  return {
    shown: current,
    failure,
    again,
    withdraw,
    older: older && (() => load(older)),
    newer: newer && (() => load(newer)),
  }
}
