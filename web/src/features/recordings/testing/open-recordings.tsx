import { pagePaths } from '@mboa/contract'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { aUser } from '../../../testing/users.ts'
import { RecordingsScreen } from '../recordings-screen.tsx'

/** Opens one part of the recordings page for somebody who records. */
export function openRecordings(userId: string, tab: string) {
  return renderAppPart(
    <TakeStoreProvider userId={userId}>
      <main className="page">
        <RecordingsScreen />
      </main>
    </TakeStoreProvider>,
    {
      user: aUser({ id: userId, role: 'recorder' }),
      path: `${pagePaths.recorderRecordings}?tab=${tab}`,
    },
  )
}
