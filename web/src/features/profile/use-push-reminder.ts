import { api } from '@mboa/contract'
import { parseReminderTime, type ReminderTime } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { call } from '../../platform/network/api-client.ts'
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
  const [key, setKey] = useState<string | null>(null)
  const [time, setTime] = useState<ReminderTime>()
  const [turned, setTurned] = useState<PushReminder['turned']>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (!canNotify()) return
    const leaving = new AbortController()
    call(api.readReminder, { signal: leaving.signal }).then(
      (answered) => {
        // Without a network the calendar is left, which needs none.
        if (!answered.ok) return
        setKey(answered.value.key)
        setTime(parseReminderTime(answered.value.time))
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) reportProblem('reading the reminder', error)
      },
    )
    return () => leaving.abort()
  }, [account])

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
    time,
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
