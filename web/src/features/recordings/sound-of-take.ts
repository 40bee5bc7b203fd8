import type { ShownTake } from '@mboa/contract'
import { soundOf, type Sound } from '../../platform/sound/sound-of.ts'

type Heard = Pick<ShownTake, 'archive' | 'listening' | 'heard' | 'gainDb'>

/** What learners would hear of a take. */
export function soundOfTake({ archive, listening, heard, gainDb }: Heard): Sound {
  const flac = { address: archive.address, ...heard }
  return soundOf({ opus: listening, flac, gainDb })
}
