import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, workshopDays, workshopNameLimit, type OpenedWorkshop } from '@mboa/contract'
import { call } from '../../../platform/network/api-client.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextField } from '../../../ui/field.tsx'
import { failureTextOf } from '../../../ui/failure-texts.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { deskOptions, type DeskOf } from '../desk-options.ts'

interface WorkshopFormProps {
  of: DeskOf
  onOpened: (opened: OpenedWorkshop) => void
}

const noName = msg`Please give it a name, such as the place.`
const tooMany = msg`10 workshops are already open. Close one of them first.`

export function WorkshopForm({ of, onOpened }: WorkshopFormProps) {
  const { t, i18n } = useLingui()
  const form = useSubmit({
    doing: 'opening a workshop',
    unexpected: { failure: formTexts.unexpected },
    validate: (sent) => ({
      ...(textOf(sent, 'workshop-name').trim() === '' && { 'workshop-name': noName }),
    }),
    async send(sent) {
      const name = textOf(sent, 'workshop-name').normalize('NFC').trim()
      const days = workshopDays.find((each) => String(each) === textOf(sent, 'workshop-days')) ?? 1
      const result = await call(api.openDeskWorkshop, { ...deskOptions(of), body: { name, days } })
      if (result.ok) {
        sent.reset()
        onOpened(result.value)
        return undefined
      }
      return { failure: failureTextOf(result.failure.code, { 'quota-reached': tooMany }) }
    },
  })
  return (
    <form
      method="post"
      noValidate
      className="desk-form"
      aria-label={t`Open a workshop`}
      onSubmit={form.submit}
    >
      <TextField
        id="workshop-name"
        label={t`Name of a new workshop`}
        help={t`Its recorders and speakers see it: the place, for instance.`}
        maxLength={workshopNameLimit}
        autoComplete="off"
        error={form.errorOf('workshop-name')}
      />
      <div className="field">
        <label htmlFor="workshop-days">
          <Trans>For how long</Trans>
        </label>
        <select id="workshop-days" name="workshop-days" className="input" defaultValue={3}>
          {workshopDays.map((days) => (
            <option key={days} value={days}>
              <Plural value={days} one="# day" other="# days" />
            </option>
          ))}
        </select>
      </div>
      {form.failure !== undefined && <Banner kind="bad">{i18n._(form.failure)}</Banner>}
      <SubmitButton isBusy={form.isBusy} busyText={t`One moment...`}>
        <Trans>Open a workshop</Trans>
      </SubmitButton>
    </form>
  )
}
