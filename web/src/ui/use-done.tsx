import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Banner } from './banner.tsx'

/**
 * Says what was just done where the list of it begins. It takes the focus, too: what was pressed
 * may be gone with its row.
 */
export function useDone(): readonly [done: ReactNode, tell: (text: ReactNode) => void] {
  const [told, setTold] = useState<{ text: ReactNode }>()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [told])
  const done = told && (
    <div ref={line} tabIndex={-1}>
      <Banner kind="good">{told.text}</Banner>
    </div>
  )
  return [done, (text) => setTold({ text })]
}
