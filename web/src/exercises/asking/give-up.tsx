import { Trans } from '@lingui/react/macro'

interface GiveUpProps {
  onGiveUp: () => void
  isDisabled?: boolean
}

/** For who cannot answer: it counts as wrong, and the answer is shown. */
export function GiveUp({ onGiveUp, isDisabled = false }: GiveUpProps) {
  return (
    <button type="button" className="button plain" disabled={isDisabled} onClick={onGiveUp}>
      <Trans>I don’t know</Trans>
    </button>
  )
}
