import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { listLeeches, type PracticeSession } from '@mboa/domain'
import { Link } from 'wouter'
import { findItem } from '../exercise-part.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { WordText } from '../../ui/word-text.tsx'

interface SetAsideProps {
  session: PracticeSession
  course: Course
}

/** Lists which words of a session are no longer asked after it, and where to bring them back. */
export function SetAside({ session: { answers }, course }: SetAsideProps) {
  const { fold } = usePractice()
  const asked = new Set(answers.map((review) => `${review.item}/${review.skill}`))
  const leeches = listLeeches(fold, course.summary.course).filter(({ item, skill }) =>
    asked.has(`${item}/${skill}`),
  )
  const items = [...new Set(leeches.map(({ item }) => item))]
  const count = items.length
  if (count === 0) return null
  return (
    <section className="coming-back">
      <h2>
        <Trans>Set aside</Trans>
      </h2>
      <p className="words">
        {items.map((item) => (
          <WordText key={item} lang={course.summary.htmlLang}>
            {findItem(course, item)?.text ?? ''}
          </WordText>
        ))}
      </p>
      <p>
        <Plural
          value={count}
          one="Forgotten too often, it’s set aside for now."
          other="Forgotten too often, they’re set aside for now."
        />{' '}
        <Link to={pagePaths.learnerProgress}>
          <Trans>Bring back from Progress</Trans>
        </Link>
      </p>
    </section>
  )
}
