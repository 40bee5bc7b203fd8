import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Play, RotateCcw, Square, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MarginRow } from '../../../ui/margin-rows.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { PlayFailure } from '../failures.tsx'
import type { TakeWord } from './use-take-words.ts'

interface TakeFrameProps {
  icon: LucideIcon
  word: TakeWord
  /** Who speaks on this device without an account; undefined where it is one's own voice. */
  speaker: string | undefined
  /** What it is a take of. */
  of: { course: string; item: string; kind: 'word' | 'sentence'; recordedAt: number }
  isPlaying: boolean
  /** It could not be played. */
  hasFailed: boolean
  /** Undefined where there is no sound any more. */
  onPlay: (() => void) | undefined
  leave: { label: string; isDisabled: boolean; onAsk: () => void }
  /** It is better said again: that is offered in words. */
  isToRedo: boolean
  /** Offered before that. */
  action?: ReactNode
  /** What became of it. */
  children: ReactNode
}

/** A take in the list of all one's own, wherever its sound is. */
export function TakeFrame(props: TakeFrameProps) {
  const {
    icon,
    word,
    speaker,
    of,
    isPlaying,
    hasFailed,
    onPlay,
    leave,
    isToRedo,
    action,
    children,
  } = props
  const { t } = useLingui()
  const { text, lang, meaning } = word
  const { language } = useInterfaceLanguage()
  const at = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'medium' })
  const redoPath = of.kind === 'word' ? pagePaths.recorderWords : pagePaths.recorderSentences
  const redo = {
    to: listAddress(redoPath, of.course, { kind: 'item', item: of.item }),
    'aria-label': t`Record it again: ${text}`,
  }
  return (
    <MarginRow icon={icon}>
      <div className="take-head">
        <WordText lang={lang}>{text}</WordText>
        {onPlay !== undefined && (
          <div className="take-buttons">
            <button
              type="button"
              className="icon-button"
              aria-label={isPlaying ? t`Stop ${text}` : t`Play ${text}`}
              onClick={onPlay}
            >
              <Icon of={isPlaying ? Square : Play} />
            </button>
            {!isToRedo && (
              <Link {...redo} className="icon-button">
                <Icon of={RotateCcw} />
              </Link>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={leave.label}
              aria-haspopup="dialog"
              disabled={leave.isDisabled}
              onClick={leave.onAsk}
            >
              <Icon of={Trash2} />
            </button>
          </div>
        )}
      </div>
      <div className="take-state">
        <p className="small soft">
          {meaning !== undefined && `${meaning} · `}
          {speaker !== undefined && (
            <>
              <bdi>{speaker}</bdi> ·{' '}
            </>
          )}
          <time dateTime={new Date(of.recordedAt).toISOString()}>{at.format(of.recordedAt)}</time>
        </p>
        {children}
        <PlayFailure isShown={hasFailed} />
        {isToRedo && (
          <p className="row-actions">
            {action}
            <Link {...redo} className="button plain hanging">
              <Trans>Record it again</Trans>
            </Link>
          </p>
        )}
      </div>
    </MarginRow>
  )
}
