import { useEffect, useState } from 'react'
import type { Unsent } from '../../platform/session/kept-on-device.ts'
import { onLogoutQuestion } from '../../platform/session/logout-question.ts'
import { LogoutDialogPart } from './parts.ts'

/** Where the logout buttons of the frame ask about what is not sent yet. */
export function LogoutQuestion() {
  const [asked, setAsked] = useState<{ unsent: Unsent; answer: (logsOut: boolean) => void }>()
  useEffect(
    () =>
      onLogoutQuestion(
        (unsent) =>
          new Promise((resolve) => {
            setAsked({
              unsent,
              answer: (logsOut) => {
                setAsked(undefined)
                resolve(logsOut)
              },
            })
          }),
      ),
    [],
  )
  return asked && <LogoutDialogPart unsent={asked.unsent} onAnswer={asked.answer} />
}
