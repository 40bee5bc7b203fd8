import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './paper.css'

/**
 * What is printed in place of the page that it stands in; never seen on a screen. Whatever holds it
 * is marked, so that print styles leave nothing of that but the paper, in every browser.
 */
export function Paper({ children }: { children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around: HTMLElement[] = []
    for (let each = paper.current?.parentElement; each; each = each.parentElement) around.push(each)
    for (const each of around) each.dataset['holdsPaper'] = ''
    return () => {
      for (const each of around) delete each.dataset['holdsPaper']
    }
  }, [])
  return (
    <div ref={paper} className="paper">
      {children}
    </div>
  )
}
