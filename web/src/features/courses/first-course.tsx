import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { wantedCourse } from '../../platform/wanted-course.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { CourseList } from './course-list.tsx'

/** The catalogue on a newcomer's home: one tap on a language begins its first lesson. */
export function FirstCourse() {
  const titleId = useId()
  const { language } = useInterfaceLanguage()
  const courses = useCourses(useSignedInUser().id)
  const [wanted] = useState(() => wantedCourse.read() ?? undefined)
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Which language would you like to learn?</Trans>
      </h2>
      <p className="soft">
        <Trans>Choose one and start with its first lesson. You can change at any time.</Trans>
      </p>
      <LoadedPart of={courses}>
        {(list) => {
          const tried = list.find(({ course }) => course === wanted)
          return (
            <>
              {tried !== undefined && (
                <p>
                  <Trans>Your challenge was in {glossIn(tried.name, language)}.</Trans>
                </p>
              )}
              <CourseList courses={list} isFirstChoice wanted={wanted} />
            </>
          )
        }}
      </LoadedPart>
    </section>
  )
}
