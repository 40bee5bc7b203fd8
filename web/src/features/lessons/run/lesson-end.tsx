import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson, type Mission } from '@mboa/contract'
import {
  clothSignsIn,
  isMissionDone,
  isMissionReady,
  weaveCloth,
  type CheckResult,
} from '@mboa/domain'
import { Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { findWord } from '../../../exercises/exercise-part.ts'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import {
  backState,
  missionPath,
  recordVoicesPath,
} from '../../../platform/navigation/learner-addresses.ts'
import { isSaid } from '../../../platform/voice-store/said-items.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { WordsMet } from './words-met.tsx'
import '../../../exercises/session/quiet-page.css'
import './lesson-page.css'

const { Part: ShareSession } = lazyPart(
  async () => (await import('../../../exercises/sharing/share-session.tsx')).ShareSession,
  'silent',
)

interface LessonEndProps {
  course: Course
  /** The check's; one item at least was asked, or there was nothing to check. */
  result: CheckResult
  /** What the lesson presented, or the check of a skip asked. */
  items: readonly string[]
  /** The lesson to continue with; none where all are finished. */
  next: Lesson | undefined
  /** How many lessons were skipped; 0 at the end of a lesson. */
  skipped: number
  /** After a skip: continues with the lesson skipped to, whose address is open already. */
  onSkipped?: (() => void) | undefined
}

/** The end of a lesson: a cloth woven from its words, the words to hear again, and what follows. */
export function LessonEnd({ course, result, items, next, skipped, onSkipped }: LessonEndProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const title = skipped > 0 ? t`You already know this` : t`Lesson done`
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const known = listItems(course)
  const mission = useOpenMission(course, items)
  const goal = mission && glossIn(mission.goal, language)
  const texts = items.flatMap((id) => known.get(id)?.text ?? [])
  const areWords = items.every((id) => findWord(course, id) !== undefined)
  const { path, width, height } = weaveCloth(texts.flatMap(clothSignsIn(course.summary.course)), {
    columns: 8,
    gap: 16,
  })
  return (
    <div>
      <div className="lesson-cloth on-cloth">
        <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} aria-hidden="true">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" />
        </svg>
      </div>
      <div className="quiet-page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {skipped > 0 ? (
          <p>
            <Plural value={skipped} one="# lesson skipped." other="# lessons skipped." />
          </p>
        ) : (
          <p className="lesson-gain">
            {areWords ? (
              <Plural value={texts.length} one="# word met" other="# words met" />
            ) : (
              <Plural
                value={texts.length}
                one="# word or sentence met"
                other="# words and sentences met"
              />
            )}
          </p>
        )}
        <WordsMet items={items} missed={result.missed} course={course} />
        <p className="soft">
          <Trans>They’ll come back in practice when it’s time.</Trans>
        </p>
        {next !== undefined && onSkipped !== undefined && (
          <button type="button" className="button main wide" onClick={onSkipped}>
            <Trans>Next: “{glossIn(next.title, language)}”</Trans>
          </button>
        )}
        {next !== undefined && onSkipped === undefined && (
          <Link to={`${pagePaths.learnerLessons}/${next.id}`} className="button main wide">
            <Trans>Next: “{glossIn(next.title, language)}”</Trans>
          </Link>
        )}
        {mission !== undefined && (
          <Link to={missionPath(mission)} className="button second wide">
            <Trans>Mission: {goal}</Trans>
          </Link>
        )}
        <Link
          to={pagePaths.learnerLessons}
          className={next === undefined ? 'button main wide' : 'button plain wide'}
        >
          <Trans>All lessons</Trans>
        </Link>
        {items.some((item) => !isSaid(item)) && (
          <Link
            to={recordVoicesPath(items)}
            // Behind the end is the lesson, which would begin again.
            state={{ [backState]: pagePaths.learnerLessons }}
            className="button plain wide"
          >
            <Icon of={Mic} size={20} />
            <Trans>Have someone say these words</Trans>
          </Link>
        )}
        <ShareSession course={course} first={items} />
      </div>
    </div>
  )
}

/** A mission that says some of these items, whose every line was met by now; none that is done. */
function useOpenMission({ summary, units }: Course, items: readonly string[]): Mission | undefined {
  const { fold } = usePractice()
  return units
    .flatMap((unit) => unit.missions ?? [])
    .find(
      (mission) =>
        mission.lines.some(({ item }) => items.includes(item)) &&
        isMissionReady(fold, { course: summary.course, mission }) &&
        !isMissionDone(fold, mission),
    )
}
