import { Trans, useLingui } from '@lingui/react/macro'
import { conceptItem } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { useState } from 'react'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import '../../../ui/field.css'
import { textOf } from '../../../ui/use-submit.ts'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { useContribute } from './use-contribute.ts'

interface ConceptFormProps {
  prompt: RecordingPrompt
  engine: StudioEngine
  store: TakeStore
  course: string
  dialect: string | null
  htmlLang: string
}

/** The speaker writes the word of their language; then it is said as any other. */
export function ConceptForm({ prompt, engine, store, ...about }: ConceptFormProps) {
  const { course, dialect, htmlLang } = about
  const { t } = useLingui()
  const [isMissing, setIsMissing] = useState(false)
  const { hasFailed, contribute } = useContribute(store)

  async function submit(form: HTMLFormElement) {
    const text = textOf(form, 'concept-text').normalize('NFC').trim()
    setIsMissing(text === '')
    if (text === '') {
      form.querySelector('input')?.focus()
      return
    }
    const concept = prompt.item.slice(conceptItem(course, '').length)
    const isKept = await contribute({ kind: 'concept', course, dialect, note: '', concept, text })
    if (isKept) engine.send({ type: 'text-given', item: prompt.item, text })
  }

  return (
    <form
      className="concept-form stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <TextField
        id="concept-text"
        label={t`How is it written in your language?`}
        help={t`With its tones, as you would teach it.`}
        lang={htmlLang}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        error={isMissing ? t`Write the word first, or skip it.` : undefined}
      />
      {hasFailed && (
        <Banner kind="bad">
          <Trans>This device could not keep it: its storage may be full.</Trans>
        </Banner>
      )}
      <button type="submit" className="button main wide" onClick={onSingleTap()}>
        <Trans>That is the word</Trans>
      </button>
    </form>
  )
}
