import { Trans, useLingui } from '@lingui/react/macro'
import {
  closeFirstQuestions,
  countFirstQuestionsBehind,
  passFirstQuestions,
  readReminder,
  type SettingChange,
} from '@mboa/domain'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { useCourseInUse } from '../../../platform/practice-store/course-in-use.ts'
import { NotSaved } from '../../../ui/not-saved.tsx'
import { ReminderField } from '../reminder-field.tsx'
import { useSettings } from '../use-settings.ts'
import './first-questions.css'
import { GoalQuestion } from './goal-question.tsx'
import { listStarts, PlacementQuestion } from './placement-question.tsx'

/**
 * What a newcomer is asked on the dashboard, one question after the other: the goal, a reminder, and
 * where to start. Each may be passed over; none is asked a second time.
 */
export function FirstQuestions() {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { fold, trouble, change } = useSettings()
  const course = useCourseInUse()
  const at = countFirstQuestionsBehind(fold)
  const [firstAsked] = useState(at)
  const [isNotified, setIsNotified] = useState(false)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (at > firstAsked) heading.current?.focus()
  }, [at, firstAsked])
  if (course.status !== 'ready') return null
  const starts = listStarts(course.value, fold)
  const time = readReminder(fold)

  function close() {
    change(closeFirstQuestions())
    // What had the focus goes with it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const questions: { title: string; pass: string; ask: (goOn: () => void) => ReactNode }[] = [
    {
      title: t`How many days a week would you like to practise?`,
      pass: t`Skip`,
      ask: (goOn) => (
        <GoalQuestion
          onChoose={(goal: SettingChange) => {
            change(goal)
            goOn()
          }}
        />
      ),
    },
    {
      title: t`Would a daily reminder help?`,
      pass: time === undefined && !isNotified ? t`Skip` : t`Next`,
      ask: () => (
        <ReminderField time={time} onChange={change} onTurnedOn={() => setIsNotified(true)} />
      ),
    },
    ...(starts.length > 0
      ? [
          {
            title: t`Do you know some of it already?`,
            pass: t`No, I’m just starting`,
            ask: () => <PlacementQuestion starts={starts} onAnswer={close} />,
          },
        ]
      : []),
  ]
  // Whoever comes back to what has no question any more sees the last one there is.
  const shown = Math.min(at, questions.length - 1)
  const question = questions[shown]
  if (question === undefined) return null
  const goOn = shown === questions.length - 1 ? close : () => change(passFirstQuestions(shown + 1))
  return (
    <section className="card stack first-questions" aria-labelledby={titleId}>
      <div>
        <p className="small soft">
          <Trans>
            Question {formatNumber(shown + 1)} of {formatNumber(questions.length)}
          </Trans>
        </p>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {question.title}
        </h2>
      </div>
      <NotSaved because={trouble} />
      {question.ask(goOn)}
      <button type="button" className="button plain hanging" onClick={goOn}>
        {question.pass}
      </button>
    </section>
  )
}
