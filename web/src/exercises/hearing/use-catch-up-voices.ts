import { useEffect } from 'react'
import { mayPrefetch } from '../../platform/data-use/data-choices.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { hasSaid } from '../../platform/voice-store/said-items.ts'

/**
 * On a page that nobody waits on: sends private voices that wait, and comes to know of those of
 * other devices, so that they play in exercises. Where data is to be spared, only a device that has
 * some asks.
 */
export function useCatchUpVoices(): void {
  const { userId } = usePracticeStore()
  useEffect(() => {
    if (!navigator.onLine || (!mayPrefetch() && !hasSaid())) return
    import('../../platform/voice-store/catch-up-voices.ts')
      .then(({ catchUpVoices }) => catchUpVoices(userId))
      .catch((error: unknown) => reportProblem('bringing voices', error))
  }, [userId])
}
