import { Plural, Trans } from '@lingui/react/macro'
import { mondayOf, type Calendar, type CalendarDay, type ProgressFigures } from '@mboa/domain'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { formatDay } from '../../platform/calendar.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ChartCard } from './charts/chart-card.tsx'

interface MinutesCardProps {
  figures: ProgressFigures
  now: number
  calendar: Calendar
}

const weeksShown = 8

/** Minutes of practice, week by week. */
export function MinutesCard({ figures, now, calendar }: MinutesCardProps) {
  const { language } = useInterfaceLanguage()
  const thisMonday = mondayOf(calendar.dayOf(now))
  const byWeek = new Map<CalendarDay, number>()
  for (const { day, practisedMs } of figures.days) {
    const monday = mondayOf(day)
    byWeek.set(monday, (byWeek.get(monday) ?? 0) + practisedMs)
  }
  const weeks = Array.from({ length: weeksShown }, (_, at) => {
    const monday = thisMonday - (weeksShown - 1 - at) * 7
    return { monday, minutes: minutesOf(byWeek.get(monday) ?? 0) }
  })
  const named = (monday: CalendarDay) =>
    formatDay(monday, regionalTag(language), { day: 'numeric', month: 'short' })
  const thisWeek = weeks.at(-1)?.minutes ?? 0
  const total = minutesOf(figures.practisedMs)
  return (
    <ChartCard
      title={<Trans>Minutes</Trans>}
      finding={
        <>
          <Plural value={thisWeek} one="# minute this week," other="# minutes this week," />{' '}
          <Plural value={total} one="# in all." other="# in all." />
        </>
      }
      chart={(labelledBy) => (
        <BarChart
          labelledBy={labelledBy}
          bars={weeks.map(({ monday, minutes }, at) => ({
            key: monday,
            value: minutes,
            isNow: monday === thisMonday,
            label: at % 3 === 0 ? named(monday) : undefined,
          }))}
        />
      )}
      table={{
        columns: [<Trans key="week">Week from</Trans>, <Trans key="minutes">Minutes</Trans>],
        rows: [...weeks].reverse().map(({ monday, minutes }) => ({
          key: monday,
          cells: [named(monday), minutes],
        })),
      }}
    />
  )
}

const minuteMs = 60_000

/** Whole minutes; practice of less than one counts as one. */
export function minutesOf(practisedMs: number): number {
  return practisedMs === 0 ? 0 : Math.max(1, Math.round(practisedMs / minuteMs))
}
