import { Trans, useLingui } from '@lingui/react/macro'
import { sentBackReasons, type SentBackReason } from '@mboa/domain'
import { useId, useRef, useState } from 'react'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { reasonTexts } from '../reason-texts.ts'
import { Keycap } from '../../../exercises/session/keycap.tsx'
import './review.css'

interface SendBackProps {
  isBusy: boolean
  onSendBack: (reason: SentBackReason, comment: string) => void
}

/** One press for what is said most; another reason needs words. */
export function SendBack({ isBusy, onSendBack }: SendBackProps) {
  const { i18n } = useLingui()
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const [isOther, setIsOther] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)

  function sendWords() {
    const comment = words.current?.value.trim() ?? ''
    setIsEmpty(comment === '')
    if (comment === '') words.current?.focus()
    else onSendBack('other', comment)
  }

  return (
    <section className="stack tight" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Trans>Send it back: why?</Trans> <Keycap>X</Keycap>
      </h2>
      <div className="review-reasons">
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
            {i18n._(reasonTexts[reason])}
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
    </section>
  )
}
