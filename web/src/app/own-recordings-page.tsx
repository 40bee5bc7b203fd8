import { useSignedInUser } from '../platform/session/session-context.ts'
import { lazyPage } from '../ui/lazy-page.ts'

/** What somebody recorded, over the takes kept on this device: few who learn ever open it. */
export const ownRecordingsPage = lazyPage(['recordings', 'practice'], async () => {
  const [{ OwnRecordingsScreen }, { TakeStoreProvider }] = await Promise.all([
    import('../features/recordings/own-recordings-screen.tsx'),
    import('../platform/take-store/take-store-provider.tsx'),
  ])
  return function OwnRecordings() {
    const { id } = useSignedInUser()
    return (
      <TakeStoreProvider key={id} userId={id}>
        <OwnRecordingsScreen />
      </TakeStoreProvider>
    )
  }
})
