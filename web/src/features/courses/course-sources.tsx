import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, sourceIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useLicenceName } from '../../ui/use-licence-name.ts'
import { sizeOf } from './course-totals.tsx'

/** Who made the course, from what and under which licences, and how to help. */
export function CourseSources({ course }: { course: CourseSummary }) {
  const titleId = useId()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const name = glossIn(course.name, language)
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Who made this course</Trans>
      </h2>
      <p>
        <Trans>
          We put it together from published grammars, word lists and open data. No word is invented.
          A small icon beside each word shows whether speakers have checked it: tap it to see more.
        </Trans>
      </p>
      <p>
        <Trans>
          Do you speak {name}? Help us check and record it: reply to any email from Mboa.
        </Trans>
      </p>
      <details>
        <summary>
          <Trans>Sources</Trans>
        </summary>
        <div className="stack">
          <p>
            <Trans>
              Names, region, letters and tones come from the works below. Each word and sentence
              names its own sources and licence where it is shown.
            </Trans>
          </p>
          <ul className="sources small">
            {course.sources.map((source) => (
              <li key={source.citation}>
                {sourceIn(source, language)} ({licenceName(source.licence)})
                {source.use === 'fact' && (
                  <>
                    {' '}
                    · <Trans>facts only, no text copied</Trans>
                  </>
                )}
              </li>
            ))}
          </ul>
          {sizeOf(course).pictureBytes > 0 && (
            <p className="small">
              <Trans>
                Pictures: <a href="https://github.com/jdecked/twemoji">Twemoji</a>, by Twitter, Inc.
                and other contributors (
                <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
                ).
              </Trans>
            </p>
          )}
          <p className="small">
            <Trans>Code of the language (ISO 639-3): {course.course}</Trans>
          </p>
        </div>
      </details>
    </section>
  )
}
