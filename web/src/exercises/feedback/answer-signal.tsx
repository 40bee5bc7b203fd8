import { readAnswerSignals, type Outcome } from '@mboa/domain'
import { useEffect } from 'react'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { afterFrame } from '../../platform/run-when-idle.ts'
import { soundOutput } from '../../platform/sound/play-sound.ts'
import { isSoundInUse } from '../../platform/sound/sound-in-use.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { scheduleTones } from './answer-tones.ts'

/** In ms: a touch for what is right, two for what is wrong, as `navigator.vibrate` takes them. */
const vibrations: Readonly<Record<Outcome, readonly number[]>> = {
  correct: [20],
  almost: [20],
  wrong: [50, 60, 50],
}
/** Later it would be taken for the verdict on something else. */
const latestMs = 500

/**
 * Signals what became of an answer by a short sound and a vibration, unless the learner has turned
 * them off. Silent beside a recording, and where nothing was tried.
 */
export function AnswerSignal({ outcome }: { outcome: Outcome | 'shown' }) {
  const store = usePracticeStore()
  useEffect(() => {
    if (outcome === 'shown' || !readAnswerSignals(store.getSnapshot().fold)) return undefined
    // Opening the way to the loudspeaker takes longer than showing the verdict.
    return afterFrame(() => {
      signal(outcome).catch((error: unknown) => reportProblem('signalling a verdict', error))
    })
  }, [outcome, store])
  return null
}

async function signal(outcome: Outcome): Promise<void> {
  const { userActivation, vibrate } = navigator as Partial<Navigator>
  // Browsers neither sound nor vibrate before somebody has touched the page, and say so in the log.
  if (isSoundInUse() || userActivation?.hasBeenActive === false) return
  vibrate?.call(navigator, [...vibrations[outcome]])
  const askedAt = performance.now()
  const output = soundOutput()
  if (output.state !== 'running') await output.resume()
  if (isSoundInUse() || performance.now() - askedAt > latestMs) return
  scheduleTones(output, outcome)
}
