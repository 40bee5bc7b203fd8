import { Trans } from '@lingui/react/macro'

/** What to do where another tab has what was opened here. */
export function TakeOver({ takeOver }: { takeOver: () => void }) {
  return (
    <>
      <p>
        <Trans>
          You can continue here, where you left off. The other tab will stop. Nothing is lost.
        </Trans>
      </p>
      <button type="button" className="button main wide" onClick={takeOver}>
        <Trans>Continue here</Trans>
      </button>
    </>
  )
}
