import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { useEffect, useRef } from 'react'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import '../../../ui/field.css'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { refuseNotSaved } from '../../../ui/storage-texts.ts'
import { TextField } from '../../../ui/field.tsx'
import { textOf, useSubmit, type FieldErrors } from '../../../ui/use-submit.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { contribute } from './contribute.ts'

export interface ContributionAsked {
  kind: 'correction' | 'variant'
  prompt: RecordingPrompt
}

interface ContributionDialogProps {
  asked: ContributionAsked
  store: TakeStore
  course: string
  dialect: string | null
  htmlLang: string
  /** It is on this device. */
  onSaved: () => void
  onClosed: () => void
}

const emptyTexts = {
  text: msg`Write it as you say it.`,
  reason: msg`Say in a few words what’s wrong.`,
}

const nameOf = (field: string) => `contribution-${field}`
const read = (form: HTMLFormElement, field: string) =>
  textOf(form, nameOf(field)).normalize('NFC').trim()

/** "This word is wrong" and "We say it differently". Kept on this device until it can be sent. */
export function ContributionDialog(props: ContributionDialogProps) {
  const { asked, store, course, dialect, htmlLang, onSaved, onClosed } = props
  const { t } = useLingui()
  const { kind, prompt } = asked
  const isCorrection = kind === 'correction'
  const dialog = useRef<DialogHandle>(null)
  const { errorOf, failure, submit } = useSubmit({
    doing: 'keeping a contribution',
    unexpected: refuseNotSaved,
    validate(form): FieldErrors {
      const needed = isCorrection ? 'reason' : 'text'
      return read(form, needed) === '' ? { [nameOf(needed)]: emptyTexts[needed] } : {}
    },
    async send(form) {
      const text = read(form, 'text')
      const about = { course, note: '', item: prompt.item }
      const refusal = await contribute(
        store,
        isCorrection
          ? { ...about, kind, dialect, text: text || null, reason: read(form, 'reason') }
          : { ...about, kind, dialect: read(form, 'dialect') || dialect, text },
      )
      if (refusal === undefined) {
        onSaved()
        dialog.current?.close()
      }
      return refusal
    },
  })
  useEffect(() => dialog.current?.open(), [])

  return (
    <Dialog
      ref={dialog}
      title={isCorrection ? t`What’s wrong?` : t`How do you say it?`}
      actions={<></>}
      onClose={onClosed}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <p>
          <WordText lang={htmlLang} size="medium">
            {prompt.text ?? ''}
          </WordText>
        </p>
        <TextField
          id="contribution-text"
          label={isCorrection ? t`How it should be written, if you know` : t`How you write it`}
          lang={htmlLang}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          error={errorOf('contribution-text')}
        />
        {isCorrection ? (
          <TextField
            id="contribution-reason"
            label={t`What’s wrong with it`}
            autoComplete="off"
            maxLength={1000}
            error={errorOf('contribution-reason')}
          />
        ) : (
          <TextField
            id="contribution-dialect"
            label={t`Where it’s said this way (dialect, town or village)`}
            autoComplete="off"
            maxLength={200}
            defaultValue={dialect ?? ''}
          />
        )}
        <p className="small soft">
          <Trans>Other speakers will look at it before anything changes for learners.</Trans>
        </p>
        {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
        <div className="studio-actions">
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className="button main" onClick={onSingleTap()}>
            <Trans>Send</Trans>
          </button>
        </div>
      </form>
    </Dialog>
  )
}
