import { compareSaying, type ComparedSaying, type HeardContour, type SaidWord } from '@mboa/domain'
import { useMemo, useRef } from 'react'
import { ownRegisterOf } from '../../../platform/own-register.ts'
import { usePracticeStore, visitorId } from '../../../platform/practice-store/practice-context.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { hearContourApart } from '../../../platform/sound/hear-contour-apart.ts'
import {
  drawnRate,
  readSamples,
  type DrawnSound,
} from '../../../platform/course-store/read-samples.ts'

/** What a learner has said, and what there is to compare it with. */
export interface SayingToCompare extends Pick<SaidWord, 'item' | 'text' | 'tones' | 'twins'> {
  own: Blob
  /** The speaker's recording of it. */
  model: { address: string; speaker: string } | undefined
}

export interface ComparedPitch {
  own: HeardContour
  model: HeardContour | undefined
  compared: ComparedSaying
}

/** `reading` while it is found; `unreadable` where this browser cannot; `alone` beside nothing. */
export type PitchState = ComparedPitch | 'reading' | 'unreadable' | 'alone'

/** Compares contours, and remembers on this device what that says of the learner's register. */
export function useComparedSaying({ own, model, ...word }: SayingToCompare): PitchState {
  const { userId } = usePracticeStore()
  const models = useRef(new Map<string, Promise<HeardContour | undefined>>())
  const { address, speaker } = model ?? {}
  // By what it says: lists of tones are made anew whenever the page renders.
  const described = JSON.stringify(word)
  const source = useMemo((): Source<PitchState> => {
    async function read(signal: AbortSignal): Promise<PitchState> {
      const [heard, recorded] = await Promise.all([
        readContour(own),
        address === undefined ? undefined : once(models.current, address),
      ])
      if (heard === undefined) return 'unreadable'
      const register = ownRegisterOf(userId)
      const compared = compareSaying(
        {
          ...(JSON.parse(described) as typeof word),
          own: heard,
          ...(recorded && speaker !== undefined && { recorded: { speaker, contour: recorded } }),
        },
        register.read(),
      )
      if (compared === undefined) return 'alone'
      if (!signal.aborted && userId !== visitorId) register.save(compared.pairs)
      return { own: heard, model: recorded, compared }
    }
    return { during: 'comparing contours', read }
  }, [own, address, speaker, described, userId])
  const { value, failure } = useResource(source)
  return value ?? (failure === undefined ? 'reading' : 'unreadable')
}

/** The speaker's stays the same however often the word is said again. */
function once(
  known: Map<string, Promise<HeardContour | undefined>>,
  address: string,
): Promise<HeardContour | undefined> {
  const contour = known.get(address) ?? readContour(address)
  known.set(address, contour)
  return contour
}

async function readContour(sound: DrawnSound): Promise<HeardContour | undefined> {
  const samples = await readSamples(sound)
  return samples && hearContourApart({ samples, sampleRate: drawnRate })
}
