import { Trans } from '@lingui/react/macro'

/** What to do where another tab has what was opened here. */
export function TakeOver({ takeOver }: { takeOver: () => void }) {
  return (
    <>
      <p>
        <Trans>
          You can go on here, from where you are. The other tab then stops. Nothing is lost.
        </Trans>
      </p>
      <button type="button" className="button main wide" onClick={takeOver}>
        <Trans>Go on here</Trans>
      </button>
    </>
  )
}
