import { pagePaths } from '@mboa/contract'
import { Route, Routes } from 'react-router'
import { RecorderHome } from '../features/dashboard/recorder-home.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { RecordingsScreen } from '../features/recordings/recordings-screen.tsx'
import { SentencesToRecordScreen } from '../features/studio/sentences-to-record-screen.tsx'
import { WordsToRecordScreen } from '../features/studio/words-to-record-screen.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pathBelow } from './path-below.ts'

const below = pathBelow(pagePaths.recorderHome)

/** All pages of a recorder (specification §2). */
export function RecorderArea() {
  const user = useSignedInUser()
  return (
    <Routes>
      <Route element={<DashboardLayout user={user} />}>
        <Route index element={<RecorderHome />} />
        <Route path={below(pagePaths.recorderRecordings)} element={<RecordingsScreen />} />
        <Route path={below(pagePaths.recorderWords)} element={<WordsToRecordScreen />} />
        <Route path={below(pagePaths.recorderSentences)} element={<SentencesToRecordScreen />} />
        <Route path={below(pagePaths.recorderProfile)} element={<ProfileScreen />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
