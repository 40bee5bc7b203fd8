import { Trans } from '@lingui/react/macro'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { Loading } from '../../../ui/loading.tsx'
import { UnseenNotice } from '../add-words/unseen-notice.tsx'
import { DeviceBlocked } from '../failures.tsx'
import { RecordedCourse } from '../recorded-course.tsx'
import { WriteCourse } from './write-course.tsx'

/** What speakers said without writing it: some write it down, others listen whether it is right. */
export function WriteTab() {
  const { id } = useSignedInUser()
  const { store, isBlocked } = useTakeStore()
  if (isBlocked) return <DeviceBlocked />
  if (store === undefined) return <Loading />
  return (
    <div className="stack write">
      <p className="soft">
        <Trans>
          Some speakers say words without writing them. Write what you hear; once another person has
          listened and agrees, it’s in the course.
        </Trans>
      </p>
      <UnseenNotice userId={id} />
      <RecordedCourse userId={id}>
        {(course) => <WriteCourse key={course.summary.course} course={course} store={store} />}
      </RecordedCourse>
    </div>
  )
}
