import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OpenStudio, type StudioScreenProps } from './open-studio.tsx'
import '../../exercises/session/quiet-page.css'
import './studio.css'

/**
 * The recorder's Word Practise and Sentence Practise: a list of prompts, from the microphone to
 * takes on this device. Stands alone, without header and bottom bar, inside `TakeStoreProvider`.
 */
export function StudioScreen(props: StudioScreenProps) {
  const { t } = useLingui()
  const { store, isBlocked } = useTakeStore()
  if (store !== undefined) return <OpenStudio {...props} store={store} />
  if (!isBlocked) return <LoadingPage />
  return (
    <main className="quiet-page">
      <button type="button" className="button plain leave" onClick={props.onLeave}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <PageHeading title={t`Studio`} />
      <Banner kind="bad">
        <Trans>
          This device’s storage can’t be opened, so nothing could be saved. Close other Mboa tabs
          and private windows, then open this page again.
        </Trans>
      </Banner>
    </main>
  )
}
