import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { forget, lostReminders, recall } from '../../platform/service-worker/worker-memory.ts'
import { Banner } from '../banner.tsx'

/** Shown on one page, after the browser took away what reminders need. */
export function LostRemindersNote() {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    findLost()
      .then(setIsLost)
      .catch((error: unknown) => reportProblem('reading whether reminders are off', error))
  }, [])
  if (!isLost) return null
  return (
    <Banner kind="note">
      <p>
        <Trans>
          Reminders are off on this device: your browser no longer allows them. You can turn them on
          again in your profile.
        </Trans>
      </p>
    </Banner>
  )
}

async function findLost(): Promise<boolean> {
  // Without caches there is no service worker, and nothing reminds.
  if (!('caches' in window) || (await recall(lostReminders)) === undefined) return false
  await forget(lostReminders)
  return true
}
