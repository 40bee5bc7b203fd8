import type { ShownTake, Take } from '@mboa/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { keepTakes, readKeptTakes } from '../../../platform/recorder/kept-takes.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { listShownTakes, withdrawTake } from '../recordings-api.ts'

interface Shown {
  of: Take['state'] | undefined
  takes: readonly ShownTake[]
  more: boolean
}

const broken: ApiFailure = { code: 'general', fields: {} }

const isOf = (shown: Shown | undefined, state: Shown['of']): shown is Shown =>
  shown !== undefined && shown.of === state

/** The first page anew, over the pages that are shown already. */
function withNewest(now: Shown, page: Omit<Shown, 'of'>): Shown {
  const last = page.takes.at(-1)
  const older = last === undefined ? [] : now.takes.filter(({ id }) => id < last.id)
  return { ...now, takes: [...page.takes, ...older], more: older.length > 0 ? now.more : page.more }
}

/**
 * One's takes as the server has them, a page at a time; without a network those of the newest that
 * this device last heard of.
 *
 * @param received grows when the server has got another one
 */
export function useShownTakes(userId: string, state: Take['state'] | undefined, received: number) {
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<ApiFailure>()
  const asked = useRef(0)

  const load = useCallback(
    async (known: readonly ShownTake[]) => {
      asked.current += 1
      const number = asked.current
      // Another filter was chosen meanwhile.
      const isOver = () => number !== asked.current
      try {
        const page = await listShownTakes(state, known.at(-1)?.id)
        if (isOver()) return
        setFailure(page.ok ? undefined : page.failure)
        if (page.ok) {
          const { takes, more } = page.value
          setShown((now) =>
            known.length === 0 && isOf(now, state)
              ? withNewest(now, page.value)
              : { of: state, takes: [...known, ...takes], more },
          )
          if (state === undefined && known.length === 0) await keepTakes(userId, takes)
        } else if (page.failure.code === 'network-error') {
          const kept = await readKeptTakes(userId)
          if (isOver() || kept === undefined) return
          const takes = kept.filter((take) => state === undefined || take.state === state)
          setShown((now) => (isOf(now, state) ? now : { of: state, takes, more: false }))
        }
      } catch (error) {
        reportProblem('loading one’s takes', error)
        setFailure(broken)
      }
    },
    [userId, state],
  )

  useEffect(() => {
    // As a task of its own: nothing of it happens while the page is being put together.
    const start = setTimeout(() => void load([]))
    return () => clearTimeout(start)
  }, [load, received])

  useEffect(() => {
    const again = () => void load([])
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [load])

  async function withdraw(id: string): Promise<boolean> {
    try {
      const result = await withdrawTake(id)
      if (!result.ok) return false
      setShown((now) => now && { ...now, takes: now.takes.filter((take) => take.id !== id) })
      return true
    } catch (error) {
      reportProblem('withdrawing a take', error)
      return false
    }
  }

  const more = () => void load(shown?.takes ?? [])
  return {
    shown: isOf(shown, state) ? shown : undefined,
    failure,
    more,
    again: () => void load([]),
    withdraw,
  }
}
