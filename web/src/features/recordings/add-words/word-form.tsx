import { Trans, useLingui } from '@lingui/react/macro'
import type { ConceptTheme, Contribution } from '@mboa/contract'
import { checkSpelling, getLanguage } from '@mboa/domain'
import { useState } from 'react'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { nameInSentence } from '../../../i18n/name-in-sentence.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { Banner } from '../../../ui/banner.tsx'
import { focusFirst, textOf } from '../../../ui/use-submit.ts'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { Segments } from '../../../ui/segments.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DialectField } from '../dialect-field.tsx'
import { useDialect } from '../use-dialect.ts'
import { Findings } from './findings.tsx'
import { LanguageField } from './language-field.tsx'

interface WordFormProps {
  course: Course
  userId: string
  themes: readonly ConceptTheme[]
  /** False where the device could keep none of it. */
  add: (told: readonly Contribution[]) => Promise<boolean>
}

const required = ['new-text', 'new-french', 'new-english'] as const

/** One word or sentence, with its meaning in both languages. */
export function WordForm({ course, userId, themes, add }: WordFormProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { summary } = course
  const own = getLanguage(summary.course)
  const dialect = useDialect(userId, summary.course)
  const [kind, setKind] = useState<'word' | 'sentence'>('word')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<readonly string[]>([])
  const [result, setResult] = useState<'none' | 'kept' | 'failed'>('none')

  const need = t`Please fill this in.`
  const errorOf = (name: string) => (missing.includes(name) ? need : undefined)

  async function submit(form: HTMLFormElement) {
    if (dialect === undefined) return
    const read = (name: string) => textOf(form, name).normalize('NFC').trim()
    const lacking = required.filter((name) => read(name) === '')
    setMissing(lacking)
    setResult('none')
    if (lacking.length > 0) {
      focusFirst(form, lacking)
      return
    }
    const orNull = (name: string) => (read(name) === '' ? null : read(name))
    const told: Contribution = {
      kind,
      id: newEventId(),
      course: summary.course,
      dialect: dialect.value,
      note: read('new-note'),
      contributedAt: Date.now(),
      text: read('new-text'),
      gloss: { en: read('new-english'), fr: read('new-french') },
      theme: orNull('new-theme'),
      example: orNull('new-example'),
    }
    if (!(await add([told]))) {
      setResult('failed')
      return
    }
    form.reset()
    setText('')
    setResult('kept')
    form.querySelector<HTMLInputElement>('#new-text')?.focus()
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <div className="stack tight">
        <Segments
          label={t`What it is`}
          options={[
            { value: 'word', text: t`A word` },
            { value: 'sentence', text: t`A sentence` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {/* Beside the field that takes the next one: what stands below it is out of sight. */}
        <p className="small strong" role="status">
          {result === 'kept' && t`Kept on this device, and sent by itself.`}
        </p>
      </div>
      <LanguageField
        id="new-text"
        label={t`In ${nameInSentence(summary.name, language)}`}
        isRequired
        error={errorOf('new-text')}
        help={t`With its tones, as you would teach it.`}
        language={own}
        onText={setText}
      />
      <Findings findings={checkSpelling(text, summary.alphabet)} />
      <TextField
        id="new-french"
        label={t`In French`}
        isRequired
        error={errorOf('new-french')}
        lang="fr"
        autoComplete="off"
        maxLength={500}
      />
      <TextField
        id="new-english"
        label={t`In English`}
        isRequired
        error={errorOf('new-english')}
        lang="en"
        autoComplete="off"
        maxLength={500}
      />
      {themes.length > 0 && (
        <div className="field">
          <label htmlFor="new-theme">
            <Trans>Theme</Trans>
          </label>
          <select id="new-theme" name="new-theme" className="input" defaultValue="">
            <option value="">{t`None of these`}</option>
            {themes.map(({ theme, title }) => (
              <option key={theme} value={theme}>
                {title[language]}
              </option>
            ))}
          </select>
        </div>
      )}
      <DialectField dialect={dialect} />
      <LanguageField
        id="new-example"
        label={t`An example of it in use`}
        help={t`In the language itself. May stay empty.`}
        language={own}
      />
      <TextField
        id="new-note"
        label={t`A note for who checks it`}
        autoComplete="off"
        maxLength={1000}
      />
      {result === 'failed' && (
        <Banner kind="bad">
          <Trans>This device could not keep it: its storage may be full.</Trans>
        </Banner>
      )}
      <button
        type="submit"
        className="button main page-action"
        // Twice, it would tell it again, or complain of an empty form.
        onClick={onSingleTap()}
      >
        <Trans>Add it</Trans>
      </button>
    </form>
  )
}
