import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { checkSpelling } from '@mboa/domain'
import { useState } from 'react'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { Banner } from '../../../ui/banner.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { notSavedTexts, refuseNotSaved } from '../../../ui/storage-texts.ts'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { Findings } from '../add-words/findings.tsx'
import { LanguageField } from '../../../exercises/typing/language-field.tsx'
import type { SpelledCourse } from './twins.tsx'
import { Twins } from './twins.tsx'

interface SpellingFormProps {
  /** What is written. */
  item: string
  course: SpelledCourse
  /** What another wrote, to be changed a little; `unchanged` is said where it is not. */
  almost?: { readonly id: string; readonly text: string; readonly unchanged: MessageDescriptor }
  /** Stores it on this device. */
  write: (text: string) => Promise<Written<unknown>>
  onWritten: (text: string) => void
  /** Leaves it as it is. */
  leave: { readonly text: string; readonly onLeft: () => void }
}

const emptyText = msg`Please fill this in.`

/** Opened by a press that asks for it. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** How it is written, with the keys of the language; kept on this device until it is sent. */
export function SpellingForm(props: SpellingFormProps) {
  const { item, course, almost, write, onWritten, leave } = props
  const { t } = useLingui()
  const field = almost === undefined ? 'heard-text' : `almost-${almost.id}`
  const [text, setText] = useState(almost?.text ?? '')
  const read = (form: HTMLFormElement) => textOf(form, field).normalize('NFC').trim()
  const { errorOf, failure, submit } = useSubmit({
    doing: 'keeping what was heard',
    unexpected: refuseNotSaved,
    validate(form) {
      const written = read(form)
      if (written === '') return { [field]: emptyText }
      return written === almost?.text ? { [field]: almost.unchanged } : {}
    },
    async send(form) {
      const written = read(form)
      const stored = await write(written)
      if (!stored.ok) return { failure: notSavedTexts[stored.trouble] }
      onWritten(written)
      return undefined
    },
  })
  return (
    <form
      ref={almost === undefined ? undefined : focusField}
      className="stack"
      noValidate
      onSubmit={submit}
    >
      <LanguageField
        id={field}
        label={t`How is it written?`}
        isRequired
        error={errorOf(field)}
        help={t`With its tones, as you would teach it.`}
        language={course.language}
        defaultValue={almost?.text}
        onText={setText}
      />
      <Findings findings={checkSpelling(text, course.summary.alphabet)} />
      <Twins text={text} course={course} except={item} />
      {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
      <div className="candidates">
        <button type="submit" className="button second" onClick={onSingleTap()}>
          <Trans>Send</Trans>
        </button>
        <button type="button" className="button plain" onClick={leave.onLeft}>
          {leave.text}
        </button>
      </div>
    </form>
  )
}
