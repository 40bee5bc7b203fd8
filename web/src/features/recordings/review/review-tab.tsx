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
          Listen, then approve the recording or send it back. Approval takes two speakers, or one
          trusted by the operator.
        </Trans>
      </p>
      <RecordedCourse userId={id}>
        {(course) => <ReviewCourse key={course.summary.course} userId={id} course={course} />}
      </RecordedCourse>
    </div>
  )
}
