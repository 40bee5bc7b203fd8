import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { api, type SpeakerCredit } from '@mboa/contract'
import { useState } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { TextField } from '../../ui/field.tsx'
import { textOf, useSubmit } from '../../ui/use-submit.ts'
import { ChoiceField } from './choice-field.tsx'
import { EditForm, type EditEnds } from './editable-row.tsx'
import { placeFailure, unexpectedFailure } from './error-texts.ts'

interface CreditFormProps extends EditEnds {
  credit: SpeakerCredit
  onChanged: (credit: SpeakerCredit) => void
}

const noPseudonym = msg`Please enter the name to show.`

/** By one's name, by another, or not at all. */
export function CreditForm({ credit, onChanged, onDone, onCancel }: CreditFormProps) {
  const { t } = useLingui()
  const { id, fullName } = useSignedInUser()
  const [kind, setKind] = useState(credit.kind)
  const { errorOf, ...state } = useSubmit({
    doing: 'changing the name beside a voice',
    unexpected: { failure: unexpectedFailure },
    validate: (form) =>
      kind === 'pseudonym' && textOf(form, 'pseudonym').trim() === ''
        ? { pseudonym: noPseudonym }
        : {},
    send: async (form) => {
      const result = await call(api.changeSpeakerCredit, {
        body:
          kind === 'pseudonym' ? { kind, pseudonym: textOf(form, 'pseudonym').trim() } : { kind },
        account: id,
      })
      if (!result.ok) return placeFailure(result.failure, { pseudonym: noPseudonym })
      onChanged(result.value)
      onDone()
      return undefined
    },
  })
  return (
    <EditForm label={t`Change the name shown with your recordings`} {...state} onCancel={onCancel}>
      <ChoiceField<SpeakerCredit['kind']>
        name="credit"
        label={t`What name goes with your recordings?`}
        defaultValue={credit.kind}
        onChange={setKind}
        options={[
          { value: 'name', text: t`By my name`, help: fullName },
          { value: 'pseudonym', text: t`By another name` },
          { value: 'anonymous', text: t`Not at all` },
        ]}
      />
      {kind === 'pseudonym' && (
        <TextField
          id="pseudonym"
          label={t`The name to show`}
          maxLength={60}
          autoComplete="off"
          defaultValue={credit.kind === 'pseudonym' ? credit.pseudonym : ''}
          error={errorOf('pseudonym')}
        />
      )}
    </EditForm>
  )
}
