import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MarginRow } from '../../ui/margin-rows.tsx'

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
  sign: LucideIcon
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
  const { edit, sign, label, value, changeLabel, doneText, form } = props
  const isEdited = edit.state === 'edited'
  const opener = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <MarginRow sign={sign}>
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
