import { useState } from 'react'
import type { ApiFailure, ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** Further pages of a list whose first one is shown: asked for one at a time, when they are wanted. */
export function usePages<Page, Place>(
  first: Page,
  {
    next,
    ask,
  }: { next: (page: Page) => Place | null; ask: (place: Place) => Promise<ApiResult<Page>> },
) {
  const [more, setMore] = useState<{ of: Page; pages: readonly Page[] }>({ of: first, pages: [] })
  const [failure, setFailure] = useState<ApiFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const pages = more.of === first ? [first, ...more.pages] : [first]
  const place = next(pages.at(-1) ?? first)

  async function fetchMore(from: Place) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const asked = await ask(from)
      if (asked.ok) setMore({ of: first, pages: [...pages.slice(1), asked.value] })
      else setFailure(asked.failure)
    } catch (error) {
      reportProblem('asking for a page of the desk', error)
      setFailure({ code: 'general', fields: {} })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    pages,
    failure,
    isBusy,
    /** Undefined at the end. */
    showMore: place === null ? undefined : () => void fetchMore(place),
  }
}
