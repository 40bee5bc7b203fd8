import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  api,
  invitationLinkDays,
  type Bilingual,
  type DeskInvite,
  type DeskInvited,
} from '@mboa/contract'
import { trimEmail } from '@mboa/domain'
import { useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { call, type ApiFailure } from '../../platform/network/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { emailError } from '../../ui/email-error.ts'
import { TextField } from '../../ui/field.tsx'
import { failureTextOf, type FailureTexts } from '../../ui/failure-texts.ts'
import { fieldTexts, formTexts } from '../../ui/form-texts.ts'
import { Segments } from '../../ui/segments.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { textOf, useSubmit, type Refusal } from '../../ui/use-submit.ts'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { InvitationLink } from './invitation-link.tsx'
import { invitationMessages } from './invitation-message.ts'

/** How many people a link may be for; a meeting has few more. */
const uses = [1, 5, 20, 50] as const

interface InviteFormProps {
  of: DeskOf
  name: Bilingual
  /** After one was made. */
  onMade: () => void
}

/** Invites by mail, to one address, or makes a link for several. */
export function InviteForm({ of, name, onMade }: InviteFormProps) {
  const { t, i18n } = useLingui()
  const [by, setBy] = useState<DeskInvite['by']>('mail')
  const [made, setMade] = useState<DeskInvited>()
  const form = useSubmit({
    doing: 'inviting somebody to record',
    unexpected: { failure: formTexts.unexpected },
    validate(sent) {
      const email = by === 'mail' ? emailError(readEmail(sent)) : undefined
      return email === undefined ? {} : { email }
    },
    async send(sent) {
      const result = await call(api.makeDeskInvitation, {
        ...deskOptions(of),
        body: readInvite(sent, by),
      })
      if (!result.ok) return placeFailure(result.failure)
      setMade(result.value)
      sent.reset()
      onMade()
      return undefined
    },
  })
  const sentTo = made?.invitation.email ?? undefined
  return (
    <>
      <form
        method="post"
        noValidate
        className="desk-form"
        onSubmit={(event) => {
          setMade(undefined)
          form.submit(event)
        }}
      >
        <Segments
          label={t`How to invite`}
          options={[
            { value: 'mail', text: t`By email` },
            { value: 'link', text: t`By link or QR code` },
          ]}
          value={by}
          onChange={(chosen) => {
            setBy(chosen)
            setMade(undefined)
            form.setErrors({})
          }}
        />
        {by === 'mail' ? (
          <TextField
            id="email"
            type="email"
            label={t`Email Address`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            help={t`The link in the email works once and is valid for 7 days. The address won’t need to be verified again.`}
            error={form.errorOf('email')}
          />
        ) : (
          <LinkFields />
        )}
        {form.failure !== undefined && <Banner kind="bad">{i18n._(form.failure)}</Banner>}
        <SubmitButton isBusy={form.isBusy} busyText={t`One moment...`}>
          {by === 'mail' ? <Trans>Send the invitation</Trans> : <Trans>Make a link</Trans>}
        </SubmitButton>
      </form>
      <div role="status">
        {sentTo !== undefined && (
          <Banner kind="good">
            <Trans>
              The invitation is on its way to <span className="address">{sentTo}</span>.
            </Trans>
          </Banner>
        )}
      </div>
      {made?.link != null && (
        <InvitationLink link={made.link} messages={invitationMessages({ name, link: made.link })} />
      )}
    </>
  )
}

function LinkFields() {
  const formatNumber = useFormatNumber()
  return (
    <>
      <div className="field">
        <label htmlFor="maxUses">
          <Trans>For how many people</Trans>
        </label>
        <select id="maxUses" name="maxUses" className="input" defaultValue={20}>
          {uses.map((count) => (
            <option key={count} value={count}>
              {formatNumber(count)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="days">
          <Trans>For how long</Trans>
        </label>
        <select id="days" name="days" className="input" defaultValue={7}>
          {invitationLinkDays.map((days) => (
            <option key={days} value={days}>
              <Plural value={days} one="# day" other="# days" />
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

function readInvite(form: HTMLFormElement, by: DeskInvite['by']): DeskInvite {
  if (by === 'mail') return { by, email: readEmail(form) }
  const days = invitationLinkDays.find((each) => String(each) === textOf(form, 'days')) ?? 7
  return { by, maxUses: Number(textOf(form, 'maxUses')), days }
}

const readEmail = (form: HTMLFormElement) => trimEmail(textOf(form, 'email'))

const failureTexts: FailureTexts = {
  'quota-reached': msg`100 invitations are already open. Withdraw some of them first.`,
  'too-many-attempts': msg`You’ve made many invitations in the last hour. Please try again later.`,
}

const invitedLately = msg`An invitation went to this address less than a day ago. Try again tomorrow.`

function placeFailure({ code, fields }: ApiFailure): Refusal {
  const { email } = fields
  if (email === 'wait-before-resend') return { errors: { email: invitedLately } }
  if (email !== undefined) return { errors: { email: fieldTexts.malformedEmail } }
  return { failure: failureTextOf(code, failureTexts) }
}
