import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useId } from 'react'
import { sizeOf } from './course-totals.tsx'

/** Where the description comes from, under which licences, and who drew the pictures. */
export function CourseSources({ course }: { course: CourseSummary }) {
  const titleId = useId()
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Sources</Trans>
      </h2>
      <p>
        <Trans>
          Names, region, letters and tones come from the works below. Each word and sentence names
          its own sources and licence where it is shown.
        </Trans>
      </p>
      <ul className="sources small">
        {course.sources.map(({ citation, licence, use }) => (
          <li key={citation}>
            {citation} ({licence})
            {use === 'fact' && (
              <>
                {' '}
                · <Trans>single facts, no wording</Trans>
              </>
            )}
          </li>
        ))}
      </ul>
      {sizeOf(course).pictureBytes > 0 && (
        <p className="small">
          <Trans>
            Pictures: <a href="https://github.com/jdecked/twemoji">Twemoji</a>, by Twitter, Inc. and
            other contributors (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
            ).
          </Trans>
        </p>
      )}
    </section>
  )
}
