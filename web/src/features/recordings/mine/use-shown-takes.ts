import type { ShownTake, Take, TakeCounts } from '@mboa/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { countTakes, listShownTakes, withdrawTake } from '../recordings-api.ts'

interface Shown {
  takes: readonly ShownTake[]
  more: boolean
}

const broken: ApiFailure = { code: 'general', fields: {} }

/** One's takes as the server has them, a page at a time, with how many there are of each state. */
export function useShownTakes(state: Take['state'] | undefined) {
  const [counts, setCounts] = useState<TakeCounts['counts']>()
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<ApiFailure>()
  const asked = useRef(0)

  const load = useCallback(
    async (known: readonly ShownTake[]) => {
      asked.current += 1
      const number = asked.current
      try {
        const page = await listShownTakes(state, known.at(-1)?.id)
        const counted = await countTakes()
        // Another filter was chosen meanwhile.
        if (number !== asked.current) return
        setFailure(page.ok ? undefined : page.failure)
        if (page.ok) setShown({ takes: [...known, ...page.value.takes], more: page.value.more })
        if (counted.ok) setCounts(counted.value.counts)
      } catch (error) {
        reportProblem('loading one’s takes', error)
        setFailure(broken)
      }
    },
    [state],
  )

  useEffect(() => {
    // As a task of its own: nothing of it happens while the page is being put together.
    const start = setTimeout(() => void load([]))
    return () => clearTimeout(start)
  }, [load])

  async function withdraw(id: string): Promise<boolean> {
    try {
      const result = await withdrawTake(id)
      if (!result.ok) return false
      setShown((now) => now && { ...now, takes: now.takes.filter((take) => take.id !== id) })
      const counted = await countTakes()
      if (counted.ok) setCounts(counted.value.counts)
      return true
    } catch (error) {
      reportProblem('withdrawing a take', error)
      return false
    }
  }

  const more = () => void load(shown?.takes ?? [])
  return { counts, shown, failure, more, again: () => void load([]), withdraw }
}
