import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fillGloss, glossLanguages, type ConceptSection, type Contribution } from '@mboa/contract'
import { checkSpelling } from '@mboa/domain'
import { useState } from 'react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { nameInSentence } from '../../../i18n/language-names.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { Banner } from '../../../ui/banner.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { Segments } from '../../../ui/segments.tsx'
import { notSavedTexts, refuseNotSaved } from '../../../ui/storage-texts.ts'
import { TextField } from '../../../ui/field.tsx'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { DialectField } from '../dialect-field.tsx'
import { useDialect } from '../use-dialect.ts'
import { NewWords } from '../write/new-words.tsx'
import { Twins, type SpelledCourse } from '../write/twins.tsx'
import { Findings } from './findings.tsx'
import { LanguageField } from '../../../exercises/typing/language-field.tsx'
import { inLanguage } from './meaning-texts.ts'

interface WordFormProps {
  course: Course
  userId: string
  sections: readonly ConceptSection[]
  /** That a sentence has and the course has not: it is to be told. */
  word: string
  spelled: SpelledCourse
  /** Stores all of it on this device, or nothing. */
  add: (contributions: readonly Contribution[]) => Promise<Written<unknown>>
}

/** By the language of the meaning: one of the two is enough. */
const meaningFields = { en: 'new-english', fr: 'new-french' } as const
const emptyText = msg`Please fill this in.`

const read = (form: HTMLFormElement, name: string) => textOf(form, name).normalize('NFC').trim()

/** One word or sentence, with its meaning in the language of the interface, or in the other, or both. */
export function WordForm({ course, userId, sections, word, spelled, add }: WordFormProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { summary } = course
  const { language: own } = spelled
  const dialect = useDialect(userId, summary.course)
  const ownGloss = glossLanguageOf(language)
  const meaningLanguages = [ownGloss, ...glossLanguages.filter((code) => code !== ownGloss)]
  const [kind, setKind] = useState<'word' | 'sentence'>('word')
  const [text, setText] = useState(word)
  const [kept, setKept] = useState<{ text: string; isSentence: boolean }>()
  const { errorOf, failure, submit } = useSubmit({
    doing: 'adding a word',
    unexpected: refuseNotSaved,
    validate(form) {
      const isTold = Object.values(meaningFields).some((name) => read(form, name) !== '')
      return {
        ...(read(form, 'new-text') === '' && { 'new-text': emptyText }),
        ...(!isTold && { [meaningFields[ownGloss]]: emptyText }),
      }
    },
    async send(form) {
      if (dialect === undefined) return undefined
      const contribution = {
        kind,
        id: newEventId(),
        course: summary.course,
        dialect: dialect.value,
        note: read(form, 'new-note'),
        contributedAt: Date.now(),
        text: read(form, 'new-text'),
        ...fillGloss({ en: read(form, meaningFields.en), fr: read(form, meaningFields.fr) }),
        theme: read(form, 'new-theme') || null,
        example: read(form, 'new-example') || null,
      } satisfies Contribution
      const stored = await add([contribution])
      if (!stored.ok) return { failure: notSavedTexts[stored.trouble] }
      form.reset()
      setText('')
      setKept({ text: contribution.text, isSentence: kind === 'sentence' })
      const field = form.querySelector<HTMLInputElement>('#new-text')
      // Whatever it was opened with is added.
      if (field !== null) field.value = ''
      field?.focus()
      return undefined
    },
  })

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        setKept(undefined)
        submit(event)
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
          {kept !== undefined && t`Saved on this device, will be sent automatically.`}
        </p>
        {kept?.isSentence && <NewWords text={kept.text} course={spelled} />}
      </div>
      <LanguageField
        id="new-text"
        label={t`In ${nameInSentence(summary.name, language)}`}
        isRequired
        error={errorOf('new-text')}
        help={t`With its tones, as you would teach it.`}
        language={own}
        defaultValue={word}
        onText={setText}
      />
      <Findings findings={checkSpelling(text, summary.alphabet)} />
      <Twins text={text} course={spelled} />
      {meaningLanguages.map((code, at) => (
        <TextField
          key={code}
          id={meaningFields[code]}
          label={t(inLanguage[code])}
          isRequired={at === 0}
          error={errorOf(meaningFields[code])}
          help={at === 0 ? undefined : t`If you don’t know, another speaker will be asked.`}
          lang={code}
          autoComplete="off"
          maxLength={500}
        />
      ))}
      {sections.length > 0 && (
        <div className="field">
          <label htmlFor="new-theme">
            <Trans>Theme</Trans>
          </label>
          <select id="new-theme" name="new-theme" className="input" defaultValue="">
            <option value="">{t`None of these`}</option>
            {sections
              .filter((section) => section.kind === 'word')
              .map(({ section, title, themes }) => (
                <optgroup key={section} label={glossIn(title, language)}>
                  {themes.map((each) => (
                    <option key={each.theme} value={each.theme}>
                      {glossIn(each.title, language)}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        </div>
      )}
      <DialectField dialect={dialect} />
      <LanguageField
        id="new-example"
        label={t`An example of it in use`}
        help={t`In the language itself. Optional.`}
        language={own}
      />
      <TextField
        id="new-note"
        label={t`A note for the reviewer`}
        autoComplete="off"
        maxLength={1000}
      />
      {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
      <button
        type="submit"
        className="button main page-action"
        // Twice, it would contribute it again, or complain of an empty form.
        onClick={onSingleTap()}
      >
        <Trans>Add it</Trans>
      </button>
    </form>
  )
}
