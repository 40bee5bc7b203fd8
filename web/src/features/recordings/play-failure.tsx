import { Trans } from '@lingui/react/macro'

/** Under the take that could not be played. */
export function PlayFailure({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <p className="small" role="alert">
      <Trans>It could not be played. Check your connection, then try again.</Trans>
    </p>
  )
}
