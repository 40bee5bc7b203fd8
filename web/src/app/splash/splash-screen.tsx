import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigate } from '../../platform/navigation/history.ts'
import { ClothField, Wordmark } from '../../ui/wordmark.tsx'
import { useSession } from '../../platform/session/session-context.ts'
import { homePathOf } from '../guards.tsx'
import { splashStepCount, useSplashProgress } from './use-splash-progress.ts'

interface SplashScreenProps {
  /** Called when the bar is full. Without it the splash goes to the home of the user's role. */
  onComplete?: () => void
  /** The page under it is prerendered, so that it may lift before the code is there. */
  lifts: boolean
}

const signs = [
  'M8.5 12L12 8.5L15.5 12L12 15.5Z',
  'M1 12L12 1L23 12L12 23ZM6 12L12 6L18 12L12 18Z',
  'M1.5 12L12 2.5L22.5 12M1.5 17.5L12 8L22.5 17.5M1.5 23L12 13.5L22.5 23',
  'M1.5 1L12 10.5L22.5 1M1.5 6.5L12 16L22.5 6.5M1.5 12L12 21.5L22.5 12',
] as const

// The same elements at every step: only the value of the bar changes.
const wordmark = <Wordmark height={64} />
const cloth = <ClothField />
const bar = Array.from({ length: splashStepCount }, (_, step) => (
  <svg key={step} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={signs[step % signs.length]} fill="none" stroke="currentColor" strokeWidth="2.4" />
  </svg>
))

/** The loading screen of every start (specification §2, §9). */
export function SplashScreen({ onComplete, lifts }: SplashScreenProps) {
  const { t } = useLingui()
  const splash = useRef<HTMLDivElement>(null)
  const progress = useSplashProgress(splash)
  const navigate = useNavigate()
  const session = useSession()
  const isComplete = progress === 100

  useEffect(() => {
    if (!isComplete) return
    if (onComplete !== undefined) onComplete()
    else navigate(homePathOf(session.user), { replace: true })
  }, [isComplete, onComplete, navigate, session.user])

  return (
    <div ref={splash} className={lifts ? 'splash on-cloth lifts' : 'splash on-cloth'}>
      {wordmark}
      <div
        className="bar"
        role="progressbar"
        aria-label={t`Loading`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        {bar}
      </div>
      {cloth}
    </div>
  )
}
