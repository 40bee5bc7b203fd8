import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type ShownTake } from '@mboa/contract'
import { Check, Inbox, Play, Trash2, Undo2, X, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { playClip } from '../../../platform/sound/play-clip.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MarginRow } from '../../../ui/margin-rows.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { reasonTexts } from '../reason-texts.ts'
import { soundOfTake } from '../sound-of-take.ts'

const signs: Record<ShownTake['state'], LucideIcon> = {
  'sent-back': Undo2,
  received: Inbox,
  approved: Check,
  withdrawn: X,
}

interface TakeRowProps {
  take: ShownTake
  /** Undefined until the course is there, or where it has the word no more. */
  word: { text: string; lang: string } | undefined
  onWithdraw: () => void
}

/** A take with what became of it, and what can be done with it. */
export function TakeRow({ take, word, onWithdraw }: TakeRowProps) {
  const { t, i18n } = useLingui()
  const { state, course, item, sentBackReason, sentBackComment } = take
  const text = word?.text ?? item
  const redoPath = take.kind === 'word' ? pagePaths.recorderWords : pagePaths.recorderSentences
  const play = () => {
    playClip(soundOfTake(take), false).catch((error: unknown) =>
      reportProblem('playing a take', error),
    )
  }
  return (
    <MarginRow sign={signs[state]}>
      <div className="grow">
        <WordText lang={word?.lang ?? course}>{text}</WordText>
        <p className="small soft">
          {state === 'received' && <Trans>Received, waiting for other speakers.</Trans>}
          {state === 'approved' && <Trans>Approved. Learners hear it.</Trans>}
          {state === 'withdrawn' && <Trans>Withdrawn. Nobody hears it any more.</Trans>}
          {state === 'sent-back' && (
            <>
              <strong>
                <Trans>Sent back:</Trans>
              </strong>{' '}
              {sentBackReason !== null &&
                sentBackReason !== 'other' &&
                i18n._(reasonTexts[sentBackReason])}{' '}
              {sentBackComment}
            </>
          )}
          {take.dialect !== null && ` · ${take.dialect}`}
        </p>
        {state === 'sent-back' && (
          <Link to={listAddress(redoPath, course, { kind: 'item', item })} className="button plain">
            <Trans>Record it again</Trans>
          </Link>
        )}
      </div>
      {state !== 'withdrawn' && (
        <>
          <button type="button" className="icon-button" aria-label={t`Play ${text}`} onClick={play}>
            <Icon of={Play} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t`Withdraw ${text}`}
            aria-haspopup="dialog"
            onClick={onWithdraw}
          >
            <Icon of={Trash2} />
          </button>
        </>
      )}
    </MarginRow>
  )
}
