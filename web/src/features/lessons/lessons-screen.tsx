import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson, type UnitPack } from '@mboa/contract'
import { followPath, readLessonsBehind, type LessonState } from '@mboa/domain'
import { BookOpen } from 'lucide-react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { useCatchUpVoices } from '../../exercises/hearing/use-catch-up-voices.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { CourseSwitch } from '../../ui/course-switch.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { listLessons, listUnits } from './course-lessons.ts'
import { skipPath } from '../../platform/navigation/learner-addresses.ts'
import { LessonPath } from './lesson-path.tsx'
import { MissionRows } from './mission/mission-rows.tsx'

/** `/dashboards/learner/lessons`: the units and lessons of the course being learnt, as a path. */
export function LessonsScreen() {
  const { t } = useLingui()
  const course = useCourseInUse()
  useCatchUpVoices()
  return (
    <>
      <div className="page-head">
        <PageHeading title={t`Lessons`} />
        {course.status === 'ready' && <CourseSwitch current={course.value.summary} />}
      </div>
      <CoursePart>{(loaded) => <UnitPaths course={loaded} />}</CoursePart>
    </>
  )
}

function UnitPaths({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  const lessons = listLessons(course)
  const path = followPath(
    lessons,
    readLessonsBehind(fold, { course: course.summary.course, lessons }),
  )
  return (
    <>
      {listUnits(course).map((unit, at) => {
        const entries = path.filter(({ lesson }) => unit.lessons?.includes(lesson) === true)
        return (
          <section key={unit.unit} className="unit-path">
            <div className="row-line">
              <div>
                <p className="small soft">
                  <Trans>Unit {formatNumber(at + 1)}</Trans>
                </p>
                <h2 id={`${unit.unit}-title`}>{glossIn(unit.title, language)}</h2>
              </div>
              {unit.lessons !== undefined && (
                <Link
                  to={unitPath(unit)}
                  className="button plain"
                  aria-describedby={`${unit.unit}-title`}
                >
                  <Plural value={unit.words.length} one="# word" other="# words" />
                </Link>
              )}
            </div>
            {unit.lessons === undefined ? (
              <UnitWithoutLessons unit={unit} htmlLang={course.summary.htmlLang} />
            ) : (
              <>
                <SkipOffer unit={unit} first={entries[0]} />
                <LessonPath course={course} entries={entries} />
                {unit.missions !== undefined && (
                  <MissionRows course={course.summary.course} missions={unit.missions} />
                )}
              </>
            )}
          </section>
        )
      })}
    </>
  )
}

interface SkipOfferProps {
  unit: UnitPack
  first: { lesson: Lesson; state: LessonState } | undefined
}

/** To a unit that lies ahead: who knows what comes before it says so by a short test. */
function SkipOffer({ unit, first }: SkipOfferProps) {
  if (first?.state !== 'ahead') return null
  return (
    <Link
      to={skipPath(first.lesson)}
      className="button plain hanging"
      aria-describedby={`${unit.unit}-title`}
    >
      <Trans>Skip to here (short test)</Trans>
    </Link>
  )
}

const unitPath = ({ unit }: UnitPack) => `${pagePaths.learnerLessons}/units/${unit}`
const wordsShownPerUnit = 3

/** Its words can be read anyway. */
function UnitWithoutLessons({ unit, htmlLang }: { unit: UnitPack; htmlLang: string }) {
  const { language } = useInterfaceLanguage()
  const firstWords = unit.words.slice(0, wordsShownPerUnit).map(({ text }) => text)
  return (
    <MarginRows>
      <LinkRow icon={BookOpen} to={unitPath(unit)} title={glossIn(unit.title, language)}>
        <p className="word soft" lang={htmlLang}>
          {firstWords.join('\u00A0· ')}
        </p>
        <p className="small soft">
          <Plural value={unit.words.length} one="# word" other="# words" />
        </p>
      </LinkRow>
    </MarginRows>
  )
}
