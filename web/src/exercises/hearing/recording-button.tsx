import { useLingui } from '@lingui/react/macro'
import type { Recording } from '@mboa/contract'
import { Ellipsis } from 'lucide-react'
import { use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { PracticeContext, visitorId } from '../../platform/practice-store/practice-context.ts'
import { forgetRecording } from '../../platform/course-store/refresh-recordings.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { isSaid } from '../../platform/voice-store/said-items.ts'
import type { DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { recordHeard } from '../feedback/item-report.ts'
import { CannotNow } from './cannot-now.tsx'
import { PlayButton } from './play-button.tsx'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { VoiceDialog } from './voice-dialog.tsx'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { useVoice } from './use-voice.ts'
import './hearing.css'

/** Few have recorded anybody for themselves. */
const { Part: PrivateVoice } = lazyPart(
  async () => (await import('./private-voice.tsx')).PrivateVoice,
  'silent',
)

export interface RecordingButtonProps {
  course: string
  /** Whose private voice plays where the course has none; none does without. */
  item?: string
  recordings: readonly Recording[]
  startsAlone: boolean
  /** Stands there once none of them can be heard any more. */
  fallback: ReactNode
}

/** Plays a word in the voice that the learner likes to hear, and names the speaker. */
export function RecordingButton(props: RecordingButtonProps) {
  const { course, item, recordings, startsAlone, fallback } = props
  const { t } = useLingui()
  const store = use(PracticeContext)
  const isVisitor = store?.userId === visitorId
  const userId = isVisitor ? undefined : store?.userId
  const dialog = useRef<DialogHandle>(null)
  const { preference, session, choose } = useVoice(course)
  const [gone, setGone] = useState<readonly string[]>([])
  const left = recordings.filter(({ id }) => !gone.includes(id))
  const chosen = preferredRecording(left, preference, session)

  const forget = useCallback(() => {
    if (chosen === undefined) return
    setGone((ids) => [...ids, chosen.id])
    if (userId === undefined) return
    forgetRecording(userId, chosen).catch((error: unknown) =>
      reportProblem('forgetting a recording', error),
    )
  }, [chosen, userId])

  useEffect(() => {
    if (chosen !== undefined) recordHeard(chosen.item, chosen.id)
  }, [chosen])

  if (chosen === undefined) {
    return (
      <>
        {item === undefined || userId === undefined || !isSaid(item) ? (
          fallback
        ) : (
          <PrivateVoice
            userId={userId}
            item={item}
            startsAlone={startsAlone}
            fallback={fallback}
            meanwhile={fallback}
          />
        )}
        <CannotNow ability="listening" />
      </>
    )
  }
  return (
    <div className="recording-button">
      <PlayButton
        key={chosen.id}
        sound={soundOf(chosen)}
        isSlow={preference.isSlow}
        startsAlone={startsAlone}
        onGone={forget}
      />
      {!isVisitor && (
        <button
          type="button"
          className="icon-button"
          aria-label={t`Voice and speed`}
          aria-haspopup="dialog"
          onClick={() => dialog.current?.open()}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      <VoiceDialog
        ref={dialog}
        recordings={left}
        chosen={chosen}
        preference={preference}
        onChange={choose}
      />
      <CannotNow ability="listening" />
    </div>
  )
}
