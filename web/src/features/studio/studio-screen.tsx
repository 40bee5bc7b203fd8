import { Trans } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { OpenStudio } from './open-studio.tsx'
import './studio.css'

export interface StudioScreenProps {
  /** The course's ISO 639-3 code, and the BCP 47 tag its words are marked up with. */
  course: string
  htmlLang: string
  /** Of the language, as the interface calls it. */
  languageName: string
  /** The dialect that is recorded, where the speaker has named one. */
  dialect: string | null
  /** What is asked for, in this order. Taken over when the studio opens. */
  prompts: readonly RecordingPrompt[]
  onLeave: () => void
}

/**
 * The recorder's Word Practise and Sentence Practise: a list of prompts, from the microphone to
 * takes on this device. Stands alone, without header and bottom bar, inside `TakeStoreProvider`.
 */
export function StudioScreen(props: StudioScreenProps) {
  const { store, isBlocked } = useTakeStore()
  if (store !== undefined) return <OpenStudio {...props} store={store} />
  if (!isBlocked) return <LoadingPage />
  return (
    <main className="studio-page">
      <Banner kind="bad">
        <Trans>
          This device’s storage cannot be opened, so that nothing could be kept. Close other tabs of
          Mboa and private windows, then open this page again.
        </Trans>
      </Banner>
      <button type="button" className="button second" onClick={props.onLeave}>
        <Trans>Back</Trans>
      </button>
    </main>
  )
}
