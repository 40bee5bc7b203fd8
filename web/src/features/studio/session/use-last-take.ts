import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { notDeleted } from '../../../ui/take-texts/sending-texts.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { usePlayer } from '../use-player.ts'
import { useStudio } from '../use-studio-engine.ts'

export interface LastTakeActions {
  isPlaying: boolean
  /** Why it is still there after it was to go. */
  trouble: MessageDescriptor | undefined
  /** Absent where there is nothing to do it with. */
  play?: () => void
  /** Removes it and shows its prompt again. */
  redo?: () => void
  remove?: () => void
}

const onItsWay = msg`It’s already being sent. You can withdraw it in Recordings.`

/** What can be done with the newest take, by button and by key. */
export function useLastTake(engine: StudioEngine, store: TakeStore): LastTakeActions {
  const { session, lastSound } = useStudio(engine)
  const [stored, setStored] = useState<{ id: string; because: MessageDescriptor }>()
  const player = usePlayer()
  const { last, phase } = session
  const isBusy = phase === 'hearing' || phase === 'saving' || phase === 'unsaved'

  function take(away: 'redo' | 'last-deleted') {
    if (last === undefined || isBusy) return
    store
      .discardTake(last.id)
      .then((discarded) => {
        const isGone = discarded.ok && discarded.value
        setStored(
          isGone ? undefined : { id: last.id, because: discarded.ok ? onItsWay : notDeleted },
        )
        if (isGone) engine.forgetLast()
        // Made again where it was sent already: that is a new version.
        if (isGone || (discarded.ok && away === 'redo')) engine.send({ type: away })
      })
      .catch((error: unknown) => reportProblem('removing a take', error))
  }

  return {
    isPlaying: player.isPlaying,
    trouble: stored?.id === last?.id ? stored?.because : undefined,
    ...(lastSound !== undefined && !isBusy && { play: () => player.toggle(lastSound) }),
    ...(last !== undefined &&
      !isBusy && { redo: () => take('redo'), remove: () => take('last-deleted') }),
  }
}
