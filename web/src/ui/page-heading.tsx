import type { ReactNode } from 'react'
import { usePageTitle } from '../platform/page-title.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

interface PageHeadingProps {
  /** The page's name in the tab, in history and, without children, in the heading. */
  title: string
  /** What the heading shows where that is more than the title. */
  children?: ReactNode
  /** Where it comes in place of another page at the same address: it always takes the focus. */
  isInPlace?: boolean
}

/** The one `h1` of a signed-in page. It takes the focus when somebody arrives by navigation. */
export function PageHeading({ title, children, isInPlace = false }: PageHeadingProps) {
  usePageTitle(title)
  const heading = useHeadingFocus(isInPlace)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  )
}
