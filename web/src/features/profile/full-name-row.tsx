import { Trans, useLingui } from '@lingui/react/macro'
import { api, type Profile } from '@mboa/contract'
import { User } from 'lucide-react'
import { call } from '../../platform/network/api-client.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { fieldTexts } from '../../ui/form-texts.ts'
import { TextField } from '../../ui/field.tsx'
import { textOf, useSubmit } from '../../ui/use-submit.ts'
import { EditableRow, EditForm, useEdit, type EditEnds } from './editable-row.tsx'
import { placeFailure, unexpectedFailure } from './error-texts.ts'

interface FullNameRowProps {
  fullName: string
  onChanged: (profile: Profile) => void
}

export function FullNameRow({ fullName, onChanged }: FullNameRowProps) {
  const { t } = useLingui()
  const edit = useEdit()
  return (
    <EditableRow
      edit={edit}
      icon={User}
      label={<Trans>Full Name</Trans>}
      value={<p dir="auto">{fullName || t`none yet`}</p>}
      changeLabel={t`Change the full name`}
      doneText={t`Saved.`}
      form={<FullNameForm fullName={fullName} onChanged={onChanged} {...edit.ends} />}
    />
  )
}

function FullNameForm({ fullName, onChanged, onDone, onCancel }: FullNameRowProps & EditEnds) {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { errorOf, ...state } = useSubmit({
    doing: 'changing the name',
    unexpected: { failure: unexpectedFailure },
    validate: (form) =>
      textOf(form, 'fullName').trim() === '' ? { fullName: fieldTexts.noFullName } : {},
    send: async (form) => {
      const result = await call(api.changeProfile, {
        body: { fullName: textOf(form, 'fullName').trim() },
        account: id,
      })
      if (!result.ok) return placeFailure(result.failure, { fullName: fieldTexts.noFullName })
      onChanged(result.value)
      onDone()
      return undefined
    },
  })
  return (
    <EditForm label={t`Change the full name`} {...state} onCancel={onCancel}>
      <TextField
        id="fullName"
        label={t`Full Name`}
        autoComplete="name"
        defaultValue={fullName}
        error={errorOf('fullName')}
      />
    </EditForm>
  )
}
