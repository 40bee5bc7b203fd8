import { pagePaths } from '@mboa/contract'
import { Redirect } from 'wouter'
import { useNavigate } from '../platform/navigation/history.ts'
import { lazyPage } from '../ui/lazy-page.ts'

/** Takes, uploads and words of a recorder: the dashboard and the studio do not wait for them. */
export const recordingsPage = lazyPage(
  // The row of special letters is that of practice.
  ['recordings', 'practice'],
  async () => (await import('../features/recordings/recordings-screen.tsx')).RecordingsScreen,
)

const uploadPath = `${pagePaths.recorderRecordings}?tab=upload`

/** Asks for consent, and leads on to what it was missing for. */
export const consentPage = lazyPage('consent', async () => {
  const { ConsentGate } = await import('../features/consent/consent-gate.tsx')
  return function ConsentPage() {
    const navigate = useNavigate()
    return (
      <ConsentGate onLeave={() => navigate(pagePaths.recorderRecordings)}>
        <Redirect to={uploadPath} replace />
      </ConsentGate>
    )
  }
})
