import { Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FailureBanner } from './failure-banner.tsx'

interface Edit {
  state: 'shown' | 'edited' | 'done'
  begin: () => void
  ends: EditEnds
}

export interface EditEnds {
  onDone: () => void
  onCancel: () => void
}

/** Whether a row is shown or edited. */
export function useEdit(): Edit {
  const [state, setState] = useState<Edit['state']>('shown')
  return {
    state,
    begin: () => setState('edited'),
    ends: { onDone: () => setState('done'), onCancel: () => setState('shown') },
  }
}

interface EditableRowProps {
  edit: Edit
  icon: LucideIcon
  label: ReactNode
  /** What stands in the row while nobody edits it. */
  value: ReactNode
  /** Names the button, which shows "Change", after what it changes. */
  changeLabel: string
  /** What a change that went well says. */
  doneText: string
  /** The form in the row's place. */
  form: ReactNode
}

/** A row whose value is changed in its place. The focus goes along and comes back. */
export function EditableRow(props: EditableRowProps) {
  const { edit, icon, label, value, changeLabel, doneText, form } = props
  const isEdited = edit.state === 'edited'
  const opener = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <MarginRow icon={icon}>
      {isEdited ? (
        <div className="grow">{form}</div>
      ) : (
        <>
          <div className="grow">
            <p className="small soft">{label}</p>
            {value}
          </div>
          <button
            ref={opener}
            type="button"
            className="button plain"
            aria-label={changeLabel}
            onClick={edit.begin}
          >
            <Trans>Change</Trans>
          </button>
        </>
      )}
      <p className="done-line" role="status">
        {edit.state === 'done' && doneText}
      </p>
    </MarginRow>
  )
}

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

/** Escape leaves what is being edited, unless it was for a list in it or for the keyboard's own. */
export function onEscape(leave: () => void): (event: KeyboardEvent) => void {
  return ({ key, defaultPrevented, nativeEvent }) => {
    if (key === 'Escape' && !defaultPrevented && !nativeEvent.isComposing) leave()
  }
}
