import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  forecastReturns,
  weekdayOf,
  type Calendar,
  type ForecastDay,
  type PracticeFold,
} from '@mboa/domain'
import { useMemo } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { formatDay } from '../../platform/calendar.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ChartCard } from './charts/chart-card.tsx'

interface ForecastCardProps {
  fold: PracticeFold
  course: string | undefined
  now: number
  calendar: Calendar
}

const labelledWeekdays = [0, 4]

const countOf = ({ words, sentences }: ForecastDay) => words + sentences

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
  const busiest = [...later].sort((a, b) => countOf(b) - countOf(a))[0]
  const most = busiest === undefined ? 0 : countOf(busiest)
  const hasSentences = days.some(({ sentences }) => sentences > 0)
  const day =
    busiest === undefined
      ? ''
      : formatDay(busiest.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const onBusiest = sayCount(busiest?.words ?? 0, busiest?.sentences ?? 0)
  const short = { weekday: 'long', day: 'numeric', month: 'short' } as const
  return (
    <ChartCard
      title={<Trans>Coming back</Trans>}
      finding={
        <>
          {sayToday(today?.words ?? 0, today?.sentences ?? 0)}{' '}
          {most > 0 && (
            <Trans>
              Busiest day ahead: {day} ({onBusiest}).
            </Trans>
          )}
        </>
      }
      chart={(labelledBy) => (
        <BarChart
          labelledBy={labelledBy}
          bars={days.map((each, at) => ({
            key: each.day,
            value: countOf(each),
            isNow: at === 0,
            label:
              at === 0 || (labelledWeekdays.includes(weekdayOf(each.day)) && at > 1)
                ? formatDay(each.day, locale, { weekday: 'short' })
                : undefined,
          }))}
        />
      )}
      table={{
        columns: [
          <Trans key="day">Day</Trans>,
          <Trans key="words">Words</Trans>,
          ...(hasSentences ? [<Trans key="sentences">Sentences</Trans>] : []),
        ],
        rows: days.map(({ day: key, words, sentences }, at) => ({
          key,
          cells: [
            at === 0 ? t`Today` : formatDay(key, locale, short),
            words,
            ...(hasSentences ? [sentences] : []),
          ],
        })),
      }}
    />
  )

  function sayToday(words: number, sentences: number): string {
    if (words + sentences === 0) return t`Nothing today.`
    const count = sayCount(words, sentences)
    return t`${count} today.`
  }

  function sayCount(words: number, sentences: number): string {
    const ofWords = t`${plural(words, { one: '# word', other: '# words' })}`
    const ofSentences = t`${plural(sentences, { one: '# sentence', other: '# sentences' })}`
    if (sentences === 0) return ofWords
    return words === 0 ? ofSentences : t`${ofWords} and ${ofSentences}`
  }
}
