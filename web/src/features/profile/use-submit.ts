import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '@mboa/contract'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ApiFailure, ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { focusFirst } from '../../ui/form-values.ts'
import { fieldErrorText } from './error-texts.ts'

export type FieldErrors = Partial<Record<string, MessageDescriptor>>

interface SubmitOptions<Value> {
  /** The names of the form's fields, as they are in the request. */
  fields: readonly string[]
  /**
   * What is wrong before anything is sent, by field.
   * @param intent the value of the button that was pressed, '' for Save
   */
  validate: (form: HTMLFormElement, intent: string) => FieldErrors
  send: (form: HTMLFormElement, intent: string) => Promise<ApiResult<Value>>
  onDone: (value: Value) => void
}

interface SubmitState {
  errors: FieldErrors
  /** What is wrong with the whole; undefined while nothing is. */
  failure: ApiFailure | undefined
  isBusy: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
}

/** Sends a form whose inputs keep what was typed, and says what is wrong where it is wrong. */
export function useSubmit<Value>(options: SubmitOptions<Value>): SubmitState {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const show = (wrong: FieldErrors, whole?: ApiFailure) => {
      // The fields must be described before one of them takes the focus.
      flushSync(() => {
        setIsBusy(false)
        setErrors(wrong)
        setFailure(whole)
      })
      focusFirst(form, Object.keys(wrong))
    }
    const found = options.validate(form, intent)
    if (Object.keys(found).length > 0) {
      show(found)
      return
    }
    setErrors({})
    setFailure(undefined)
    setIsBusy(true)
    try {
      const result = await options.send(form, intent)
      if (result.ok) {
        setIsBusy(false)
        options.onDone(result.value)
        return
      }
      const wrong = errorsOf(result.failure, options.fields)
      show(wrong, Object.keys(wrong).length > 0 ? undefined : result.failure)
    } catch (error) {
      reportProblem('sending a form of the profile', error)
      show({}, { code: 'internal', fields: {} })
    }
  }

  return { errors, failure, isBusy, submit }
}

function errorsOf(failure: ApiFailure, fields: readonly string[]): FieldErrors {
  const wrong = fields.flatMap((field): [string, ErrorCode][] => {
    const code = failure.fields[field]
    return code === undefined ? [] : [[field, code]]
  })
  return Object.fromEntries(wrong.map(([field, code]) => [field, fieldErrorText(field, code)]))
}
