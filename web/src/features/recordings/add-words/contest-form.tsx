import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { FieldFrame } from '../../../ui/field.tsx'

interface ContestFormProps {
  onReason: (reason: string) => void
  onCancel: () => void
}

/** Why something that another speaker contributed is not right. */
export function ContestForm({ onReason, onCancel }: ContestFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      className="stack contest-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = event.currentTarget.querySelector('input')
        const reason = input?.value.trim() ?? ''
        setIsMissing(reason === '')
        if (reason === '') input?.focus()
        else onReason(reason)
      }}
    >
      <FieldFrame
        id={id}
        label={t`What’s wrong with it?`}
        error={isMissing ? t`Please say why.` : undefined}
      >
        {/* Opened by a press that asks for it. */}
        <input id={id} className="input" maxLength={1000} autoFocus autoComplete="off" />
      </FieldFrame>
      <div className="candidates">
        <button type="submit" className="button second">
          <Trans>Dispute</Trans>
        </button>
        <button type="button" className="button plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}
