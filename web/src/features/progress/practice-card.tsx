import { Plural, Trans } from '@lingui/react/macro'
import { type Calendar, type CalendarDay, type ProgressFigures } from '@mboa/domain'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { formatDay } from '../../platform/calendar.ts'
import { ChartCard } from './charts/chart-card.tsx'
import { HeatMap } from './charts/heat-map.tsx'
import { minutesOf } from './minutes-card.tsx'

interface PracticeCardProps {
  figures: ProgressFigures
  now: number
  calendar: Calendar
}

const recentDays = 28

/** The calendar of practice. It counts days that were, and never days that were missed. */
export function PracticeCard({ figures, now, calendar }: PracticeCardProps) {
  const { language } = useInterfaceLanguage()
  const today = calendar.dayOf(now)
  const practised = new Map(figures.days.map((each) => [each.day, each]))
  const recent = figures.days.filter(({ day }) => day > today - recentDays).length
  const named = (day: CalendarDay) =>
    formatDay(day, regionalTag(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
  return (
    <ChartCard
      title={<Trans>Practice</Trans>}
      finding={
        <Plural
          value={recent}
          one="# day of practice in the last four weeks."
          other="# days of practice in the last four weeks."
        />
      }
      chart={(labelledBy) => (
        <HeatMap
          today={today}
          labelledBy={labelledBy}
          minutesOf={(day) => minutesOf(practised.get(day)?.practisedMs ?? 0)}
        />
      )}
      table={{
        columns: [
          <Trans key="day">Day</Trans>,
          <Trans key="answers">Answers</Trans>,
          <Trans key="minutes">Minutes</Trans>,
        ],
        rows: [...figures.days].reverse().map(({ day, reviews, practisedMs }) => ({
          key: day,
          cells: [named(day), reviews, minutesOf(practisedMs)],
        })),
      }}
    />
  )
}
