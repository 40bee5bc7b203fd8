import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { CloudUpload, Play, Smartphone, Square, Trash2, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import type { StoredTake } from '../../../platform/take-store/take-database.ts'
import type { SenderState } from '../../../platform/take-store/take-sender.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MarginRow } from '../../../ui/margin-rows.tsx'
import {
  refusedOtherwise,
  refusedTexts,
  waitingTexts,
} from '../../../ui/take-texts/sending-texts.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { PlayFailure } from './play-failure.tsx'
import type { Playing } from './use-playing.ts'
import type { TakeWord } from './use-take-words.ts'

interface KeptTakeRowProps {
  take: StoredTake
  word: TakeWord
  sender: SenderState
  playing: Playing
  onDelete: () => void
  onSendAgain: () => void
}

/** A take whose sound is on this device alone: why it is, and what can be done with it. */
export function KeptTakeRow(props: KeptTakeRowProps) {
  const { take, word, sender, playing, onDelete, onSendAgain } = props
  const { t } = useLingui()
  const { course, item, kind, dialect } = take.context
  const { text, lang } = word
  const isPlaying = playing.current === take.id
  const isSending = isUnderWay(take, sender)
  const isRefused = take.state === 'refused'
  const redoPath = kind === 'word' ? pagePaths.recorderWords : pagePaths.recorderSentences
  return (
    <MarginRow sign={isRefused ? TriangleAlert : isSending ? CloudUpload : Smartphone}>
      <div className="grow">
        <WordText lang={lang}>{text}</WordText>
        <p className="small soft">
          {isRefused ? (
            <Trans>
              <strong>Not accepted:</strong>{' '}
              {t(refusedTexts[take.refusedBecause ?? 'general'] ?? refusedOtherwise)} It stays on
              this device.
            </Trans>
          ) : isSending ? (
            <strong>{t`Being sent.`}</strong>
          ) : (
            <Waiting sender={sender} />
          )}
          {dialect !== null && ` · ${dialect}`}
        </p>
        <PlayFailure isShown={playing.failed === take.id} />
        {isRefused && (
          <p className="row-actions">
            <button
              type="button"
              className="button plain hanging"
              aria-label={t`Send it again: ${text}`}
              onClick={onSendAgain}
            >
              <Trans>Send it again</Trans>
            </button>
            <Link
              to={listAddress(redoPath, course, { kind: 'item', item })}
              className="button plain hanging"
              aria-label={t`Record it again: ${text}`}
            >
              <Trans>Record it again</Trans>
            </Link>
          </p>
        )}
      </div>
      <div className="take-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={isPlaying ? t`Stop ${text}` : t`Play ${text}`}
          onClick={() => playing.toggleKept(take)}
        >
          <Icon of={isPlaying ? Square : Play} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t`Delete ${text}`}
          aria-haspopup="dialog"
          disabled={isSending}
          onClick={onDelete}
        >
          <Icon of={Trash2} />
        </button>
      </div>
    </MarginRow>
  )
}

/** What a tab left in the middle of sending is under way only once a sender is at it again. */
const isUnderWay = (take: StoredTake, sender: SenderState) =>
  take.state === 'sending' && sender.state === 'sending'

function Waiting({ sender }: { sender: SenderState }) {
  const { t } = useLingui()
  if (sender.state === 'not-on-wifi') {
    return (
      <Trans>
        <strong>On this device,</strong> sent once there is Wi-Fi.
      </Trans>
    )
  }
  // Without a connection there is nothing to tell beyond that it is sent later.
  const cause =
    'code' in sender && sender.code !== 'network-error' ? waitingTexts[sender.code] : undefined
  if (cause === undefined) {
    return (
      <Trans>
        <strong>On this device,</strong> sent when you are online.
      </Trans>
    )
  }
  return (
    <Trans>
      <strong>On this device.</strong> {t(cause)}
    </Trans>
  )
}
