import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'

interface LinkRowProps {
  icon: LucideIcon
  to: string
  /** The link's text; the whole row is its target. */
  title: ReactNode
  children?: ReactNode
}

/** A row of the exercise book that leads to another page. Stands in a `ul.margin-rows`. */
export function LinkRow({ icon, to, title, children }: LinkRowProps) {
  return (
    <li className="leads">
      <div className="sign">
        <Icon of={icon} />
      </div>
      <div className="text">
        <div className="grow">
          <Link to={to} className="row-link">
            {title}
          </Link>
          {children}
        </div>
        <Icon of={ChevronRight} />
      </div>
    </li>
  )
}
