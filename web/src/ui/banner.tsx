import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const signs = { bad: CircleAlert, good: CircleCheck, note: TriangleAlert, information: Info }

interface BannerProps {
  kind: keyof typeof signs
  children: ReactNode
}

/** A message that stays until its cause is gone; errors are read out at once. */
export function Banner({ kind, children }: BannerProps) {
  return (
    <div className={`banner ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <div className="sign">
        <Icon of={signs[kind]} />
      </div>
      <div className="text">{children}</div>
    </div>
  )
}
