import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Rows of the exercise book: an icon left of the margin line, the text right of it. */
export function MarginRows({ children }: { children: ReactNode }) {
  return <ul className="margin-rows">{children}</ul>
}

export function MarginRow({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <div className="sign">
        <Icon of={icon} />
      </div>
      <div className="text">{children}</div>
    </li>
  )
}
