import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useIsHydrated } from '../ui/page-state.ts'
import { SplashScreen } from './splash/splash-screen.tsx'

interface StartProps {
  /** False in the shell, whose document holds the splash alone. */
  isPrerendered: boolean
  children: ReactNode
}

/**
 * Shows the splash first, whatever the address, over the page that is asked for. The page is
 * built meanwhile, hidden from eyes and assistive technology until the splash lifts. What is
 * hidden cannot take the focus: what wanted it (`data-takes-focus`) has it then.
 */
export function Start({ isPrerendered, children }: StartProps) {
  const [isLifted, setIsLifted] = useState(false)
  const isHydrated = useIsHydrated()
  const lift = useCallback(() => setIsLifted(true), [])
  useEffect(() => {
    if (isLifted) document.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [isLifted])

  return (
    <>
      {!isLifted && <SplashScreen lifts={isPrerendered} onComplete={lift} />}
      <div className={isLifted ? 'under-splash' : 'under-splash covered'}>
        {(isPrerendered || isHydrated) && children}
      </div>
    </>
  )
}
