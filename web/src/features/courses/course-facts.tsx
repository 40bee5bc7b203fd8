import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { sizeOf } from './course-totals.ts'
import { CheckedShare } from './checked-share.tsx'

/** How far a course goes, in one breath. */
export function CourseFacts({ course }: { course: CourseSummary }) {
  const { words, sentences, lessons, recordings, checkedShare } = sizeOf(course)
  return (
    <ul className="course-facts small soft num">
      <li>
        <Plural value={words} one="# word" other="# words" />
      </li>
      {sentences > 0 && (
        <li>
          <Plural value={sentences} one="# sentence" other="# sentences" />
        </li>
      )}
      {lessons > 0 && (
        <li>
          <Plural value={lessons} one="# lesson" other="# lessons" />
        </li>
      )}
      <li>
        {recordings === 0 ? (
          <Trans>no sound yet</Trans>
        ) : (
          <Plural value={recordings} one="# recording" other="# recordings" />
        )}
      </li>
      <li>
        <CheckedShare share={checkedShare} />
      </li>
    </ul>
  )
}
