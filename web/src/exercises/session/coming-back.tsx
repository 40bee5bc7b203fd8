import { Trans, useLingui } from '@lingui/react/macro'
import { findNextDue, type PracticeFold } from '@mboa/domain'
import { describeReturn } from '../../i18n/describe-return.ts'
import { localDayOf } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { WordText } from '../../ui/word-text.tsx'
import { findItem } from '../exercise-part.ts'

interface ComingBackProps {
  course: Course
  /** The items of the session. */
  items: readonly string[]
  /** Epoch ms. */
  now: number
}

/** Which items come back when, the soonest first. */
export function ComingBack({ course, items, now }: ComingBackProps) {
  const { t, i18n } = useLingui()
  const { dayEndsAt } = localDayOf(now)
  const { fold } = usePractice()
  const byReturn = new Map<string, string[]>()
  for (const { item, dueAt } of listReturns(fold, items)) {
    const isToday = dueAt < dayEndsAt
    const when = isToday ? t`later today` : describeReturn(dueAt, now, i18n.locale)
    const text = findItem(course, item)?.text
    if (text !== undefined) byReturn.set(when, [...(byReturn.get(when) ?? []), text])
  }
  if (byReturn.size === 0) return null
  return (
    <section className="coming-back">
      <h2>
        <Trans>What comes back, and when</Trans>
      </h2>
      <dl>
        {Array.from(byReturn, ([when, texts]) => (
          <div key={when}>
            <dt className="soft">{when}</dt>
            <dd className="words">
              {texts.map((text) => (
                <WordText key={text} lang={course.summary.htmlLang}>
                  {text}
                </WordText>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** An item comes back with the first of its cards that is due; one that is set aside does not. */
function listReturns(fold: PracticeFold, items: readonly string[]) {
  return items
    .flatMap((item) => {
      const dueAt = findNextDue(fold, item)
      return dueAt === undefined ? [] : [{ item, dueAt }]
    })
    .sort((a, b) => a.dueAt - b.dueAt)
}
