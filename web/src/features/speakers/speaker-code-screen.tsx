import '../../ui/field.css'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '@mboa/contract'
import { readSpeakerCode, spaceSpeakerCode } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { AuthPage } from '../../ui/auth-page.tsx'
import { Banner } from '../../ui/banner.tsx'
import { TextField } from '../../ui/field.tsx'
import { failureTextOf } from '../../ui/failure-texts.ts'
import { formTexts } from '../../ui/form-texts.ts'
import { Segments } from '../../ui/segments.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { textOf, useSubmit } from '../../ui/use-submit.ts'

const noCode = msg`Please enter the code on your paper.`
const wrongCode = msg`This code isn’t complete or has a mistake. Compare each letter with your paper.`
const tooOften = msg`Too many attempts from here. Wait a minute, then try again.`

type Wish = 'withdraw' | 'delete'

/** Of the paper's QR code, which has it behind the address: that part is sent nowhere. */
const readScannedCode = () => readSpeakerCode(location.hash.slice(1))

/** `/speaker`: for who speaks without an account and holds a paper with a code. */
export function SpeakerCodeScreen() {
  const { t } = useLingui()
  const [wish, setWish] = useState<Wish>('withdraw')
  const [done, setDone] = useState<Wish>()
  const [scanned] = useState(readScannedCode)
  // The next person on this phone is not to find it.
  useEffect(() => {
    if (scanned !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [scanned])
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'sending a speaker’s code',
    unexpected: { failure: formTexts.unexpected },
    validate(form) {
      const typed = textOf(form, 'speaker-code')
      if (typed.trim() === '') return { 'speaker-code': noCode }
      return readSpeakerCode(typed) === undefined ? { 'speaker-code': wrongCode } : {}
    },
    async send(form) {
      const code = readSpeakerCode(textOf(form, 'speaker-code'))
      if (code === undefined) return { errors: { 'speaker-code': wrongCode } }
      const sent = await call(api.followSpeakerCode, { body: { code, wish } })
      if (sent.ok) {
        setDone(wish)
        return undefined
      }
      return { failure: failureTextOf(sent.failure.code, { 'too-many-attempts': tooOften }) }
    },
  })
  return (
    <AuthPage title={t`Your voice in Mboa`}>
      {done !== undefined ? (
        <Banner kind="good">
          {done === 'delete' ? (
            <Trans>
              Done. If a speaker has this code, everything they said and agreed to has been deleted.
            </Trans>
          ) : (
            <Trans>
              Done. If a speaker has this code, nobody who is online hears them any more. To be
              heard again, agree again where you were recorded.
            </Trans>
          )}
        </Banner>
      ) : (
        <form className="stack" aria-label={t`Withdraw with a code`} noValidate onSubmit={submit}>
          <p>
            <Trans>
              Were you recorded without an account? With the code on your paper you decide here what
              happens to your recordings.
            </Trans>
          </p>
          <TextField
            id="speaker-code"
            name="speaker-code"
            label={t`Code on your paper`}
            help={t`28 letters and digits. Spaces and lower case don’t matter.`}
            isRequired
            {...(scanned !== undefined && { defaultValue: spaceSpeakerCode(scanned) })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            error={errorOf('speaker-code')}
          />
          <Segments<Wish>
            label={t`What should happen?`}
            options={[
              { value: 'withdraw', text: t({ context: 'a speaker', message: 'Withdraw' }) },
              { value: 'delete', text: t`Delete all` },
            ]}
            value={wish}
            onChange={setWish}
          />
          <p className="help" aria-live="polite">
            {wish === 'delete' ? (
              <Trans>Everything you said and agreed to is deleted. This can’t be undone.</Trans>
            ) : (
              <Trans>Nobody hears you any more. You can agree again later.</Trans>
            )}
          </p>
          {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
          <SubmitButton isBusy={isBusy} busyText={t`Sending...`}>
            {wish === 'delete' ? (
              <Trans>Delete all</Trans>
            ) : (
              <Trans context="a speaker">Withdraw</Trans>
            )}
          </SubmitButton>
        </form>
      )}
    </AuthPage>
  )
}
