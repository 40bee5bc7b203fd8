import { Trans, useLingui } from '@lingui/react/macro'
import { api, type Profile } from '@mboa/contract'
import { joinPhoneNumber } from '@mboa/domain'
import { Phone } from 'lucide-react'
import { call } from '../../platform/network/api-client.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { fieldTexts } from '../../ui/form-texts.ts'
import { PhoneField } from '../../ui/phone-field/phone-field.tsx'
import { phoneNumberError } from '../../ui/phone-field/phone-number.ts'
import { textOf, useSubmit } from '../../ui/use-submit.ts'
import { EditableRow, EditForm, useEdit, type EditEnds } from './editable-row.tsx'
import { placeFailure, unexpectedFailure } from './error-texts.ts'

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
      icon={Phone}
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
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { errorOf, ...state } = useSubmit({
    doing: 'changing the phone number',
    unexpected: { failure: unexpectedFailure },
    validate: (form, intent) => {
      const { typed, dialCode } = readPhoneNumber(form)
      const error = intent === remove ? undefined : phoneNumberError(typed, dialCode)
      return error === undefined ? {} : { phoneNumber: error }
    },
    send: async (form, intent) => {
      const { typed, dialCode } = readPhoneNumber(form)
      const phoneNumber = intent === remove ? null : joinPhoneNumber(dialCode, typed)
      const result = await call(api.changeProfile, { body: { phoneNumber }, account: id })
      if (!result.ok) {
        return placeFailure(result.failure, { phoneNumber: fieldTexts.noPhoneNumber })
      }
      onChanged(result.value)
      onDone()
      return undefined
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
        error={errorOf('phoneNumber')}
      />
    </EditForm>
  )
}

function readPhoneNumber(form: HTMLFormElement): { typed: string; dialCode: string } {
  return { typed: textOf(form, 'phoneNumber'), dialCode: textOf(form, 'dialCode') }
}
