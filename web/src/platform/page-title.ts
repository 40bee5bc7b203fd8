import { createContext, use, useEffect } from 'react'

/** Lets the prerenderer learn the title of the page it renders. */
export const TitleCollector = createContext<((title: string) => void) | null>(null)

const productName = 'Mboa'

/** Names the page in the tab, in history and for screen readers. */
export function usePageTitle(title: string): void {
  const collect = use(TitleCollector)
  const full = `${title} · ${productName}`
  collect?.(full)
  useEffect(() => {
    document.title = full
  }, [full])
}
