import { Trans, useLingui } from '@lingui/react/macro'
import type { usePages } from './use-pages.ts'
import { Banner } from '../../ui/banner.tsx'
import { failureTextOf } from '../../ui/failure-texts.ts'

type MoreButtonProps = Pick<ReturnType<typeof usePages>, 'failure' | 'isBusy' | 'showMore'>

/** Below a list that goes on. */
export function MoreButton({ failure, isBusy, showMore }: MoreButtonProps) {
  const { t } = useLingui()
  if (showMore === undefined) return null
  return (
    <>
      {failure !== undefined && <Banner kind="bad">{t(failureTextOf(failure.code))}</Banner>}
      <button
        type="button"
        className="button second page-action"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={showMore}
      >
        <Trans>Show more</Trans>
      </button>
    </>
  )
}
