import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownTake } from '@mboa/contract'
import { Play, RotateCcw, Square, X } from 'lucide-react'
import { useRef } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ShiftHandle } from '../../../ui/shift-handle.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { PlayFailure } from '../failures.tsx'
import type { Playing } from '../mine/use-playing.ts'
import type { TakeWord } from '../mine/use-take-words.ts'
import type { MendedRow, MendedSession } from './use-mending.ts'

interface MendRowProps {
  row: MendedRow
  /** As the server has it, where it was asked. */
  sent: ShownTake | undefined
  playing: Playing
  wordOf: (item: string) => TakeWord
  mended: MendedSession
  onOtherWord: () => void
}

/** One recording of a session: heard, and what it is filed under. */
export function MendRow({ row, sent, playing, wordOf, mended, onOtherWord }: MendRowProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { at, take, item, isMoved, isUnwanted } = row
  const { stored } = take
  const base = useRef(mended.places)
  const nth = at + 1
  const isPlaying = playing.current === take.id
  const isHere = stored !== undefined && (stored.pending === 1 || stored.state === 'refused')
  const { text, lang } = wordOf(take.item)

  function play() {
    if (sent !== undefined && !isHere) playing.playSent(sent)
    else if (stored !== undefined) playing.toggleKept(stored)
  }
  const canPlay = stored !== undefined || sent !== undefined
  return (
    <li className={isMoved || isUnwanted ? 'unsure' : undefined}>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying ? t`Stop` : t`Listen to recording ${ph({ nth: formatNumber(nth) })}`}
        disabled={!canPlay}
        onClick={play}
      >
        <Icon of={isPlaying ? Square : Play} />
      </button>
      <div className="said">
        {isUnwanted ? (
          <p>
            <Trans>Not wanted</Trans>
          </p>
        ) : item === undefined ? (
          <p>
            <Trans>No word yet</Trans>
          </p>
        ) : (
          <Word {...wordOf(item)} />
        )}
        <p className="small soft num">
          {formatNumber(nth)}
          {(isMoved || isUnwanted) && (
            <>
              {' · '}
              <Trans>
                so far: <span lang={lang}>{text}</span>
              </Trans>
            </>
          )}
        </p>
        {isMoved && take.isApproved && (
          <p className="small">
            <Trans>It was approved as that word: it waits to be listened to again.</Trans>
          </p>
        )}
        {!canPlay && (
          <p className="small soft">
            <Trans>Its sound isn’t on this device and couldn’t be loaded yet.</Trans>
          </p>
        )}
        <PlayFailure isShown={playing.failed === take.id} />
        {!isUnwanted && (
          <button
            type="button"
            className="button plain hanging small"
            aria-label={t`Recording ${ph({ nth: formatNumber(nth) })} holds another word`}
            aria-haspopup="dialog"
            onClick={onOtherWord}
          >
            <Trans>Another word</Trans>
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={
          isUnwanted
            ? t`Keep recording ${ph({ nth: formatNumber(nth) })}`
            : t`Recording ${ph({ nth: formatNumber(nth) })} isn’t wanted`
        }
        onClick={() => mended.toggleUnwanted(at)}
      >
        <Icon of={isUnwanted ? RotateCcw : X} />
      </button>
      <ShiftHandle
        label={t`Move the words from recording ${ph({ nth: formatNumber(nth) })} on, by the arrow keys`}
        onTake={() => {
          base.current = mended.places
        }}
        onShift={(by) => mended.shift(base.current, at, by)}
      />
    </li>
  )
}

function Word({ text, lang, meaning }: TakeWord) {
  return (
    <p>
      <WordText lang={lang} size="inline">
        {text}
      </WordText>{' '}
      {meaning !== undefined && <span className="soft">{meaning}</span>}
    </p>
  )
}
