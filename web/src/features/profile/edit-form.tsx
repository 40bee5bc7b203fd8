import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { onEscape } from './on-escape.ts'

interface EditFormProps {
  /** Names the form for assistive technology. */
  label: string
  isBusy: boolean
  failure: ApiFailure | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
  /** A further button that submits; it says with its value what it does. */
  more?: ReactNode
}

/** Fields with Save and Cancel, which Escape is too. The first field has the focus when it opens. */
export function EditForm(props: EditFormProps) {
  const { label, isBusy, failure, submit, onCancel, children, more } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([type=hidden], [hidden])')?.focus()
  }, [])
  return (
    <form
      ref={form}
      className="edit-form stack"
      aria-label={label}
      noValidate
      onKeyDown={onEscape(onCancel)}
      onSubmit={submit}
    >
      {children}
      {failure !== undefined && <FailureBanner failure={failure} />}
      <div className="actions">
        <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
          <Trans>Save</Trans>
        </SubmitButton>
        <button type="button" className="button second" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
      {more}
    </form>
  )
}
