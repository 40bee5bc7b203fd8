import { Trans } from '@lingui/react/macro'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { RecordedCourse } from '../recorded-course.tsx'
import { ReviewCourse } from './review-course.tsx'

/** Others' takes in the languages that one records. */
export function ReviewTab() {
  const { id } = useSignedInUser()
  return (
    <div className="stack">
      <p className="soft">
        <Trans>
          Listen, then approve the take or send it back. Two speakers approve it, or one whom the
          operator trusts.
        </Trans>
      </p>
      <RecordedCourse userId={id}>
        {(course) => <ReviewCourse key={course.summary.course} userId={id} course={course} />}
      </RecordedCourse>
    </div>
  )
}
