import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Lesson } from '@mboa/contract'
import {
  countKnown,
  leaveOutKnown,
  listTaught,
  measureLesson,
  type LessonState,
} from '@mboa/domain'
import { Check, ChevronRight, ChevronsRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { listItems, type Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { lessonPath } from '../../platform/navigation/learner-addresses.ts'
import './lesson-path.css'
import { useIsBegun } from './use-is-begun.ts'

interface PathEntry {
  lesson: Lesson
  state: LessonState
}

interface LessonPathProps {
  course: Course
  /** The lessons of one unit, in their order. */
  entries: readonly PathEntry[]
}

/** The lessons of a unit: those behind, the one whose turn it is, and those ahead. All are open. */
export function LessonPath({ course, entries }: LessonPathProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const states = {
    done: t({ message: 'Done', context: 'lesson' }),
    skipped: t`Skipped`,
    known: t({ message: 'Known', context: 'lesson' }),
    current: t`Now`,
    ahead: t`Later`,
  }
  return (
    <ol className="lesson-path">
      {entries.map(({ lesson, state }) => (
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
                {state === 'current' ? (
                  glossIn(lesson.title, language)
                ) : (
                  <Link to={lessonPath(lesson)} className="row-link">
                    {glossIn(lesson.title, language)}
                  </Link>
                )}
              </h3>
              <FirstWords lesson={lesson} course={course} />
              {state === 'skipped' && <p className="small soft">{t`Skipped (test passed)`}</p>}
              {state === 'known' && <p className="small soft">{t`Learnt in practice`}</p>}
              {state === 'current' && <Begin lesson={lesson} course={course} />}
            </div>
            {state !== 'current' && <Icon of={ChevronRight} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function KnotSign({ state }: { state: LessonState }): ReactNode {
  if (state === 'current') return <Icon of={Play} size={18} />
  if (state === 'ahead') return null
  return <Icon of={state === 'skipped' ? ChevronsRight : Check} size={18} />
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
  const { fold } = usePractice()
  const isBegun = useIsBegun(lesson)
  const sentences = new Set(
    course.units.flatMap((unit) => unit.sentences ?? []).map(({ id }) => id),
  )
  const left = leaveOutKnown(lesson, { fold, course: course.summary.course })
  const isSentence = (item: string) => sentences.has(item)
  const { exercises, minutes } = measureLesson(left, { isSentence })
  const items = listTaught(lesson).length
  const known = countKnown(fold, lesson)
  return (
    <>
      <p className="small soft">
        {t`${plural(items, { one: '# word', other: '# words' })}, ${plural(exercises, { one: '# exercise', other: '# exercises' })}, ${plural(minutes, { one: 'about # minute', other: 'about # minutes' })}`}
      </p>
      {known > 0 && (
        <p className="small soft">
          <Plural
            value={known}
            one="You already know #: it comes up once, at the end."
            other="You already know #: they come up once, at the end."
          />
        </p>
      )}
      <Link
        to={lessonPath(lesson)}
        className="button main wide"
        aria-describedby={`${lesson.id}-title`}
      >
        {isBegun ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
      </Link>
    </>
  )
}
