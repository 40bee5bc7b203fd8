import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { nameInSentence } from '../../i18n/language-names.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'

/** A course without sentences: why there are none, and what there is. */
export function NoSentences({ course: { summary, units } }: { course: Course }) {
  const { i18n } = useLingui()
  const languageName = nameInSentence(summary.name, i18n.locale)
  const words = units.reduce((sum, unit) => sum + unit.words.length, 0)
  return (
    <>
      <p>
        <Trans>
          {languageName} has no sentences yet. Sentences are only added from a published source or a
          speaker.
        </Trans>
      </p>
      <p>
        <Plural
          value={words}
          one="There is # word to practise."
          other="There are # words to practise."
        />
      </p>
      <Link to={sessionPath(pagePaths.learnerWords)} className="button main wide">
        <Trans>Practise words</Trans>
      </Link>
      <Link to={pagePaths.learnerLessons} className="button second wide">
        <Trans>Lessons</Trans>
      </Link>
      <Link to={pagePaths.learnerCourses} className="button plain wide">
        <Trans>Other languages</Trans>
      </Link>
    </>
  )
}
