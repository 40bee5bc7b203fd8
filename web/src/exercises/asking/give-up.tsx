import { Trans } from '@lingui/react/macro'

interface GiveUpProps {
  onGiveUp: () => void
}

/** For who cannot answer: it counts as wrong, and the answer is shown. */
export function GiveUp({ onGiveUp }: GiveUpProps) {
  return (
    <button type="button" className="button plain" onClick={onGiveUp}>
      <Trans>I don’t know</Trans>
    </button>
  )
}
