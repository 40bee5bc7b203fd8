import { Trans } from '@lingui/react/macro'
import type { Outcome, Tone } from '@mboa/domain'
import { BookOpen, Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './feedback-sheet.css'
import '../session/keycap.css'
import { ToneStroke } from '../typing/tone-stroke.tsx'

const { Part: AnswerSignal, prepare: prepareSignal } = lazyPart(
  [],
  async () => (await import('./answer-signal.tsx')).AnswerSignal,
  'silent',
)
export { prepareSignal }

interface FeedbackSheetProps {
  /** `told`: nothing was tried, the answer is only shown. */
  outcome: Outcome | 'told'
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
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
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
      <button
        ref={next}
        type="button"
        className="button main wide"
        // Read out with the button, which has the focus by then: a verdict nobody can miss.
        aria-describedby={verdictId}
        onClick={onNext}
      >
        <Trans>Next</Trans>
        <kbd className="keycap only-wide" aria-hidden="true">
          Enter
        </kbd>
      </button>
    </section>
  )
}

function VerdictSign({ outcome, tone }: Pick<FeedbackSheetProps, 'outcome' | 'tone'>) {
  if (outcome === 'correct') return <Icon of={Check} />
  if (outcome === 'wrong') return <Icon of={X} />
  if (outcome === 'told') return <Icon of={BookOpen} />
  return tone === undefined ? <Icon of={TriangleAlert} /> : <ToneStroke tone={tone} />
}
