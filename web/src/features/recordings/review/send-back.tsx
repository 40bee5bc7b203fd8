import { Trans, useLingui } from '@lingui/react/macro'
import { sentBackReasons, type SentBackReason } from '@mboa/domain'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { reasonTexts } from '../reason-texts.ts'
import './review.css'

interface SendBackProps {
  isBusy: boolean
  onSendBack: (reason: SentBackReason, comment: string) => void
  /** To say which word it is instead. */
  onOtherWord: () => void
  /** It is right after all. */
  onBack: () => void
}

/** The reasons stand after a colon elsewhere; on a button each begins anew. */
const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** One press for what is said most; another reason needs words. */
export function SendBack({ isBusy, onSendBack, onOtherWord, onBack }: SendBackProps) {
  const { i18n } = useLingui()
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const [isOther, setIsOther] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)

  useEffect(() => reasons.current?.querySelector('button')?.focus(), [])

  function sendWords() {
    const comment = words.current?.value.trim() ?? ''
    setIsEmpty(comment === '')
    if (comment === '') words.current?.focus()
    else onSendBack('other', comment)
  }

  return (
    <section
      className="stack tight"
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onBack()
      }}
    >
      <h2 id={`${id}-title`}>
        <Trans>Send it back: why?</Trans>
      </h2>
      <button
        type="button"
        className="button second"
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={onSingleTap(onOtherWord)}
      >
        <Trans>It’s another word: find it</Trans>
      </button>
      <div ref={reasons} className="review-reasons">
        {sentBackReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            className="button second"
            disabled={isBusy}
            aria-expanded={reason === 'other' ? isOther : undefined}
            // The next take is under the finger after it.
            onClick={onSingleTap(() => {
              if (reason === 'other') setIsOther(true)
              else onSendBack(reason, '')
            })}
          >
            {capitalise(i18n._(reasonTexts[reason]))}
          </button>
        ))}
      </div>
      {isOther && (
        <div className="field">
          <label htmlFor={id}>
            <Trans>What’s wrong with it?</Trans>
          </label>
          <textarea
            ref={words}
            id={id}
            className="input"
            maxLength={500}
            rows={2}
            aria-invalid={isEmpty}
            aria-describedby={isEmpty ? `${id}-error` : undefined}
          />
          {isEmpty && (
            <p id={`${id}-error`} className="error">
              <Trans>Tell the recorder what to do better.</Trans>
            </p>
          )}
          <button type="button" className="button second" disabled={isBusy} onClick={sendWords}>
            <Trans>Send it back</Trans>
          </button>
        </div>
      )}
      <button type="button" className="button plain hanging" onClick={onBack}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back to yes or no</Trans>
      </button>
    </section>
  )
}
