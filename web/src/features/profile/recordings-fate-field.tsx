import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeletionConsequences, RecordingsFate } from '@mboa/contract'
import { ChoiceField } from './choice-field.tsx'

interface RecordingsFateFieldProps {
  of: Pick<DeletionConsequences, 'takes' | 'takesThatCanStay'>
  error: string | undefined
}

/** What becomes of a voice whose owner leaves: nothing is chosen for them. */
export function RecordingsFateField({ of, error }: RecordingsFateFieldProps) {
  const { t } = useLingui()
  const { takes, takesThatCanStay: staying } = of
  const leaving = takes - staying
  const withdrawn = t`${plural(takes, {
    one: '# recording will be deleted. It will no longer be public.',
    other: '# recordings will be deleted. They will no longer be public.',
  })}`
  const stored = t`${plural(staying, {
    one: '# recording stays, with its word, for the uses you agreed to. It can’t be withdrawn later.',
    other:
      '# recordings stay, with their words, for the uses you agreed to. They can’t be withdrawn later.',
  })}`
  const others = t`${plural(leaving, {
    one: '# recording that was withdrawn or sent back will be deleted.',
    other: '# recordings that were withdrawn or sent back will be deleted.',
  })}`
  return (
    <ChoiceField<RecordingsFate>
      name="recordings"
      label={t`What happens to your recordings?`}
      error={error}
      options={[
        { value: 'withdraw', text: t`Withdraw them all`, help: withdrawn },
        {
          value: 'keep',
          text: t`Leave them, without my name`,
          help: leaving > 0 ? `${stored} ${others}` : stored,
        },
      ]}
    />
  )
}
