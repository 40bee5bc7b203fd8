import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { conceptItem, type Contribution, type Judgement } from '@mboa/contract'
import { Check, Inbox, PenLine, X } from 'lucide-react'
import { useState } from 'react'
import { PlayButton } from '../../../exercises/hearing/play-button.tsx'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { soundOfTake } from '../sound-of-take.ts'
import { SpellingForm } from '../write/spelling-form.tsx'
import { Twins, type SpelledCourse } from '../write/twins.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContributionText, type KnownCourse } from './contribution-text.tsx'
import type { ToBeChecked } from './contributions-api.ts'
import { Findings } from './findings.tsx'

interface CheckRowProps {
  checked: ToBeChecked
  known: KnownCourse
  spelled: SpelledCourse
  /** How who checks has written it instead. */
  written: string | undefined
  add: (contributions: readonly Contribution[]) => Promise<Written<unknown>>
  onJudge: (judgement: Judgement) => void
  onUndo: () => void
  onWritten: (text: string) => void
}

const unchangedText = msg`Change what isn’t right yet, or choose “It’s right”.`

/** One that another has contributed: heard where somebody has said it, and judged. */
export function CheckRow(props: CheckRowProps) {
  const { checked, known, spelled, written, add, onJudge, onUndo, onWritten } = props
  const { t } = useLingui()
  const { contribution, findings, ownJudgement } = checked.received
  const [answer, setAnswer] = useState<'almost' | 'wrong'>()
  // Who goes back goes on from where they came.
  const [came, setCame] = useState<typeof answer>()
  const back = () => {
    setCame(answer)
    setAnswer(undefined)
  }
  const isOpen = ownJudgement === null && written === undefined
  const icon =
    ownJudgement !== null
      ? ownJudgement.verdict === 'confirm'
        ? Check
        : X
      : written === undefined
        ? Inbox
        : PenLine
  return (
    <li className={ownJudgement?.verdict === 'confirm' ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={icon} />
      </div>
      <div className="text wraps">
        <div className="grow">
          <ContributionText contribution={contribution} known={known} />
          <Findings findings={findings} />
          {isOpen && answer !== 'almost' && isNewItem(contribution) && (
            <Twins text={contribution.text} course={spelled} />
          )}
          {ownJudgement !== null && (
            <p className="small">
              {ownJudgement.verdict === 'confirm' ? (
                <Trans>
                  <strong>You confirmed it.</strong>
                </Trans>
              ) : (
                <Trans>
                  <strong>You disputed it:</strong> {ownJudgement.reason}
                </Trans>
              )}
            </p>
          )}
          <div role="status">
            {written !== undefined && (
              <p className="small">
                <Trans>
                  <strong>You wrote:</strong>{' '}
                  <WordText lang={known.htmlLang} size="inline">
                    {written}
                  </WordText>
                </Trans>{' '}
                <Trans>Another speaker will look at it.</Trans>
              </p>
            )}
          </div>
        </div>
        <TakeToHear checked={checked} />
        {!isOpen ? (
          ownJudgement !== null && (
            <button type="button" className="button plain" onClick={onUndo}>
              <Trans>Undo</Trans>
            </button>
          )
        ) : answer === 'almost' && isNewItem(contribution) ? (
          <div className="contest-form">
            <SpellingForm
              item={itemOf(contribution)}
              course={spelled}
              almost={{ id: contribution.id, text: contribution.text, unchanged: unchangedText }}
              write={(text) => add([otherwise(contribution, text, t`The spelling.`)])}
              onWritten={onWritten}
              leave={{ text: t`Cancel`, onLeft: back }}
            />
          </div>
        ) : answer === 'wrong' ? (
          <ContestForm
            onCancel={back}
            onReason={(reason) => {
              setAnswer(undefined)
              onJudge({ verdict: 'contest', reason })
            }}
          />
        ) : (
          <div className="candidates">
            <button
              type="button"
              className="button second"
              onClick={() => onJudge({ verdict: 'confirm' })}
            >
              <Trans>It’s right</Trans>
            </button>
            {isNewItem(contribution) && (
              <button
                type="button"
                className="button plain"
                autoFocus={came === 'almost'}
                onClick={() => setAnswer('almost')}
              >
                <Trans>Almost: here’s the spelling</Trans>
              </button>
            )}
            <button
              type="button"
              className="button plain"
              autoFocus={came === 'wrong'}
              onClick={() => setAnswer('wrong')}
            >
              <Trans>It’s not right</Trans>
            </button>
          </div>
        )}
      </div>
    </li>
  )
}

/** Until it may not be heard any more. */
function TakeToHear({ checked: { take, received } }: { checked: ToBeChecked }) {
  const { t } = useLingui()
  const [isGone, setIsGone] = useState(false)
  if (take === undefined || isGone) return null
  const { contribution } = received
  const was = 'was' in contribution ? contribution.was?.text : undefined
  const text = contribution.text ?? was ?? take.item
  return (
    <div role="group" aria-label={t`A recording of ${text}`}>
      <PlayButton
        sound={soundOfTake(take)}
        startsAlone={false}
        hasKey={false}
        onGone={() => setIsGone(true)}
      />
    </div>
  )
}

type NewItem = Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }>

/** What is said otherwise, or what it means, is of an item that is there. */
const isNewItem = (contribution: Contribution): contribution is NewItem =>
  contribution.kind === 'concept' ||
  contribution.kind === 'word' ||
  contribution.kind === 'sentence'

const itemOf = (contribution: NewItem): string =>
  contribution.kind === 'concept'
    ? conceptItem(contribution.course, contribution.concept)
    : `${contribution.course}.${contribution.id}`

/**
 * The same in another spelling. What a word means stays with who told it: its spelling alone is
 * corrected. The meaning of a concept is nobody’s: the word for it is told anew, in place of this one.
 */
function otherwise(contribution: NewItem, text: string, reason: string): Contribution {
  const { course, dialect } = contribution
  const about = { id: newEventId(), course, dialect, text, note: '', contributedAt: Date.now() }
  if (contribution.kind === 'concept') {
    const { concept, id: instead } = contribution
    return { ...about, kind: 'concept', concept, instead }
  }
  const was = { text: contribution.text, gloss: contribution.gloss }
  return { ...about, kind: 'correction', item: itemOf(contribution), reason, was }
}
