import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { VoicePlayButton } from '../../../exercises/hearing/voice-play-button.tsx'
import type { StoredVoiceRecording } from '../../../platform/device-store/voice-database.ts'
import type { ClientErrorCode } from '../../../platform/network/api-client.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import {
  deleteVoiceRecording,
  queueVoicesAgain,
} from '../../../platform/voice-store/voice-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notDeletedTexts } from '../../../ui/storage-texts.ts'
import { refusedOtherwise, refusedTexts, waitingOtherwise, waitingTexts } from './voice-texts.ts'

interface RecordingRowProps {
  userId: string
  recording: StoredVoiceRecording
  /** What names it: the voice's name, or the word. */
  children: ReactNode
  /** The same for who cannot see it. */
  name: string
  /** Why what waits is not sent. */
  failure: ClientErrorCode | undefined
  /** Something is to be sent to the server. */
  onChanged: () => void
}

/** What a voice said: heard, named where it is, and deleted everywhere. */
export function RecordingRow(props: RecordingRowProps) {
  const { userId, recording, children, name, failure, onChanged } = props
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const { id, pending, refusedBecause } = recording

  function change(doing: Promise<void>) {
    doing
      .then(() => {
        dialog.current?.close()
        onChanged()
      })
      .catch((error: unknown) => {
        reportProblem('deleting a voice', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <li className="voice-row" aria-label={name}>
      <VoicePlayButton userId={userId} recording={recording} />
      <div className="text">
        <div>{children}</div>
        {pending === 1 && failure !== undefined && (
          <p className="small soft">{t(waitingTexts[failure] ?? waitingOtherwise)}</p>
        )}
        {refusedBecause !== undefined && (
          <>
            <p className="small">{t(refusedTexts[refusedBecause] ?? refusedOtherwise)}</p>
            <button
              type="button"
              className="button plain"
              onClick={() => change(queueVoicesAgain(userId))}
            >
              <Icon of={RotateCw} size={20} />
              <Trans>Send again</Trans>
            </button>
          </>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Delete the recording: ${name}`}
        onClick={() => dialog.current?.open()}
      >
        <Icon of={Trash2} />
      </button>
      <Dialog
        ref={dialog}
        title={t`Delete this recording?`}
        actions={
          <>
            <button type="button" className="button second" onClick={() => dialog.current?.close()}>
              <Trans>Keep it</Trans>
            </button>
            <button
              type="button"
              className="button danger"
              onClick={() => change(deleteVoiceRecording(userId, id))}
            >
              <Trans>Delete</Trans>
            </button>
          </>
        }
      >
        <p>
          <Trans>It will be deleted from your devices and the server. This can’t be undone.</Trans>
        </p>
        {trouble !== undefined && <Banner kind="bad">{t(notDeletedTexts[trouble])}</Banner>}
      </Dialog>
    </li>
  )
}
