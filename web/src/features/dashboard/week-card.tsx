import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  clothSignsIn,
  readPracticeWeek,
  readSettings,
  weaveCloth,
  type ClothSign,
  type WeekDay,
} from '@mboa/domain'
import { useId } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { formatDay, learnerCalendar } from '../../platform/calendar.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../platform/clock.ts'
import './week-card.css'

/** The days practised of the last seven beside the learner's goal. Days missed are left in peace. */
export function WeekCard({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { fold } = usePractice()
  const now = useMinute()
  const titleId = useId()
  const { days, practisedDays, today } = readPracticeWeek(fold, {
    calendar: learnerCalendar(),
    now,
  })
  const { weeklyGoalDays } = readSettings(fold)
  const texts = new Map(
    course.units.flatMap(({ words }) => words.map(({ id, text }) => [id, text])),
  )
  const signsOf = clothSignsIn(course.summary.course)
  const mainSign = (items: readonly string[]) =>
    findMainSign(items.flatMap((item) => signsOf(texts.get(item) ?? '')))
  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <div className="row-line">
        <h2 id={titleId}>
          <Trans>The last 7 days</Trans>
        </h2>
        <p className="soft num">
          {practisedDays >= weeklyGoalDays ? (
            <Plural
              value={practisedDays}
              one="# day, your goal is reached"
              other="# days, your goal is reached"
            />
          ) : (
            <Trans>
              {ph({ practisedDays: formatNumber(practisedDays) })} of{' '}
              <Plural value={weeklyGoalDays} one="# day" other="# days" />
            </Trans>
          )}
        </p>
      </div>
      <ol className="week">
        {days.map((day) => (
          <WeekSquare key={day.day} day={day} isToday={day.day === today} mainSign={mainSign} />
        ))}
      </ol>
    </section>
  )
}

interface WeekSquareProps {
  day: WeekDay
  isToday: boolean
  mainSign: (items: readonly string[]) => ClothSign
}

function WeekSquare({ day: { day, items, reviews }, isToday, mainSign }: WeekSquareProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const locale = regionalTag(language)
  const isPractised = reviews > 0
  const { path } = weaveCloth(isPractised ? [mainSign(items)] : [], { columns: 1, gap: 0 })
  const name = formatDay(day, locale, { weekday: 'long' })
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <span className="only-assistive">{isPractised ? t`${name}: practised` : name}</span>
      <span className={isPractised ? 'square practised' : 'square'} aria-hidden="true">
        {isPractised && (
          <svg viewBox="0 0 24 24" width="32" height="32">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" />
          </svg>
        )}
      </span>
      <span aria-hidden="true">{formatDay(day, locale, { weekday: 'narrow' })}</span>
    </li>
  )
}

/** The sign met most; the knot, for no mark, where there is no other. */
function findMainSign(signs: readonly ClothSign[]): ClothSign {
  const counts = new Map<ClothSign, number>()
  for (const sign of signs) {
    if (sign !== 'knot') counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? 'knot'
}
