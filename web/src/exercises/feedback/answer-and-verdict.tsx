import { Activity, memo, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Answered } from '../exercise-part.ts'
import { whenIdle } from '../../platform/run-when-idle.ts'

interface AnswerAndVerdictProps {
  /** The answer, once there is one. */
  given: Answered | undefined
  /** The way to answer. */
  answer?: ReactNode
  /** The verdict as it is, or as it will be. */
  verdict: ReactNode
}

/**
 * The way to answer, then the verdict. What is not to be seen yet is made ready while nothing else is
 * to be done, and what was seen is only hidden: on a cheap phone both cost more than a frame.
 */
export function AnswerAndVerdict({ given, answer, verdict }: AnswerAndVerdictProps) {
  return (
    <>
      <Activity mode={given ? 'hidden' : 'visible'}>
        <AsItWas given={given}>{answer}</AsItWas>
      </Activity>
      <Activity mode={given ? 'visible' : 'hidden'}>{verdict}</Activity>
    </>
  )
}

/** Renders no more once it is answered. */
const AsItWas = memo(
  ({ children }: Pick<AnswerAndVerdictProps, 'given'> & { children: ReactNode }) => children,
  (_, { given }) => given !== undefined,
)

/** Tells of an answer that is not checked yet, and not empty, once there is nothing else to do. */
export function usePause(answer: string, onPause?: (answer: string) => void): void {
  const pause = useEffectEvent(() => onPause?.(answer))
  useEffect(() => (answer === '' ? undefined : whenIdle(() => pause())), [answer])
}
