import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import '../../../ui/field.css'
import { textOf } from '../../../ui/use-submit.ts'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { useContribute } from './use-contribute.ts'

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
  onKept: () => void
  onClosed: () => void
}

/** "This word is wrong" and "We say it otherwise". Kept on this device until it can be sent. */
export function ContributionDialog(props: ContributionDialogProps) {
  const { asked, store, onKept, onClosed, ...about } = props
  const { course, dialect, htmlLang } = about
  const { t } = useLingui()
  const { kind, prompt } = asked
  const isCorrection = kind === 'correction'
  const dialog = useRef<DialogHandle>(null)
  const [missing, setMissing] = useState<'text' | 'reason'>()
  const { hasFailed, contribute } = useContribute(store)
  useEffect(() => dialog.current?.open(), [])

  async function submit(form: HTMLFormElement) {
    const read = (name: string) => textOf(form, name).normalize('NFC').trim()
    const [text, reason] = [read('contribution-text'), read('contribution-reason')]
    const lacking = isCorrection ? reason === '' && 'reason' : text === '' && 'text'
    setMissing(lacking === false ? undefined : lacking)
    if (lacking !== false) {
      form.querySelector<HTMLInputElement>(`#contribution-${lacking}`)?.focus()
      return
    }
    const told = { course, note: '', item: prompt.item }
    const isKept = await (isCorrection
      ? contribute({ ...told, kind, dialect, text: text === '' ? null : text, reason })
      : contribute({ ...told, kind, text, dialect: read('contribution-dialect') || dialect }))
    if (!isKept) return
    onKept()
    dialog.current?.close()
  }

  return (
    <Dialog
      ref={dialog}
      title={isCorrection ? t`What is wrong?` : t`How do you say it?`}
      actions={<></>}
      onClose={onClosed}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
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
          error={missing === 'text' ? t`Write it as you say it.` : undefined}
        />
        {isCorrection ? (
          <TextField
            id="contribution-reason"
            label={t`What is wrong with it`}
            autoComplete="off"
            maxLength={1000}
            error={missing === 'reason' ? t`Say in a few words what is wrong.` : undefined}
          />
        ) : (
          <TextField
            id="contribution-dialect"
            label={t`Where it is said so (dialect, town or village)`}
            autoComplete="off"
            maxLength={200}
            defaultValue={dialect ?? ''}
          />
        )}
        <p className="small soft">
          <Trans>Other speakers look at it before anything changes for learners.</Trans>
        </p>
        {hasFailed && (
          <Banner kind="bad">
            <Trans>This device could not keep it: its storage may be full.</Trans>
          </Banner>
        )}
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
