import { pagePaths } from '@mboa/contract'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { RecorderHome } from '../features/dashboard/recorder-home.tsx'
import { useQuery } from '../platform/navigation/history.ts'
import { useRecorderSync } from '../platform/recording-lists/use-recorder-sync.ts'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { TakeStoreProvider } from '../platform/take-store/take-store-provider.tsx'
import { Area } from './area.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { profilePage } from './profile-page.tsx'
import { consentPage, recordingsPage } from './recorder-pages.tsx'
import {
  goOnRecordingPart,
  recordedSoFarPart,
  sentenceListsPage,
  wordListsPage,
} from './recording-list-pages.ts'
import { studioPage } from './studio-page.ts'

/** All pages of a recorder (specification §2), over the takes kept on this device. */
export function RecorderArea() {
  const user = useSignedInUser()
  const [parameters] = useQuery()
  useRecorderSync(user.id)
  // Recording has the screen for itself.
  const recording = parameters.has('record') ? <Area of={studioPage} /> : undefined
  // One frame for all of them: it stays while the page in it changes.
  const framed = (screen: ReactNode) => <DashboardLayout user={user}>{screen}</DashboardLayout>
  return (
    <TakeStoreProvider key={user.id} userId={user.id}>
      <Switch>
        <Route path={pagePaths.recorderHome}>
          {framed(
            <RecorderHome
              toRecord={<Area of={goOnRecordingPart} isFramed />}
              soFar={<Area of={recordedSoFarPart} isFramed />}
            />,
          )}
        </Route>
        <Route path={pagePaths.recorderRecordings}>
          {framed(<Area of={recordingsPage} isFramed />)}
        </Route>
        <Route path={pagePaths.recorderWords}>
          {recording ?? framed(<Area of={wordListsPage} isFramed />)}
        </Route>
        <Route path={pagePaths.recorderSentences}>
          {recording ?? framed(<Area of={sentenceListsPage} isFramed />)}
        </Route>
        <Route path={pagePaths.recorderConsent}>
          <Area of={consentPage} />
        </Route>
        <Route path={pagePaths.recorderProfile}>{framed(<Area of={profilePage} isFramed />)}</Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </TakeStoreProvider>
  )
}
