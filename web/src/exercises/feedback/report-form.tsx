import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { longestReportComment, type ReportReason } from '@mboa/contract'
import { useId, useState } from 'react'
import type { StorageTrouble } from '../../platform/device-store/storage-trouble.ts'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/field.css'
import { notSavedTexts } from '../../ui/storage-texts.ts'
import { WordText } from '../../ui/word-text.tsx'
import { findItem } from '../exercise-part.ts'
import type { GivenReport, ItemReport } from './item-report.ts'
import './report-form.css'

type Problem = readonly [Exclude<ReportReason, 'accept-answer'>, MessageDescriptor]

const problems: readonly Problem[] = [
  ['wrong-spelling', msg`The word is misspelled`],
  ['wrong-tone', msg`A tone is wrong`],
  ['wrong-meaning', msg`The meaning is wrong`],
  ['wrong-picture', msg`The picture doesn’t match`],
  ['wrong-sound', msg`The sound is poor or wrong`],
  ['no-sound', msg`I’d like to hear this`],
  ['offensive', msg`It’s hurtful`],
  ['other', msg`Something else`],
]

/** Those that an item can have: nothing is wrong with a sound or a picture that there is not. */
function problemsOf({ course, item }: Pick<ItemReport, 'course' | 'item'>): readonly Problem[] {
  const isRecorded = course.recordings?.has(item) === true
  const shown = findItem(course, item)
  const isPictured = shown !== undefined && 'picture' in shown && shown.picture !== undefined
  return problems.filter(([reason]) => {
    if (reason === 'wrong-sound') return isRecorded
    if (reason === 'no-sound') return !isRecorded
    return reason !== 'wrong-picture' || isPictured
  })
}

interface ReportFormProps {
  /** The answer to be accepted; without one the reason is asked for. */
  answer: { text: string; lang: string } | undefined
  about: Pick<ItemReport, 'course' | 'item'>
  /** Why this device could not store it. */
  trouble: StorageTrouble | undefined
  onSend: (report: GivenReport) => void
  onCancel: () => void
}

/** What is wrong, and anything to add. Kept on this device until it can be sent. */
export function ReportForm({ answer, about, trouble, onSend, onCancel }: ReportFormProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [isMissing, setIsMissing] = useState(false)

  function submit(form: HTMLFormElement) {
    const given = answer === undefined ? reason : 'accept-answer'
    if (given === undefined) {
      setIsMissing(true)
      form.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
      return
    }
    const comment = new FormData(form).get('comment')
    onSend({ reason: given, comment: typeof comment === 'string' ? comment.trim() : '' })
  }

  return (
    <form
      className="report-form stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {answer === undefined ? (
        <fieldset aria-describedby={isMissing ? `${name}-error` : undefined}>
          <legend>
            <Trans>What’s wrong?</Trans>
          </legend>
          {problemsOf(about).map(([value, text]) => (
            <label key={value} className="reason">
              <input
                type="radio"
                name={name}
                checked={reason === value}
                onChange={() => {
                  setReason(value)
                  setIsMissing(false)
                }}
              />
              {i18n._(text)}
            </label>
          ))}
          {isMissing && (
            <p id={`${name}-error`} className="error" role="alert">
              <Trans>Please choose what’s wrong.</Trans>
            </p>
          )}
        </fieldset>
      ) : (
        <p>
          <Trans>
            People who know the language will check whether{' '}
            <WordText lang={answer.lang} size="inline">
              {answer.text}
            </WordText>{' '}
            should count here.
          </Trans>
        </p>
      )}
      <div className="field">
        <label htmlFor={`${name}-comment`}>{t`Anything to add? (optional)`}</label>
        <textarea id={`${name}-comment`} name="comment" rows={2} maxLength={longestReportComment} />
      </div>
      {trouble !== undefined && <Banner kind="bad">{t(notSavedTexts[trouble])}</Banner>}
      <div className="actions">
        <button type="button" className="button second" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className="button main">
          <Trans>Send</Trans>
        </button>
      </div>
    </form>
  )
}
