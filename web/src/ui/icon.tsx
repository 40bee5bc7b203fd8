import type { LucideIcon } from 'lucide-react'

/** An icon beside its word: 24 px, or 20 px inside buttons and fields. Never read out. */
export function Icon({ of: Shape, size = 24 }: { of: LucideIcon; size?: 18 | 20 | 24 | 32 }) {
  return <Shape size={size} strokeWidth={2} aria-hidden="true" focusable="false" />
}

/** The large icon above the title of a page that says how something ended. */
export function PageSign({ of: Shape }: { of: LucideIcon }) {
  return (
    <div className="page-sign">
      <Shape size={36} strokeWidth={1.75} aria-hidden="true" focusable="false" />
    </div>
  )
}
