import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Library } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { CurrentCourse } from './current-course.tsx'
import { useHome } from './use-home.ts'
import { useLostReminders } from './use-lost-reminders.ts'
import { Welcome } from './welcome.tsx'

/** Few people need it, and seldom: it comes when it is shown. */
const { Part: OfflineNotePart } = lazyPart(
  async () => (await import('../../ui/this-device/offline-note.tsx')).OfflineNote,
  'silent',
)

const { Part: LostRemindersNotePart } = lazyPart(
  async () => (await import('../../ui/this-device/lost-reminders-note.tsx')).LostRemindersNote,
  'silent',
)

/**
 * `/dashboards/learner` (specification §2): the welcome, and what today holds.
 * @param parts `firstCourse`: what shows until a language is chosen; `questions`: what newcomers are
 * asked then
 */
export function LearnerHome(parts: { firstCourse: ReactNode; questions: ReactNode }) {
  const { t } = useLingui()
  const { fullName } = useSignedInUser()
  const course = useCourseInUse()
  const home = useHome(course)
  const isOnline = useIsOnline()
  const hasLostReminders = useLostReminders()
  return (
    <>
      <Welcome name={fullName || t`Learner`} />
      {!isOnline && <OfflineNotePart />}
      {hasLostReminders && <LostRemindersNotePart />}
      {home.status === 'none-chosen' ? (
        parts.firstCourse
      ) : (
        <LoadedPart of={home}>
          {(shown) => (
            <CurrentCourse
              home={shown}
              course={course.status === 'ready' ? course.value : undefined}
              questions={parts.questions}
            />
          )}
        </LoadedPart>
      )}
      {course.status === 'failed' && (
        // A course that is not on this device must not be the end: another one may be.
        <MarginRows>
          <LinkRow icon={Library} to={pagePaths.learnerCourses} title={t`Courses`} />
        </MarginRows>
      )}
    </>
  )
}
