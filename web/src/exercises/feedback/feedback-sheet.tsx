import type { Outcome, Tone } from '@mboa/domain'
import { BookOpen, Check, TriangleAlert, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { msg } from '@lingui/core/macro'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './feedback-sheet.css'
import { NextButton } from '../session/next-button.tsx'
import { ToneStroke } from '../typing/tone-stroke.tsx'

const { Part: AnswerSignal, prepare: prepareSignal } = lazyPart(
  async () => (await import('./answer-signal.tsx')).AnswerSignal,
  'silent',
)
export { prepareSignal }

interface FeedbackSheetProps {
  /** `shown`: nothing was tried, the answer is only shown. */
  outcome: Outcome | 'shown'
  /** The verdict in words: the sheet's heading. */
  verdict: string
  /** The tone to fix, which then is the sheet's sign. */
  tone?: Tone | undefined
  /** What differs, drawn and said. */
  children?: ReactNode
  /** Small links above Next. */
  links?: ReactNode
  onNext: () => void
}

/** What became of an answer. The focus goes to Next, so that Enter continues. */
export function FeedbackSheet({
  outcome,
  verdict,
  tone,
  children,
  links,
  onNext,
}: FeedbackSheetProps) {
  const verdictId = useId()
  return (
    <section className={`feedback ${outcome}`}>
      <AnswerSignal outcome={outcome} />
      <div className="verdict">
        <span className="sign">
          <VerdictSign outcome={outcome} tone={tone} />
        </span>
        <h2 id={verdictId}>{verdict}</h2>
      </div>
      <div className="more">
        {children}
        {links}
      </div>
      <NextButton describedBy={verdictId} onNext={onNext} />
    </section>
  )
}

function VerdictSign({ outcome, tone }: Pick<FeedbackSheetProps, 'outcome' | 'tone'>) {
  if (outcome === 'correct') return <Icon of={Check} />
  if (outcome === 'wrong') return <Icon of={X} />
  if (outcome === 'shown') return <Icon of={BookOpen} />
  return tone === undefined ? <Icon of={TriangleAlert} /> : <ToneStroke tone={tone} />
}

/** What is said of any answer, chosen, put together or typed. */
export const verdictTexts = {
  right: msg`Right.`,
  /** To who gave up: nothing was wrong. */
  shown: msg`Here’s the answer.`,
}
