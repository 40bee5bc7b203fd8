import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import { listTaught, measureLesson, type LessonState } from '@mboa/domain'
import { Check, ChevronsRight, Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { listItems, type Course } from '../../platform/course-store/course-store.ts'
import { Icon } from '../../ui/icon.tsx'
import './lesson-path.css'

interface PathEntry {
  lesson: Lesson
  state: LessonState
}

interface LessonPathProps {
  course: Course
  /** The lessons of one unit, in their order. */
  entries: readonly PathEntry[]
}

/** The lessons of a unit: done, the one whose turn it is, and those ahead. */
export function LessonPath({ course, entries }: LessonPathProps) {
  const { t } = useLingui()
  const states = {
    done: t({ message: 'Done', context: 'lesson' }),
    skipped: t`Skipped`,
    current: t`Now`,
    ahead: t`Later`,
  }
  const { language } = useInterfaceLanguage()
  return (
    <ol className="lesson-path">
      {entries.map(({ lesson, state }, at) => (
        <li
          key={lesson.id}
          className={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <div className="margin">
            <span className="knot">
              <KnotSign state={state} />
            </span>
          </div>
          <div className="text">
            <div className="grow">
              <h3 id={`${lesson.id}-title`}>
                <span className="only-assistive">{states[state]}. </span>
                {glossIn(lesson.title, language)}
              </h3>
              <FirstWords lesson={lesson} course={course} />
              {state === 'skipped' && <p className="small soft">{t`Skipped (test passed)`}</p>}
              {state === 'current' && <Begin lesson={lesson} course={course} />}
              {state === 'ahead' && at === entries.length - 1 && (
                <Link
                  to={lessonPath(lesson)}
                  className="button plain hanging"
                  aria-describedby={`${lesson.id}-title`}
                >
                  <Trans>Skip to here (short test)</Trans>
                </Link>
              )}
            </div>
            <WayIn lesson={lesson} state={state} isLast={at === entries.length - 1} />
          </div>
        </li>
      ))}
    </ol>
  )
}

const lessonPath = ({ id }: Lesson) => `${pagePaths.learnerLessons}/${id}`

function KnotSign({ state }: { state: LessonState }): ReactNode {
  if (state === 'current') return <Icon of={Play} size={18} />
  if (state === 'ahead') return null
  return <Icon of={state === 'done' ? Check : ChevronsRight} size={18} />
}

const wordsShown = 4

function FirstWords({ lesson, course }: { lesson: Lesson; course: Course }) {
  const items = listItems(course)
  const texts = listTaught(lesson).flatMap((id) => items.get(id)?.text ?? [])
  return (
    <p className="word soft" lang={course.summary.htmlLang}>
      {texts.slice(0, wordsShown).join('\u00A0· ')}
    </p>
  )
}

function Begin({ lesson, course }: { lesson: Lesson; course: Course }) {
  const { t } = useLingui()
  const sentences = new Set(
    course.units.flatMap((unit) => unit.sentences ?? []).map(({ id }) => id),
  )
  const length = measureLesson(lesson, { isSentence: (item) => sentences.has(item) })
  const { items, exercises, minutes } = length
  return (
    <>
      <p className="small soft">
        {t`${plural(items, { one: '# word', other: '# words' })}, ${plural(exercises, { one: '# exercise', other: '# exercises' })}, ${plural(minutes, { one: 'about # minute', other: 'about # minutes' })}`}
      </p>
      <Link
        to={lessonPath(lesson)}
        className="button main wide"
        aria-describedby={`${lesson.id}-title`}
      >
        <Trans>Continue</Trans>
      </Link>
    </>
  )
}

interface WayInProps extends PathEntry {
  isLast: boolean
}

/** Beside a lesson whose turn it is not: to do it again, or to skip to it. */
function WayIn({ lesson, state, isLast }: WayInProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const title = glossIn(lesson.title, language)
  if (state === 'current' || (state === 'ahead' && isLast)) return null
  const names = {
    done: t`Repeat ${title}`,
    skipped: t`Learn ${title}`,
    ahead: t`Skip to ${title} (short test)`,
  }
  return (
    <Link to={lessonPath(lesson)} className="icon-button" aria-label={names[state]}>
      <Icon of={state === 'ahead' ? ChevronsRight : RotateCcw} />
    </Link>
  )
}
