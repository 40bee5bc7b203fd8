import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { conceptItem } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import '../../../ui/field.css'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { notSaved } from '../../../ui/take-texts/sending-texts.ts'
import { TextField } from '../../../ui/field.tsx'
import { textOf, useSubmit, type FieldErrors } from '../../../ui/use-submit.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { contribute } from './contribute.ts'

interface ConceptFormProps {
  prompt: RecordingPrompt
  engine: StudioEngine
  store: TakeStore
  course: string
  dialect: string | null
  htmlLang: string
}

const field = 'concept-text'
const emptyTexts = {
  word: msg`Write the word first, or skip it.`,
  sentence: msg`Write the sentence first, or skip it.`,
}

const readText = (form: HTMLFormElement) => textOf(form, field).normalize('NFC').trim()

/** The speaker writes how their language says it; then it is said as any other. */
export function ConceptForm(props: ConceptFormProps) {
  const { prompt, engine, store, course, dialect, htmlLang } = props
  const { t } = useLingui()
  const { errorOf, failure, submit } = useSubmit({
    doing: 'keeping a contribution',
    unexpected: { failure: notSaved },
    validate: (form): FieldErrors =>
      readText(form) === '' ? { [field]: emptyTexts[prompt.kind] } : {},
    async send(form) {
      const text = readText(form)
      const concept = prompt.item.slice(conceptItem(course, '').length)
      const about = { course, dialect, note: '', concept, text }
      const refusal = await contribute(store, { kind: 'concept', ...about })
      if (refusal === undefined) engine.send({ type: 'text-given', item: prompt.item, text })
      return refusal
    },
  })

  return (
    <form className="concept-form stack" noValidate onSubmit={submit}>
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
      <button type="submit" className="button main wide" onClick={onSingleTap()}>
        {prompt.kind === 'word' ? (
          <Trans>That’s the word</Trans>
        ) : (
          <Trans>That’s how we say it</Trans>
        )}
      </button>
    </form>
  )
}
