import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { forecastReturns, weekdayOf, type Calendar, type PracticeFold } from '@mboa/domain'
import { useMemo } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { formatDay } from '../../platform/day-names.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ChartCard } from './charts/chart-card.tsx'

interface ForecastCardProps {
  fold: PracticeFold
  course: string | undefined
  now: number
  calendar: Calendar
}

const labelledWeekdays = [0, 4]

/** What comes back in the next two weeks. */
export function ForecastCard({ fold, course, now, calendar }: ForecastCardProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const locale = regionalTag(language)
  const days = useMemo(
    () => forecastReturns(fold, { calendar, now, course }),
    [fold, calendar, now, course],
  )
  const [today, ...later] = days
  const busiest = later.toSorted((a, b) => b.words - a.words)[0]
  const count = today?.words ?? 0
  const most = busiest?.words ?? 0
  const day =
    busiest === undefined
      ? ''
      : formatDay(busiest.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const short = { weekday: 'long', day: 'numeric', month: 'short' } as const
  return (
    <ChartCard
      title={<Trans>Coming back</Trans>}
      finding={
        <>
          <Plural value={count} _0="No word today." one="# word today." other="# words today." />{' '}
          {most > 0 && (
            <Trans>
              The most on one day: {most}, on {day}.
            </Trans>
          )}
        </>
      }
      chart={(labelledBy) => (
        <BarChart
          labelledBy={labelledBy}
          bars={days.map(({ day: key, words }, at) => ({
            key,
            value: words,
            isNow: at === 0,
            label:
              at === 0 || (labelledWeekdays.includes(weekdayOf(key)) && at > 1)
                ? formatDay(key, locale, { weekday: 'short' })
                : undefined,
          }))}
        />
      )}
      table={{
        columns: [<Trans key="day">Day</Trans>, <Trans key="words">Words</Trans>],
        rows: days.map(({ day: key, words }, at) => ({
          key,
          cells: [at === 0 ? t`Today` : formatDay(key, locale, short), words],
        })),
      }}
    />
  )
}
