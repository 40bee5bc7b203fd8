import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { RecordedCourse } from '../recorded-course.tsx'
import { ReviewCourse } from './review-course.tsx'

/** Others' takes in the languages that one records. */
export function ReviewTab() {
  const { id } = useSignedInUser()
  return (
    <div className="stack">
      <RecordedCourse userId={id}>
        {(course) => <ReviewCourse key={course.summary.course} userId={id} course={course} />}
      </RecordedCourse>
    </div>
  )
}
