import { Trans, useLingui } from '@lingui/react/macro'
import type { SpeakerCredit } from '@mboa/contract'
import { UserPen } from 'lucide-react'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { CreditForm } from './credit-form.tsx'
import { EditableRow, useEdit } from './editable-row.tsx'
import { getCredit } from './profile-api.ts'
import { useAnswer } from './use-answer.ts'

/** How a recorder is named beside their recordings, to be changed in its place. */
export function CreditCard() {
  const { t } = useLingui()
  const { value: credit, failure, reload, replace } = useAnswer(getCredit)
  const edit = useEdit()
  if (credit === undefined) {
    return failure === undefined ? (
      <Loading />
    ) : (
      <LoadFailure isOffline={failure.code === 'network-error'} retry={reload} />
    )
  }
  return (
    <MarginRows>
      <EditableRow
        edit={edit}
        sign={UserPen}
        label={<Trans>Name shown with your recordings</Trans>}
        value={<ShownAs credit={credit} />}
        changeLabel={t`Change the name shown with your recordings`}
        doneText={t`Saved.`}
        form={<CreditForm credit={credit} onChanged={replace} {...edit.ends} />}
      />
    </MarginRows>
  )
}

function ShownAs({ credit }: { credit: SpeakerCredit }) {
  const { fullName } = useSignedInUser()
  if (credit.kind === 'anonymous') {
    return (
      <p>
        <Trans>none: you are not named</Trans>
      </p>
    )
  }
  return <p dir="auto">{credit.kind === 'name' ? fullName : credit.pseudonym}</p>
}
