import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { FieldFrame, describedBy } from '../../../ui/field.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'

interface ReasonFormProps {
  isBusy: boolean
  /** Nobody is there to read why. */
  isNobodys: boolean
  onReason: (reason: string) => void
  onCancel: () => void
}

/** Why something that a speaker contributed is not right: they read it, if they are still there. */
export function ReasonForm({ isBusy, isNobodys, onReason, onCancel }: ReasonFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const help = isNobodys
    ? t`It came from a table, or from an account that’s gone, so nobody is notified. The reason is kept with your decision.`
    : t`Whoever contributed it reads this.`
  const error = isMissing ? t`Please say why.` : undefined
  return (
    <form
      className="stack desk-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = event.currentTarget.querySelector('input')
        const reason = input?.value.trim() ?? ''
        setIsMissing(reason === '')
        if (reason === '') input?.focus()
        else if (!isBusy) onReason(reason)
      }}
    >
      <FieldFrame id={id} label={t`What’s wrong with it?`} help={help} error={error}>
        {/* Opened by a press that asks for it. */}
        <input
          className="input"
          maxLength={1000}
          autoFocus
          autoComplete="off"
          {...describedBy({ id, error, help })}
        />
      </FieldFrame>
      <div className="desk-actions">
        <button type="submit" className="button second" aria-busy={isBusy} onClick={onSingleTap()}>
          <Trans>Reject</Trans>
        </button>
        <button type="button" className="button plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}
