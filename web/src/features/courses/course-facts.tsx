import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { describeSize } from '../../i18n/describe-size.ts'
import { CheckedShare, sizeOf, type CourseSize } from './course-totals.tsx'

interface CourseFactsProps {
  course: CourseSummary
  /** Where no button of its download tells what it weighs. */
  withSize: boolean
}

/** How far a course goes, in one breath. */
export function CourseFacts({ course, withSize }: CourseFactsProps) {
  const size = sizeOf(course)
  const { words, sentences, lessons, recordings, checkedShare } = size
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
      {checkedShare > 0 && (
        <li>
          <CheckedShare share={checkedShare} />
        </li>
      )}
      {withSize && (
        <li>
          <DownloadSize size={size} />
        </li>
      )}
    </ul>
  )
}

function DownloadSize({ size: { bytes, pictureBytes, soundBytes } }: { size: CourseSize }) {
  const { language } = useInterfaceLanguage()
  const silent = describeSize(bytes + pictureBytes, language)
  const sounding = describeSize(bytes + pictureBytes + soundBytes, language)
  if (soundBytes === 0) return silent
  return (
    <Trans>
      {sounding} with sound, {silent} without
    </Trans>
  )
}
