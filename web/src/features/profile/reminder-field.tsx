import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  buildReminderCalendar,
  changeReminder,
  isoDateOf,
  parseReminderTime,
  reminderTimes,
  type ReminderTime,
  type SettingChange,
} from '@mboa/domain'
import { CalendarPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { learnerCalendar } from '../../platform/calendar.ts'
import { saveFile } from '../../platform/network/download.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/field.css'

interface ReminderFieldProps {
  /** Undefined where the learner wants none. */
  time: ReminderTime | undefined
  onChange: (change: SettingChange) => void
}

const suggested = '18:00' as ReminderTime

/**
 * A daily reminder at the learner's hour, as a file for their calendar: it reminds on phones where
 * notifications of a page do not arrive, and without a network.
 */
export function ReminderField({ time, onChange }: ReminderFieldProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const id = useId()
  const [chosen, setChosen] = useState(time ?? suggested)
  const [saved, setSaved] = useState<'on' | 'off'>()
  const offered = [...new Set([...reminderTimes, chosen])].sort()

  function save(at: ReminderTime, isCancelled: boolean) {
    const now = Date.now()
    const file = buildReminderCalendar({
      // Of the learner, not of the file: the newer takes the older one's place.
      uid: `reminder-${userId}@mboa`,
      time: at,
      firstDay: isoDateOf(learnerCalendar().dayOf(now)),
      now,
      isCancelled,
      texts: {
        title: t`Mboa: a few words today`,
        description: t`Five minutes are enough.`,
      },
      address: new URL(pagePaths.learnerHome, location.origin).href,
    })
    saveFile(new Blob([file], { type: 'text/calendar' }), 'mboa.ics')
    onChange(changeReminder(isCancelled ? undefined : at))
    setSaved(isCancelled ? 'off' : 'on')
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t`Daily reminder`}</label>
      <select
        id={id}
        className="input num"
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={({ target }) => setChosen(parseReminderTime(target.value) ?? chosen)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {sayTime(each, regionalTag(language))}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        {time === undefined ? (
          <Trans>Your calendar reminds you each day, also offline. Never at night.</Trans>
        ) : (
          <Trans>On, at {sayTime(time, regionalTag(language))}. A new hour replaces it.</Trans>
        )}
      </p>
      <div className="actions">
        <button type="button" className="button second" onClick={() => save(chosen, false)}>
          <Icon of={CalendarPlus} size={20} />
          <Trans>Add to my calendar</Trans>
        </button>
        {time !== undefined && (
          <button type="button" className="button plain" onClick={() => save(time, true)}>
            <Trans>Turn off</Trans>
          </button>
        )}
      </div>
      <p role="status" className="help">
        {saved === 'on' && <Trans>Open the file mboa.ics to put it into your calendar.</Trans>}
        {saved === 'off' && (
          <Trans>
            Off. Open the file mboa.ics to take it out of your calendar, or delete it there.
          </Trans>
        )}
      </p>
    </div>
  )
}

/** An hour as the reader writes it. */
function sayTime(time: ReminderTime, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour, minute),
  )
}
