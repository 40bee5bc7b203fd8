import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { reportProblem } from '../platform/report-problem.ts'

/** What is wrong with fields, by their names in the form. */
export type FieldErrors = Partial<Record<string, MessageDescriptor>>

/** Why a form was not accepted. */
export interface Refusal<Failure = MessageDescriptor> {
  errors?: FieldErrors
  /** What is wrong with the whole. */
  failure?: Failure | undefined
  /** The field that takes the focus; the first with an error where none is named. */
  focus?: string
}

interface SubmitOptions<Failure> {
  /** For the log, e.g. "logging in". */
  doing: string
  /**
   * What is wrong before anything is sent.
   * @param intent the value of the button that was pressed, '' for one without
   */
  validate: (form: HTMLFormElement, intent: string) => FieldErrors
  /** Undefined once it is done. */
  send: (form: HTMLFormElement, intent: string) => Promise<Refusal<Failure> | undefined>
  /** What is said where `send` throws. */
  unexpected: Refusal<Failure> | ((error: unknown) => Refusal<NoInfer<Failure>>)
}

interface SubmitState<Failure> {
  errors: FieldErrors
  setErrors: (errors: FieldErrors) => void
  /** In the language of the interface. */
  errorOf: (field: string) => string | undefined
  /** What is wrong with the whole; undefined while nothing is. */
  failure: Failure | undefined
  isBusy: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Sends a form whose inputs keep what was typed, once at a time, and says what is wrong where it
 * is wrong.
 */
export function useSubmit<Failure = MessageDescriptor>(
  options: SubmitOptions<Failure>,
): SubmitState<Failure> {
  const { i18n } = useLingui()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  // A second press can come before the button has been rendered as busy.
  const isSending = useRef(false)

  function refuse(form: HTMLFormElement, refusal: Refusal<Failure>) {
    const { errors: wrong = {}, focus } = refusal
    // The fields must be described before one of them takes the focus.
    flushSync(() => {
      setIsBusy(false)
      setErrors(wrong)
      setFailure(refusal.failure)
    })
    focusFirst(form, focus === undefined ? Object.keys(wrong) : [focus])
  }

  async function send(form: HTMLFormElement, intent: string) {
    const found = options.validate(form, intent)
    if (Object.keys(found).length > 0) {
      refuse(form, { errors: found })
      return
    }
    isSending.current = true
    setErrors({})
    setFailure(undefined)
    setIsBusy(true)
    try {
      const refusal = await options.send(form, intent)
      if (refusal === undefined) setIsBusy(false)
      else refuse(form, refusal)
    } catch (error) {
      reportProblem(options.doing, error)
      const { unexpected } = options
      refuse(form, typeof unexpected === 'function' ? unexpected(error) : unexpected)
    } finally {
      isSending.current = false
    }
  }

  return {
    errors,
    setErrors,
    errorOf: (field) => errors[field] && i18n._(errors[field]),
    failure,
    isBusy,
    submit(event) {
      event.preventDefault()
      if (isSending.current) return
      const { submitter } = event.nativeEvent
      const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
      void send(event.currentTarget, intent)
    },
  }
}

/** The text of a form's field as it stands, '' where there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Moves the focus to the first field with an error, in the order of the form. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && names.includes(control.name)) {
      control.focus()
      return
    }
  }
}
