import { Trans } from '@lingui/react/macro'
import type { usePages } from './use-pages.ts'
import { Banner } from '../../ui/banner.tsx'

type MoreButtonProps = Pick<ReturnType<typeof usePages>, 'failure' | 'isBusy' | 'showMore'>

/** Below a list that goes on. */
export function MoreButton({ failure, isBusy, showMore }: MoreButtonProps) {
  if (showMore === undefined) return null
  return (
    <>
      {failure !== undefined && (
        <Banner kind="bad">
          <Trans>That didn’t work. Check your connection, then try again.</Trans>
        </Banner>
      )}
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
