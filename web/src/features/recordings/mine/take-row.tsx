import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type ShownTake } from '@mboa/contract'
import { Check, CornerUpLeft, Inbox, Play, Trash2, X, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MarginRow } from '../../../ui/margin-rows.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { reasonTexts } from '../reason-texts.ts'
import { problemTexts } from '../upload/upload-texts.ts'
import { PlayFailure } from './play-failure.tsx'
import type { Playing } from './use-playing.ts'
import type { TakeWord } from './use-take-words.ts'

const signs: Record<ShownTake['state'], LucideIcon> = {
  'sent-back': CornerUpLeft,
  received: Inbox,
  approved: Check,
  withdrawn: X,
}

interface TakeRowProps {
  take: ShownTake
  word: TakeWord
  playing: Playing
  onWithdraw: () => void
}

/** A take that the server has: what became of it, and what can be done with it. */
export function TakeRow({ take, word: { text, lang }, playing, onWithdraw }: TakeRowProps) {
  const { t } = useLingui()
  const { state, course, item, verdict } = take
  const redoPath = take.kind === 'word' ? pagePaths.recorderWords : pagePaths.recorderSentences
  const isWeak = state === 'received' && verdict !== 'good'
  return (
    <MarginRow sign={signs[state]}>
      <div className="grow">
        <WordText lang={lang}>{text}</WordText>
        <p className="small soft">
          <TakeState take={take} />
          {take.dialect !== null && ` · ${take.dialect}`}
        </p>
        {isWeak && (
          <p className="small soft">
            <Trans>
              <strong>Weak:</strong> {take.problems.map((each) => t(problemTexts[each])).join(' ')}
            </Trans>
          </p>
        )}
        <PlayFailure isShown={playing.failed === take.id} />
        {(state === 'sent-back' || isWeak) && (
          <Link
            to={listAddress(redoPath, course, { kind: 'item', item })}
            className="button plain hanging"
            aria-label={t`Record it again: ${text}`}
          >
            <Trans>Record it again</Trans>
          </Link>
        )}
      </div>
      {state !== 'withdrawn' && (
        <div className="take-buttons">
          <button
            type="button"
            className="icon-button"
            aria-label={t`Play ${text}`}
            onClick={() => playing.playSent(take)}
          >
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
        </div>
      )}
    </MarginRow>
  )
}

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
    case 'approved':
      return (
        <Trans>
          <strong>Approved.</strong> Learners hear it.
        </Trans>
      )
    case 'withdrawn':
      return (
        <Trans>
          <strong>Withdrawn.</strong> Nobody hears it any more.
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
