import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShownTake } from '@mboa/contract'
import { Check, CornerUpLeft, Inbox, Replace, X, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import { joinSentences, reasonTexts } from '../reason-texts.ts'
import { problemTexts } from '../upload/upload-texts.ts'
import { TakeFrame } from './take-frame.tsx'

const icons: Record<ShownTake['state'], LucideIcon> = {
  'sent-back': CornerUpLeft,
  received: Inbox,
  replaced: Replace,
  approved: Check,
  withdrawn: X,
}

/** Nothing here is made again as long as it stays: among ten thousand, few rows change. */
interface TakeRowProps {
  take: ShownTake
  text: string
  lang: string
  meaning?: string
  speaker: string | undefined
  /** The server has yet to hear that it is filed under this word. */
  isToMove: boolean
  /** It could not be played. */
  hasFailed: boolean
  onPlay: (take: ShownTake) => void
  onWithdraw: (id: string, text: string) => void
}

/** A take that the server has: what became of it, and what can be done with it. */
export const TakeRow = memo(function TakeRow(props: TakeRowProps) {
  const { take, text, lang, meaning, speaker, isToMove, hasFailed, onPlay, onWithdraw } = props
  const { t } = useLingui()
  const { state, verdict, isTelephone = false } = take
  const isWeak = state === 'received' && (verdict !== 'good' || isTelephone)
  const problems = [...(isTelephone ? (['telephone'] as const) : []), ...take.problems]
  const isGone = state === 'withdrawn'
  return (
    <TakeFrame
      icon={icons[state]}
      word={{ text, lang, ...(meaning !== undefined && { meaning }) }}
      speaker={speaker}
      of={take}
      isPlaying={false}
      hasFailed={hasFailed}
      onPlay={isGone ? undefined : () => onPlay(take)}
      leave={{
        label: t`Withdraw ${text}`,
        isDisabled: false,
        onAsk: () => onWithdraw(take.id, text),
      }}
      isToRedo={state === 'sent-back' || isWeak}
    >
      {isToMove && (
        <p className="small soft">
          <Trans>
            <strong>Moved to this word.</strong> <WhenSent />
          </Trans>
        </p>
      )}
      <p className="small soft">
        <TakeState take={take} />
        {take.dialect !== null && ` · ${take.dialect}`}
      </p>
      {isWeak && (
        <p className="small soft">
          <Trans>
            <strong>Weak:</strong> {joinSentences(problems.map((each) => t(problemTexts[each])))}
          </Trans>
        </p>
      )}
    </TakeFrame>
  )
})

function TakeState({ take }: { take: ShownTake }) {
  const { t } = useLingui()
  const { state, approvals, sentBackReason, sentBackComment } = take
  switch (state) {
    case 'received':
      return approvals === 0 ? (
        <Trans>
          <strong>Received,</strong> waiting for other speakers.
        </Trans>
      ) : (
        <>
          <Trans>
            <strong>Received,</strong>
          </Trans>{' '}
          <Plural value={approvals} one="# speaker agreed." other="# speakers agreed." />
        </>
      )
    case 'replaced':
      return (
        <Trans>
          <strong>Replaced</strong> by your later recording.
        </Trans>
      )
    case 'approved':
      return (
        <Trans>
          <strong>Approved.</strong> Learners can hear it.
        </Trans>
      )
    case 'withdrawn':
      return (
        <Trans>
          <strong>Withdrawn.</strong> It’s no longer public.
        </Trans>
      )
    case 'sent-back':
      return (
        <>
          <strong>
            <Trans>Sent back:</Trans>
          </strong>{' '}
          {sentBackReason !== null && sentBackReason !== 'other' && t(reasonTexts[sentBackReason])}
          {sentBackReason !== 'other' && sentBackComment !== '' && '. '}
          {sentBackComment}
        </>
      )
  }
}
