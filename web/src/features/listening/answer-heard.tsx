import { Trans, useLingui } from '@lingui/react/macro'
import { reviewListened, type ListeningLesson } from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { readClock } from '../../platform/true-clock.ts'
import { notSavedTexts } from '../../ui/storage-texts.ts'

interface AnswerHeardProps {
  lesson: ListeningLesson
  /** Undefined once all were heard. */
  item: ListeningLesson['items'][number] | undefined
  /** The speaker was heard: now one knows whether one was right. */
  isOpen: boolean
}

/**
 * For who wants it to count: whether it came before the speaker said it, of what was met before.
 * Unanswered, nothing is marked.
 */
export function AnswerHeard({ lesson, item, isOpen }: AnswerHeardProps) {
  const { t } = useLingui()
  const store = usePracticeStore()
  const [state, setState] = useState<'open' | 'keeping' | 'kept' | StorageTrouble>('open')
  const [wasOpen, setWasOpen] = useState(isOpen)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = readClock()
  }, [])
  if (isOpen && !wasOpen) setWasOpen(true)

  async function answer(exercise: ListeningLesson['items'][number], isRecalled: boolean) {
    setState('keeping')
    const answeredAt = readClock()
    const tookMs = Math.max(0, answeredAt - shownAt.current)
    const given = { id: newEventId(), isRecalled, answeredAt, tookMs }
    try {
      await store.record([reviewListened(lesson, exercise, given)])
      setState('kept')
    } catch (error) {
      reportProblem('keeping what was said of a word that was heard', error)
      setState(storageTroubleOf(error))
    }
  }

  const isOpenToAnswer = state !== 'keeping' && state !== 'kept'
  // Practice asks first what a word means: judged before, it would be asked to be said alone.
  const isAnswerable = item?.isNew === false && wasOpen && isOpenToAnswer
  return (
    <div className="answer-heard">
      <div className="answers">
        <button
          type="button"
          className="button second"
          disabled={!isAnswerable}
          onClick={() => item && void answer(item, true)}
        >
          <Trans>I knew it</Trans>
        </button>
        <button
          type="button"
          className="button second"
          disabled={!isAnswerable}
          onClick={() => item && void answer(item, false)}
        >
          <Trans>Not yet</Trans>
        </button>
      </div>
      <p role="status" className="small soft">
        {state === 'kept' ? (
          <Trans>Noted.</Trans>
        ) : state === 'storage-full' || state === 'storage-failed' ? (
          t(notSavedTexts[state])
        ) : item?.isNew === true ? (
          <Trans>New to you: just listen.</Trans>
        ) : (
          <Trans>Nothing counts unless you answer.</Trans>
        )}
      </p>
    </div>
  )
}
