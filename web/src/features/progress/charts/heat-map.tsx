import { useLingui } from '@lingui/react/macro'
import { mondayOf, weekdayOf, type CalendarDay } from '@mboa/domain'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { formatDay } from '../../../platform/calendar.ts'
import './heat-map.css'

interface HeatMapProps {
  /** Minutes practised by day. */
  minutesOf: (day: CalendarDay) => number
  today: CalendarDay
  labelledBy: string
}

const weeks = 26
const stepPx = 30
const cellPx = 26

/** From these minutes on a day is drawn in the next darker step. */
const steps = [5, 10, 20] as const
const namedWeekdays = [0, 2, 4, 6]

/**
 * Days of practice, one column a week, this week at the right. All columns are drawn; as many as
 * the screen is wide are seen.
 */
export function HeatMap({ minutesOf, today, labelledBy }: HeatMapProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const monday = mondayOf(today)
  const firstDay = monday - (weeks - 1) * 7
  const days = Array.from({ length: weeks * 7 }, (_, at) => firstDay + at)
  return (
    <>
      <div className="heat-map">
        <div className="weekdays" aria-hidden="true">
          {namedWeekdays.map((weekday) => (
            <span key={weekday} style={{ gridRow: weekday + 1 }}>
              {formatDay(monday + weekday, regionalTag(language), { weekday: 'short' })}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-labelledby={labelledBy}
          viewBox={`0 0 ${weeks * stepPx} ${7 * stepPx}`}
          preserveAspectRatio="xMaxYMin slice"
          height={7 * stepPx}
        >
          {days.map((day, at) => (
            <rect
              key={day}
              className={day > today ? 'ahead' : `step-${stepOf(minutesOf(day))}`}
              x={Math.floor(at / 7) * stepPx + (stepPx - cellPx) / 2}
              y={weekdayOf(day) * stepPx + (stepPx - cellPx) / 2}
              width={cellPx}
              height={cellPx}
              rx="3"
            />
          ))}
          <rect
            className="today"
            x={(weeks - 1) * stepPx + 1.5}
            y={weekdayOf(today) * stepPx + 1.5}
            width={stepPx - 3}
            height={stepPx - 3}
            rx="4"
          />
        </svg>
      </div>
      <p className="heat-key small soft">
        {/* Apart also for those who hear it. */}
        <span>{t`none`}</span>{' '}
        {[0, 1, 2, 3, 4].map((step) => (
          <i key={step} className={`step-${step}`} aria-hidden="true" />
        ))}
        <span>{t`20 minutes or more`}</span>
      </p>
    </>
  )
}

function stepOf(minutes: number): number {
  if (minutes <= 0) return 0
  return 1 + steps.filter((from) => minutes >= from).length
}
