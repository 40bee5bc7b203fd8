import { useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { usePlayer } from '../use-player.ts'
import { useStudio } from '../use-studio-engine.ts'

export interface LastTakeActions {
  isPlaying: boolean
  /** It was on its way already: it can be withdrawn in Recordings. */
  wasTooLate: boolean
  /** Absent where there is nothing to do it with. */
  play?: () => void
  /** Removes it and shows its prompt again. */
  redo?: () => void
  remove?: () => void
}

/** What can be done with the newest take, by button and by key. */
export function useLastTake(engine: StudioEngine, store: TakeStore): LastTakeActions {
  const { session, lastSound } = useStudio(engine)
  const [wasTooLate, setWasTooLate] = useState(false)
  const player = usePlayer()
  const { last, phase } = session
  const isBusy = phase === 'hearing' || phase === 'saving' || phase === 'unsaved'

  function take(away: 'redo' | 'last-deleted') {
    if (last === undefined || isBusy) return
    store
      .discardTake(last.id)
      .then((isGone) => {
        setWasTooLate(!isGone)
        if (isGone) engine.forgetLast()
        // Made again where it was sent already: that is a new version.
        if (isGone || away === 'redo') engine.send({ type: away })
      })
      .catch((error: unknown) => reportProblem('removing a take', error))
  }

  return {
    isPlaying: player.isPlaying,
    wasTooLate,
    ...(lastSound !== undefined && !isBusy && { play: () => player.toggle(lastSound) }),
    ...(last !== undefined &&
      !isBusy && { redo: () => take('redo'), remove: () => take('last-deleted') }),
  }
}
