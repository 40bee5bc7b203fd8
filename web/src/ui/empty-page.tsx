import './empty-page.css'
import type { ReactNode } from 'react'
import { ClothField } from './wordmark.tsx'

interface EmptyPageProps {
  /** The page's heading. */
  heading: ReactNode
  children: ReactNode
  /** One sign of the cloth is missing: the page itself is. */
  hasMissingSign?: boolean
}

/** A page that has nothing to show: cloth at its head, then what is true and the way on. */
export function EmptyPage({ heading, children, hasMissingSign = false }: EmptyPageProps) {
  return (
    <div className="empty-page">
      <div className="head on-cloth" aria-hidden="true">
        <ClothField />
        {hasMissingSign && <span className="missing-sign" />}
      </div>
      <div className="body">
        {heading}
        {children}
      </div>
    </div>
  )
}
