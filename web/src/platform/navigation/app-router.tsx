import type { ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import { entryFor } from './history.ts'
import { parsePattern } from './parse-pattern.ts'

interface AppRouterProps {
  /** The page to render where there is no address bar: at build time. */
  ssrPath?: string
  children: ReactNode
}

/** The router around everything that has links or asks for the address. */
export function AppRouter({ children, ...environment }: AppRouterProps) {
  return (
    <Router parser={parsePattern} aroundNav={replaceOwnEntry} {...environment}>
      {children}
    </Router>
  )
}

/** A link to the page that is open makes no second entry, as in a browser without code. */
const replaceOwnEntry: AroundNavHandler = (navigate, to, { state, replace = isOpen(to) } = {}) => {
  navigate(to, { replace, state: entryFor(state) })
}

const isOpen = (address: string) => location.pathname + location.search === address
