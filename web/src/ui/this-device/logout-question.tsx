import { useEffect, useState, type ComponentType } from 'react'
import { inTime } from '../../platform/promises.ts'
import { codePatienceMs, onLogoutQuestion } from '../../platform/session/logout-question.ts'
import type { LogoutDialogProps } from './logout-dialog.tsx'

interface Asked extends LogoutDialogProps {
  Dialog: ComponentType<LogoutDialogProps>
}

/** Few people are ever asked: its code and texts come when somebody is. */
async function loadDialog(): Promise<ComponentType<LogoutDialogProps>> {
  const { LogoutDialog } = await inTime(import('./logout-dialog.tsx'), codePatienceMs)
  return LogoutDialog
}

/** Where the logout buttons of the frame ask about what is not sent yet. */
export function LogoutQuestion() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(
    () =>
      onLogoutQuestion(async (unsent) => {
        const Dialog = await loadDialog()
        return new Promise((resolve) => {
          const onAnswer = (logsOut: boolean) => {
            setAsked(undefined)
            resolve(logsOut)
          }
          setAsked({ Dialog, unsent, onAnswer })
        })
      }),
    [],
  )
  return asked && <asked.Dialog unsent={asked.unsent} onAnswer={asked.onAnswer} />
}
