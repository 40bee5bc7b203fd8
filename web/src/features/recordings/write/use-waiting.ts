import { useCallback, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** What is to be done one after the other, page by page: what was done, and what was left to others. */
export function useWaiting() {
  const [settled, setSettled] = useState(none)
  const [skipped, setSkipped] = useState(none)
  const settle = useCallback((id: string) => setSettled((before) => new Set([...before, id])), [])

  return {
    hasBegun: settled.size + skipped.size > 0,
    settle,
    skip: (id: string) => setSkipped((before) => new Set([...before, id])),
    reopen: (id: string) =>
      setSettled((before) => new Set([...before].filter((each) => each !== id))),
    /** Of a page: which are still to be done, and how many in all. What was skipped waits as before. */
    look(ids: readonly string[], waiting: number) {
      const open = ids.filter((id) => !settled.has(id) && !skipped.has(id))
      const left = waiting - ids.filter((id) => settled.has(id)).length
      return { open: new Set(open), left, isOver: open.length === 0 && left > 0 }
    },
    /** What the next page begins after; past the last page, what was skipped is shown again. */
    turnPage(next: string | null): string {
      if (next !== null) return next
      setSkipped(none)
      return ''
    },
  }
}
