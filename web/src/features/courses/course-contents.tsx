import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { CheckedShare, sizeOf } from './course-totals.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { FirstSayings } from './first-sayings.tsx'

interface CourseContentsProps {
  course: CourseSummary
  /** Its first units, where they could be had. */
  begun: Course | undefined
}

/** What one will be able to say by a course, and how much of it there is. */
export function CourseContents({ course, begun }: CourseContentsProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const size = sizeOf(course)
  const { t } = useLingui()
  const missing = (course.missing ?? [])
    .map((member) => glossIn(member, language))
    .map((word) => t({ message: `“${word}”`, context: 'a word' }))
    .join(', ')
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>What you’ll learn</Trans>
      </h2>
      {begun !== undefined && <FirstSayings course={begun} />}
      <ol className="course-units">
        {course.units.map(({ unit, title }) => (
          <li key={unit}>{glossIn(title, language)}</li>
        ))}
      </ol>
      <dl className="num">
        <div>
          <dt>
            <Trans>Words, sentences and lessons</Trans>
          </dt>
          <dd>
            <Plural value={size.words} one="# word" other="# words" />,{' '}
            <Plural
              value={size.sentences}
              _0="no sentence yet"
              one="# sentence"
              other="# sentences"
            />
            , <Plural value={size.lessons} _0="no lesson yet" one="# lesson" other="# lessons" />
          </dd>
        </div>
        {missing !== '' && (
          <div>
            <dt>
              <Trans>Words we don’t have yet</Trans>
            </dt>
            <dd>
              <Trans>{missing}. Do you speak it? Help us.</Trans>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Checked</Trans>
          </dt>
          <dd>
            <CheckedShare share={size.checkedShare} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Recordings</Trans>
          </dt>
          <dd>
            <Plural
              value={size.recordings}
              _0="none yet: this course has no sound"
              one="# recording"
              other="# recordings"
            />
          </dd>
        </div>
      </dl>
    </section>
  )
}
