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
    one: '# take is deleted. Nobody hears it any more.',
    other: '# takes are deleted. Nobody hears them any more.',
  })}`
  const kept = t`${plural(staying, {
    one: '# take stays, with the word that it says, for the uses that you agreed to. It cannot be withdrawn later.',
    other:
      '# takes stay, with the words that they say, for the uses that you agreed to. They cannot be withdrawn later.',
  })}`
  const others = t`${plural(leaving, {
    one: '# take that was withdrawn or sent back is deleted.',
    other: '# takes that were withdrawn or sent back are deleted.',
  })}`
  return (
    <ChoiceField<RecordingsFate>
      name="recordings"
      label={t`What becomes of your recordings?`}
      error={error}
      options={[
        { value: 'withdraw', text: t`Withdraw them all`, help: withdrawn },
        {
          value: 'keep',
          text: t`Leave them, without my name`,
          help: leaving > 0 ? `${kept} ${others}` : kept,
        },
      ]}
    />
  )
}
