import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import type { ProbeResult as Result } from './use-review-queue.ts'

const flawTexts: Record<Result['flaw'], MessageDescriptor> = {
  'cut-short': msg`Its end was missing.`,
  noise: msg`A loud noise lay over it.`,
  'other-word': msg`It said something else.`,
}

const weightTexts: Record<Result['weight'], MessageDescriptor | undefined> = {
  full: undefined,
  half: msg`Your decisions now count for half. Refuse the next wrong recording, and they’ll count in full again.`,
  none: msg`Your decisions don’t count now. Refuse the next wrong recordings, and they will again.`,
}

interface ProbeResultProps {
  result: Result
  onContinue: () => void
}

/** What came of a recording that was deliberately wrong: thanks, or what was missed. */
export function ProbeResult({ result, onContinue }: ProbeResultProps) {
  const { i18n } = useLingui()
  const weight = weightTexts[result.weight]
  if (result.wasCaught) {
    return (
      <Banner kind="good">
        <p>
          <Trans>Good ear! That recording was deliberately wrong. Thank you for listening.</Trans>
        </p>
        {weight !== undefined && <p>{i18n._(weight)}</p>}
      </Banner>
    )
  }
  return (
    <div className="stack">
      <Banner kind="bad">
        <p>
          <Trans>This one was deliberately wrong, and you said yes.</Trans>{' '}
          {i18n._(flawTexts[result.flaw])}
        </p>
        {weight !== undefined && <p>{i18n._(weight)}</p>}
        <p>
          <Trans>
            What you’ve approved recently will be listened to again, by others or by you.
          </Trans>
        </p>
      </Banner>
      <ContinueButton onContinue={onContinue} />
    </div>
  )
}

/** What a reviewer's word counts, as long as that is less than in full. */
export function StandingWeight({ weight }: { weight: Result['weight'] }) {
  const { i18n } = useLingui()
  const text = weightTexts[weight]
  return (
    text && (
      <Banner kind="note">
        <p>{i18n._(text)}</p>
      </Banner>
    )
  )
}

function ContinueButton({ onContinue }: Pick<ProbeResultProps, 'onContinue'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="button main page-action" onClick={onContinue}>
      <Trans>Continue listening</Trans>
    </button>
  )
}
