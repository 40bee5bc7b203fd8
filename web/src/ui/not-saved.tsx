import { Trans, useLingui } from '@lingui/react/macro'
import type { StorageTrouble } from '../platform/device-store/storage-trouble.ts'
import { loadNewestVersion } from '../platform/service-worker/load-newest-version.ts'
import { Banner } from './banner.tsx'
import { notSavedTexts } from './storage-texts.ts'

interface NotSavedProps {
  /** Nothing is shown without one. */
  because: StorageTrouble | undefined
  /** Tries again, if nothing else on the screen does. */
  retry?: () => void
}

/** Says why a choice was not stored. Not for forms: reloading would lose what was typed. */
export function NotSaved({ because, retry }: NotSavedProps) {
  const { t } = useLingui()
  if (because === undefined) return null
  return (
    <Banner kind="bad">
      <div className="stack tight">
        <p>{t(notSavedTexts[because])}</p>
        {retry !== undefined && (
          <button type="button" className="button second" onClick={retry}>
            <Trans>Try again</Trans>
          </button>
        )}
        {because === 'storage-failed' && (
          <button type="button" className="button second" onClick={() => void loadNewestVersion()}>
            <Trans>Reload the page</Trans>
          </button>
        )}
      </div>
    </Banner>
  )
}
