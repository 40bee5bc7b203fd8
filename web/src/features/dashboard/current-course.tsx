import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { BookOpen, CloudUpload, HardDriveDownload, Library } from 'lucide-react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'
import { TodayCard } from './today-card.tsx'

/** The home of somebody who is learning a language: today, where to go on, and the device. */
export function CurrentCourse({ course }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { pending } = usePractice()
  const { name, units } = course.summary
  const languageName = name[language]
  return (
    <div className="columns">
      <TodayCard course={course} />
      <div className="stack">
        <MarginRows>
          <LinkRow sign={BookOpen} to={pagePaths.learnerLessons} title={t`Lessons`}>
            <p className="small soft">
              <Plural value={units.length} one="# unit to read" other="# units to read" />
            </p>
          </LinkRow>
          <LinkRow sign={Library} to={pagePaths.learnerCourses} title={t`Courses`}>
            <p className="small soft">
              <Trans>You are learning {languageName}.</Trans>
            </p>
          </LinkRow>
        </MarginRows>
        <MarginRows>
          <MarginRow sign={HardDriveDownload}>
            <p className="grow">
              <Trans>{languageName} is on this device.</Trans>
            </p>
          </MarginRow>
          {pending > 0 && (
            <MarginRow sign={CloudUpload}>
              <p className="grow">
                <Plural
                  value={pending}
                  one="# change is kept here and will be sent when you are online."
                  other="# changes are kept here and will be sent when you are online."
                />
              </p>
            </MarginRow>
          )}
        </MarginRows>
      </div>
    </div>
  )
}
