import { Plural, Trans } from '@lingui/react/macro'
import { outlookForWords } from '@mboa/domain'
import { learnerCalendar } from '../../../platform/calendar.ts'
import { localDayOf, useMinute } from '../../../platform/clock.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { findLastWords } from './find-last-words.ts'
import './rewards.css'

/** Two or three lines on a phone: more would be read by nobody. */
const mostNamed = 8

/** Names the words that were met last time and come back today; nothing where there are none. */
export function LastWords({ course }: { course: Course }) {
  const { fold } = usePractice()
  const now = useMinute()
  const { summary, units, recordings } = course
  const code = summary.course
  const given = { course: code, units, now, ...localDayOf(now), recorded: recordings }
  const { due } = outlookForWords(fold, given)
  const last = findLastWords(fold, { course: code, due, calendar: learnerCalendar(), now })
  if (last === undefined) return null
  const further = last.words.length - mostNamed
  return (
    <div className="last-words">
      <h3 className="small soft">
        {last.isOfYesterday ? (
          <Trans>Yesterday’s words</Trans>
        ) : (
          <Trans>Words from last time</Trans>
        )}
      </h3>
      <ul>
        {last.words.slice(0, mostNamed).map(({ id, text }) => (
          <li key={id}>
            <WordText lang={summary.htmlLang}>{text}</WordText>
          </li>
        ))}
        {further > 0 && (
          <li className="small soft">
            <Plural value={further} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </div>
  )
}
