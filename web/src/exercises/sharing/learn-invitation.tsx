import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { useSession } from '../../platform/session/session-context.ts'
import { wantedCourse } from '../../platform/wanted-course.ts'

/** On to the language: with an account, or to the course of who has one. */
export function LearnInvitation({ course }: { course: string }) {
  const role = useSession().user?.role
  if (role === 'recorder') return null
  const isLearner = role === 'learner'
  const want = () => {
    if (!isLearner) wantedCourse.save(course)
  }
  return (
    <section className="stack tight">
      <h2>
        <Trans>Want to keep going?</Trans>
      </h2>
      <p>
        <Trans>Learn this language with Mboa in a few minutes a day, even offline.</Trans>
      </p>
      <Link
        to={isLearner ? `${pagePaths.learnerCourses}/${course}` : pagePaths.signUp}
        onClick={want}
        className="button main wide"
      >
        <Trans>Learn this language</Trans>
      </Link>
      {!isLearner && (
        <Link to={pagePaths.login} onClick={want} className="button plain wide">
          <Trans>I have an account</Trans>
        </Link>
      )}
    </section>
  )
}
