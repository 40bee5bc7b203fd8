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
import { Bell, CalendarPlus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { learnerCalendar } from '../../platform/calendar.ts'
import { saveFile } from '../../platform/network/download.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/field.css'
import { ReminderStatus } from './reminder-status.tsx'
import { usePushReminder } from './use-push-reminder.ts'

interface ReminderFieldProps {
  /** Undefined where the learner wants none. */
  time: ReminderTime | undefined
  onChange: (change: SettingChange) => void
  /** Called when notifications are turned on, which is no setting: each device has its own. */
  onTurnedOn?: () => void
}

const suggested = '18:00' as ReminderTime

/**
 * A daily reminder at the learner's hour: as a notification, where the server sends any, or as a
 * file for their calendar, which reminds on phones where notifications of a page do not arrive, and
 * without a network.
 */
export function ReminderField({ time, onChange, onTurnedOn }: ReminderFieldProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const id = useId()
  const push = usePushReminder(userId)
  const [picked, setPicked] = useState<ReminderTime>()
  const chosen = picked ?? push.time ?? time ?? suggested
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
        description: t`Five minutes is enough.`,
      },
      address: new URL(pagePaths.learnerHome, location.origin).href,
    })
    saveFile(new Blob([file], { type: 'text/calendar' }), 'mboa.ics')
    onChange(changeReminder(isCancelled ? undefined : at))
    setSaved(isCancelled ? 'off' : 'on')
  }

  function pick(at: ReminderTime) {
    setPicked(at)
    // A notification follows the hour at once; a calendar needs a new file.
    if (push.time !== undefined) void remind(at)
  }

  async function remind(at: ReminderTime) {
    setSaved(undefined)
    if (await push.turnOn(at)) onTurnedOn?.()
  }

  async function turnOff() {
    setSaved(undefined)
    if (push.time !== undefined && !(await push.turnOff())) return
    if (time !== undefined) save(time, true)
  }

  const sayTime = hoursIn(regionalTag(language))

  function describe(): ReactNode {
    const current = push.time ?? time
    const hour = current && sayTime(current)
    if (push.time !== undefined) {
      return <Trans>On, at {hour}: a notification, unless you’ve practised that day.</Trans>
    }
    if (time !== undefined) return <Trans>On, at {hour}. Pick another time to change it.</Trans>
    return push.isOffered ? (
      <Trans>
        A notification on this device, unless you’ve practised that day, or an entry in your
        calendar. Never at night.
      </Trans>
    ) : (
      <Trans>Your calendar reminds you each day, even offline. Never at night.</Trans>
    )
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t`Daily reminder`}</label>
      <select
        id={id}
        className="input num"
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={({ target }) => pick(parseReminderTime(target.value) ?? chosen)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {sayTime(each)}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        {describe()}
      </p>
      <div className="actions">
        {push.isOffered && push.time === undefined && (
          <button
            type="button"
            className="button second"
            disabled={push.isBusy}
            onClick={() => void remind(chosen)}
          >
            <Icon of={Bell} size={20} />
            <Trans>Notify me</Trans>
          </button>
        )}
        {push.time === undefined && (
          <button type="button" className="button second" onClick={() => save(chosen, false)}>
            <Icon of={CalendarPlus} size={20} />
            <Trans>Add to my calendar</Trans>
          </button>
        )}
        {(push.time ?? time) !== undefined && (
          <button
            type="button"
            className="button plain"
            disabled={push.isBusy}
            onClick={() => void turnOff()}
          >
            <Trans>Turn off</Trans>
          </button>
        )}
      </div>
      <ReminderStatus turned={push.turned} saved={saved} />
    </div>
  )
}

/** Says hours as the reader writes them; made once for all, which takes a phone longer than saying. */
function hoursIn(locale: string): (time: ReminderTime) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return format.format(Date.UTC(2026, 0, 1, hour, minute))
  }
}
