import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import type { ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { failureTextOf, type FailureTexts } from '../../ui/failure-texts.ts'
import { formTexts } from '../../ui/form-texts.ts'

const texts: FailureTexts = {
  'not-found': msg`Somebody has decided this in the meantime. Reload the page.`,
  'not-allowed': msg`You have a part in this, so another speaker decides it.`,
  'invalid-value': msg`This can’t be written like that. Check the letters.`,
}

/** Does one thing at a time and says what went wrong. */
export function useAct(during: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<MessageDescriptor>()
  // A second press can come before the button has been rendered as busy.
  const isRunning = useRef(false)

  async function run<Value>(
    send: () => Promise<ApiResult<Value>>,
    onDone: (value: Value) => void,
  ): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const result = await send()
      if (result.ok) onDone(result.value)
      else setFailure(failureTextOf(result.failure.code, texts))
    } catch (error) {
      reportProblem(during, error)
      setFailure(formTexts.unexpected)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    failure,
    act: <Value>(send: () => Promise<ApiResult<Value>>, onDone: (value: Value) => void): void => {
      if (isRunning.current) return
      isRunning.current = true
      void run(send, onDone)
    },
  }
}
