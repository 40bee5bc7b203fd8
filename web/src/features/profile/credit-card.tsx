import { Trans, useLingui } from '@lingui/react/macro'
import { api, type SpeakerCredit } from '@mboa/contract'
import { UserPen } from 'lucide-react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { CreditForm } from './credit-form.tsx'
import { EditableRow, useEdit } from './editable-row.tsx'

const ofServer: Source<SpeakerCredit> = {
  during: 'asking for the credit',
  ask: (signal) => call(api.readSpeakerCredit, { signal }),
}

/** How a recorder is named beside their recordings, to be changed in its place. */
export function CreditCard() {
  const { t } = useLingui()
  const { state, change } = useResource(ofServer)
  const edit = useEdit()
  return (
    <LoadedPart of={state}>
      {(credit) => (
        <MarginRows>
          <EditableRow
            edit={edit}
            icon={UserPen}
            label={<Trans>Name shown with your recordings</Trans>}
            value={<ShownAs credit={credit} />}
            changeLabel={t`Change the name shown with your recordings`}
            doneText={t`Saved.`}
            form={
              <CreditForm
                credit={credit}
                onChanged={(fresh) => change(() => fresh)}
                {...edit.ends}
              />
            }
          />
        </MarginRows>
      )}
    </LoadedPart>
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
