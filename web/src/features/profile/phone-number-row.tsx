import { Trans, useLingui } from '@lingui/react/macro'
import type { Profile } from '@mboa/contract'
import { Phone } from 'lucide-react'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { textOf } from '../../ui/form-values.ts'
import { loadCountryDirectory } from '../../ui/phone-field/load-country-directory.ts'
import { PhoneField } from '../../ui/phone-field/phone-field.tsx'
import { phoneNumberError } from '../../ui/phone-field/phone-number-error.ts'
import { EditForm } from './edit-form.tsx'
import { EditableRow, useEdit, type EditEnds } from './editable-row.tsx'
import { changeProfile } from './profile-api.ts'
import { useSubmit } from './use-submit.ts'

interface PhoneNumberRowProps {
  phoneNumber: string | null
  onChanged: (profile: Profile) => void
}

/** The other thing the form can do. */
const remove = 'remove'

export function PhoneNumberRow({ phoneNumber, onChanged }: PhoneNumberRowProps) {
  const { t } = useLingui()
  const edit = useEdit()
  return (
    <EditableRow
      edit={edit}
      sign={Phone}
      label={<Trans>Phone Number</Trans>}
      value={<p className="num">{phoneNumber ?? t`none yet`}</p>}
      changeLabel={t`Change the phone number`}
      doneText={t`Saved.`}
      form={<PhoneNumberForm phoneNumber={phoneNumber} onChanged={onChanged} {...edit.ends} />}
    />
  )
}

function PhoneNumberForm(props: PhoneNumberRowProps & EditEnds) {
  const { phoneNumber, onChanged, onDone, onCancel } = props
  const { t, i18n } = useLingui()
  const { id } = useSignedInUser()
  const { errors, ...state } = useSubmit({
    fields: ['phoneNumber'],
    validate: (form, intent) => {
      const error = intent === remove ? undefined : phoneNumberError(textOf(form, 'phoneNumber'))
      return error === undefined ? {} : { phoneNumber: error }
    },
    send: async (form, intent) =>
      changeProfile(id, { phoneNumber: intent === remove ? null : await readPhoneNumber(form) }),
    onDone: (profile) => {
      onChanged(profile)
      onDone()
    },
  })
  return (
    <EditForm
      label={t`Change the phone number`}
      {...state}
      onCancel={onCancel}
      more={
        phoneNumber !== null && (
          <button type="submit" value={remove} className="button plain" disabled={state.isBusy}>
            <Trans>Remove the phone number</Trans>
          </button>
        )
      }
    >
      <PhoneField
        id="phoneNumber"
        label={t`Phone Number`}
        defaultValue={phoneNumber ?? ''}
        error={errors['phoneNumber'] && i18n._(errors['phoneNumber'])}
      />
    </EditForm>
  )
}

async function readPhoneNumber(form: HTMLFormElement): Promise<string> {
  const { joinPhoneNumber } = await loadCountryDirectory()
  return joinPhoneNumber(textOf(form, 'dialCode'), textOf(form, 'phoneNumber'))
}
