import { api } from '@mboa/contract'
import { parseReminderTime, type ReminderTime } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { canNotify, turnOff, turnOn, type Turned } from '../../platform/reminders/push-reminder.ts'
import { reportProblem } from '../../platform/report-problem.ts'

interface PushReminder {
  /** Whether this device can be reminded by a notification. */
  isOffered: boolean
  /** The hour at which it is; undefined where it is not. */
  time: ReminderTime | undefined
  /** What became of the last tap. */
  turned: Turned | 'off' | undefined
  isBusy: boolean
  /** Answers whether it is on. */
  turnOn: (time: ReminderTime) => Promise<boolean>
  /** Answers whether it is off. */
  turnOff: () => Promise<boolean>
}

/** The reminder by notification, where the server sends any and this browser can show them. */
export function usePushReminder(account: string): PushReminder {
  const { value, change } = useResource(
    useMemo(() => (canNotify() ? reminderOf(account) : undefined), [account]),
  )
  const key = value?.key ?? null
  const setTime = (time: ReminderTime | undefined) => change((shown) => shown && { ...shown, time })
  const [turned, setTurned] = useState<PushReminder['turned']>()
  const [isBusy, setIsBusy] = useState(false)

  async function settle(work: () => Promise<NonNullable<PushReminder['turned']>>) {
    setIsBusy(true)
    setTurned(undefined)
    const became = await work().catch((error: unknown) => {
      reportProblem('changing the reminder', error)
      return 'failed' as const
    })
    setTurned(became)
    setIsBusy(false)
    return became
  }

  return {
    isOffered: key !== null && canNotify(),
    time: value?.time,
    turned,
    isBusy,
    async turnOn(wanted) {
      const became = await settle(() => turnOn(account, key ?? '', wanted))
      if (became === 'on') setTime(wanted)
      return became === 'on'
    },
    async turnOff() {
      const became = await settle(async () => ((await turnOff(account)) ? 'off' : 'failed'))
      if (became === 'off') setTime(undefined)
      return became === 'off'
    },
  }
}

interface Reminder {
  /** The server's public key; null if it sends no notifications. */
  key: string | null
  time: ReminderTime | undefined
}

/** Without a network the calendar is left, which needs none. */
const reminderOf = (account: string): Source<Reminder> => ({
  during: 'reading the reminder',
  key: account,
  async ask(signal) {
    const asked = await call(api.readReminder, { signal })
    if (!asked.ok) return asked
    const { key, time } = asked.value
    return { ok: true, value: { key, time: parseReminderTime(time) } }
  },
  asksOnce: true,
})
