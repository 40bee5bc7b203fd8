import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, leastWordsOfUnit, mostWordsWaitedFor } from '@mboa/contract'
import { useId, useState } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { call } from '../../../platform/network/api-client.ts'
import { TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { textOf } from '../../../ui/use-submit.ts'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { useAct } from '../use-act.ts'

interface PublishingFormProps {
  of: DeskOf
  leastWords: number | null
  onChange: () => void
}

/** Whether new units are shown by themselves, and from how many words on. */
export function PublishingForm({ of, leastWords, onChange }: PublishingFormProps) {
  const formatNumber = useFormatNumber()
  const { t, i18n } = useLingui()
  const id = useId()
  const [way, setWay] = useState<'alone' | 'by-hand'>(leastWords === null ? 'by-hand' : 'alone')
  const [isWrong, setIsWrong] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, act } = useAct('saying how units are published')
  const [least, most] = [leastWordsOfUnit, mostWordsWaitedFor]
  return (
    <section className="stack" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <Trans>New units</Trans>
      </h2>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const count = Number(textOf(form, `${id}-least`))
          const isRight =
            way === 'by-hand' || (Number.isInteger(count) && count >= least && count <= most)
          setIsWrong(!isRight)
          setIsSaved(false)
          if (!isRight) form.querySelector<HTMLInputElement>('[type=number]')?.focus()
          else {
            const body = { leastWords: way === 'by-hand' ? null : count }
            act(
              () => call(api.setDeskPublishing, { ...deskOptions(of), body }),
              () => {
                setIsSaved(true)
                onChange()
              },
            )
          }
        }}
      >
        <Segments
          label={t`How learners get them`}
          options={[
            { value: 'alone', text: t`Automatically` },
            { value: 'by-hand', text: t`Once I publish them` },
          ]}
          value={way}
          onChange={(chosen) => {
            setWay(chosen)
            setIsWrong(false)
            setIsSaved(false)
          }}
        />
        {way === 'alone' && (
          <TextField
            id={`${id}-least`}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            label={t`Minimum number of words that can be heard`}
            help={t`Units that learners already have stay.`}
            defaultValue={leastWords ?? least}
            error={
              isWrong
                ? t`A number from ${ph({ least: formatNumber(least) })} to ${ph({ most: formatNumber(most) })}.`
                : undefined
            }
          />
        )}
        {failure !== undefined && (
          <p className="small" role="alert">
            {i18n._(failure)}
          </p>
        )}
        <SubmitButton isBusy={isBusy} busyText={t`One moment...`}>
          <Trans>Save</Trans>
        </SubmitButton>
        <p className="small" role="status">
          {isSaved && t`Saved.`}
        </p>
      </form>
    </section>
  )
}
