import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionTake } from '@mboa/domain'
import { useState } from 'react'
import { storageTroubleOf } from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { notDeletedTexts } from '../../../ui/storage-texts.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { usePlayer } from '../use-player.ts'
import { useStudio } from '../use-studio-engine.ts'

export interface TakeActions {
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

/** What can be done with the takes of this session, by button and by key; one plays at a time. */
export function useTakes(engine: StudioEngine, store: TakeStore) {
  const { session, lastSound } = useStudio(engine)
  const [stored, setStored] = useState<{ id: string; because: MessageDescriptor }>()
  const [played, setPlayed] = useState<string>()
  const player = usePlayer()
  const { phase, prompts } = session
  const isBusy = phase === 'hearing' || phase === 'saving' || phase === 'unsaved'

  function takeAway({ id, at }: SessionTake, away: 'redo' | 'take-deleted') {
    const item = prompts[at]?.item
    if (item === undefined) return
    store
      .discardTake(id)
      .then((discarded) => {
        const isGone = discarded.ok && discarded.value
        const because = discarded.ok ? onItsWay : notDeletedTexts[discarded.trouble]
        setStored(isGone ? undefined : { id, because })
        if (isGone) engine.forget(id)
        // Made again where it was sent already: that is a new version.
        if (isGone || (discarded.ok && away === 'redo')) engine.send({ type: away, item })
      })
      .catch((error: unknown) => {
        reportProblem('removing a take', error)
        setStored({ id, because: notDeletedTexts[storageTroubleOf(error)] })
      })
  }

  function toggle(id: string) {
    const sound = lastSound?.id === id ? lastSound : engine.sounds.find(id)
    if (sound === undefined) return
    const wasPlaying = player.isPlaying
    if (wasPlaying) player.toggle(sound)
    if (wasPlaying && played === id) return
    setPlayed(id)
    player.toggle(sound)
  }

  return {
    isPlaying: player.isPlaying,
    /** What can be done with one of them; nothing where there is none. */
    actionsOf: (take: SessionTake | undefined): TakeActions => {
      if (take === undefined) return { isPlaying: false, trouble: undefined }
      const { id } = take
      return {
        isPlaying: player.isPlaying && played === id,
        trouble: stored?.id === id ? stored.because : undefined,
        ...(!isBusy && {
          ...(engine.sounds.has(id) && { play: () => toggle(id) }),
          redo: () => takeAway(take, 'redo'),
          remove: () => takeAway(take, 'take-deleted'),
        }),
      }
    },
  }
}
