import { Trans, useLingui } from '@lingui/react/macro'
import type { Bilingual, Lesson } from '@mboa/contract'
import { listSkipped, readLessonsBehind, type PracticeFold } from '@mboa/domain'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { skipPath } from '../../../platform/navigation/learner-addresses.ts'
import '../../../ui/field.css'

/** A unit that may be started with, by a test of what lies before its first lesson. */
interface PossibleStart {
  title: Bilingual
  lesson: Lesson
}

/** The units of a course after the first open lesson; none where its lessons are behind the learner. */
export function listStarts({ summary, units }: Course, fold: PracticeFold): PossibleStart[] {
  const inOrder = [...units].sort((a, b) => a.order - b.order)
  const lessons = inOrder.flatMap((unit) => unit.lessons ?? [])
  const behind = readLessonsBehind(fold, { course: summary.course, lessons })
  return inOrder.flatMap(({ title, lessons: [lesson] = [] }) =>
    lesson !== undefined &&
    !behind.has(lesson.id) &&
    listSkipped(lessons, behind, lesson.id).length > 0
      ? [{ title, lesson }]
      : [],
  )
}

interface PlacementQuestionProps {
  starts: readonly PossibleStart[]
  onAnswer: () => void
}

/** Where to start, for who knows some of the language: a test skips what lies before it. */
export function PlacementQuestion({ starts, onAnswer }: PlacementQuestionProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const id = useId()
  const [chosen, setChosen] = useState(starts[0])
  const start = starts.find(({ lesson }) => lesson.id === chosen?.lesson.id) ?? starts[0]
  if (start === undefined) return null
  return (
    <div className="field">
      <label htmlFor={id}>{t`Where would you like to start?`}</label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-help`}
        value={start.lesson.id}
        onChange={({ target }) =>
          setChosen(starts.find(({ lesson }) => lesson.id === target.value))
        }
      >
        {starts.map(({ title, lesson }) => (
          <option key={lesson.id} value={lesson.id}>
            {glossIn(title, language)}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        <Trans>A short test asks what comes before. No risk: you can always come back.</Trans>
      </p>
      <div className="actions">
        <Link to={skipPath(start.lesson)} className="button second" onClick={onAnswer}>
          <Trans>Take the short test</Trans>
        </Link>
      </div>
    </div>
  )
}
