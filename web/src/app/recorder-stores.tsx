import { useRecorderSync } from '../platform/recording-lists/use-recorder-sync.ts'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { TakeStoreProvider } from '../platform/take-store/take-store-provider.tsx'
import type { PageProps } from '../ui/lazy-page.ts'

/** A recorder's pages stand on the takes kept on this device, and on what is in step with them. */
export function RecorderStore({ children }: PageProps) {
  useRecorderSync(useSignedInUser().id)
  return <OwnTakes>{children}</OwnTakes>
}

/** What somebody recorded, whether they still do or not. */
export function OwnTakes({ children }: PageProps) {
  const { id } = useSignedInUser()
  return (
    <TakeStoreProvider key={id} userId={id}>
      {children}
    </TakeStoreProvider>
  )
}
