import { Trans, useLingui } from '@lingui/react/macro'
import { CloudUpload, Smartphone, TriangleAlert } from 'lucide-react'
import type { SpeakerHere, StoredTake } from '../../../platform/device-store/take-database.ts'
import type { SenderState } from '../../../platform/take-store/take-sender.ts'
import { refusedOtherwise, refusedTexts } from '../../../ui/take-texts/sending-texts.ts'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import { TakeFrame } from './take-frame.tsx'
import type { Playing } from './use-playing.ts'
import type { TakeWord } from './use-take-words.ts'

interface StoredTakeRowProps {
  take: StoredTake
  word: TakeWord
  speaker: SpeakerHere | undefined
  sender: SenderState
  playing: Playing
  onDelete: (text: string) => void
  onSendAgain: () => void
}

/** A take whose sound is on this device alone: why it is, and what can be done with it. */
export function StoredTakeRow(props: StoredTakeRowProps) {
  const { take, word, speaker, sender, playing, onDelete, onSendAgain } = props
  const { t } = useLingui()
  const { dialect } = take.context
  const { text } = word
  const isSending = isUnderWay(take, sender)
  const isRefused = take.state === 'refused'
  return (
    <TakeFrame
      icon={isRefused ? TriangleAlert : isSending ? CloudUpload : Smartphone}
      word={word}
      speaker={speaker?.name}
      of={{ ...take.context, recordedAt: take.recordedAt }}
      isPlaying={playing.current === take.id}
      hasFailed={playing.failed === take.id}
      onPlay={() => playing.toggleKept(take)}
      leave={{ label: t`Delete ${text}`, isDisabled: isSending, onAsk: () => onDelete(text) }}
      isToRedo={isRefused}
      action={
        isRefused && (
          <button
            type="button"
            className="button plain hanging"
            aria-label={t`Send it again: ${text}`}
            onClick={onSendAgain}
          >
            <Trans>Send it again</Trans>
          </button>
        )
      }
    >
      <p className="small soft">
        {isRefused ? (
          <Trans>
            <strong>Not accepted:</strong>{' '}
            {t(refusedTexts[take.refusedBecause ?? 'general'] ?? refusedOtherwise)} It stays on this
            device.
          </Trans>
        ) : isSending ? (
          <strong>{t`Being sent.`}</strong>
        ) : speaker?.consent === null ? (
          <Trans>
            <strong>On this device.</strong> Not sent: this person hasn’t given their consent.
          </Trans>
        ) : (
          <Trans>
            <strong>On this device.</strong> <WhenSent />
          </Trans>
        )}
        {dialect !== null && ` · ${dialect}`}
      </p>
    </TakeFrame>
  )
}

/** What a tab left in the middle of sending is under way only once a sender is at it again. */
const isUnderWay = (take: StoredTake, sender: SenderState) =>
  take.state === 'sending' && sender.state === 'sending'
