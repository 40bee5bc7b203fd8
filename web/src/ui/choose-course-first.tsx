import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'

/** On pages about the course being learnt, for somebody who has not chosen one. */
export function ChooseCourseFirst() {
  return (
    <div className="stack">
      <p>
        <Trans>Choose a language first. Then its words are here.</Trans>
      </p>
      <Link to={pagePaths.learnerCourses} className="button main page-action">
        <Trans>Choose a language</Trans>
      </Link>
    </div>
  )
}
