import type { LucideIcon } from 'lucide-react'

/** The large sign above the title of a page that tells how something ended. */
export function PageSign({ of: Shape }: { of: LucideIcon }) {
  return (
    <div className="page-sign">
      <Shape size={36} strokeWidth={1.75} aria-hidden="true" focusable="false" />
    </div>
  )
}
