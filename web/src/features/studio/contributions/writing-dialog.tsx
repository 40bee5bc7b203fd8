import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { conceptItem } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { useEffect, useRef } from 'react'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import '../../../ui/field.css'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { refuseNotSaved } from '../../../ui/storage-texts.ts'
import { TextField } from '../../../ui/field.tsx'
import { textOf, useSubmit, type FieldErrors } from '../../../ui/use-submit.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { contribute } from './contribute.ts'

interface WritingDialogProps {
  prompt: RecordingPrompt
  engine: StudioEngine
  store: TakeStore
  course: string
  dialect: string | null
  htmlLang: string
  onClosed: () => void
}

const field = 'concept-text'
const emptyTexts = {
  word: msg`Write the word, or close this and just say it.`,
  sentence: msg`Write the sentence, or close this and just say it.`,
}

const readText = (form: HTMLFormElement) => textOf(form, field).normalize('NFC').trim()

/** Who likes to writes how their language says it, before they say it. */
export function WritingDialog(props: WritingDialogProps) {
  const { prompt, engine, store, course, dialect, htmlLang, onClosed } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const dialog = useRef<DialogHandle>(null)
  const { errorOf, failure, submit } = useSubmit({
    doing: 'keeping a contribution',
    unexpected: refuseNotSaved,
    validate: (form): FieldErrors =>
      readText(form) === '' ? { [field]: emptyTexts[prompt.kind] } : {},
    async send(form) {
      const text = readText(form)
      const concept = prompt.item.slice(conceptItem(course, '').length)
      const about = { course, dialect, note: '', concept, text }
      const refusal = await contribute(store, { kind: 'concept', ...about })
      if (refusal === undefined) {
        engine.send({ type: 'text-given', item: prompt.item, text })
        dialog.current?.close()
      }
      return refusal
    },
  })

  useEffect(() => dialog.current?.open(), [])

  return (
    <Dialog ref={dialog} title={glossIn(prompt.gloss, language)} actions={<></>} onClose={onClosed}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          id={field}
          label={t`How is it written in your language?`}
          help={t`With its tones, as you would teach it.`}
          lang={htmlLang}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          error={errorOf(field)}
        />
        {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
        <div className="studio-actions">
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className="button main" onClick={onSingleTap()}>
            <Trans>Save, then say it</Trans>
          </button>
        </div>
      </form>
    </Dialog>
  )
}
