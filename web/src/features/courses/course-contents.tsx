import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { CheckedShare, sizeOf } from './course-totals.tsx'
import { readDataChoices } from '../../platform/data-use/data-choices.ts'
import { describeSize } from '../../i18n/describe-size.ts'

/** What one will learn in a course, how much of it there is, and what it weighs. */
export function CourseContents({ course }: { course: CourseSummary }) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const size = sizeOf(course)
  const isSparing = readDataChoices().saver
  const missing = (course.missing ?? []).map((member) => glossIn(member, language)).join(', ')
  const weigh = (bytes: number) => describeSize(bytes, language)
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>What you’ll learn</Trans>
      </h2>
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
              <Trans>Still missing</Trans>
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
        <div>
          <dt>
            <Trans>Download</Trans>
          </dt>
          <dd>
            <Trans>texts: {weigh(size.bytes)}</Trans>
            {size.pictureBytes > 0 && (
              <>
                , <Trans>pictures: {weigh(size.pictureBytes)}</Trans>
              </>
            )}
            {size.soundBytes > 0 && (
              <>
                ,{' '}
                {isSparing ? (
                  <Trans>sound, one voice a word: {weigh(size.soundBytes)}</Trans>
                ) : (
                  <Trans>sound, up to three voices a word: {weigh(size.soundBytes)}</Trans>
                )}
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
