import type { HeardTake } from '@mboa/contract'
import { fetchClip } from '../../../platform/sound/fetch-clip.ts'
import { SoundGoneError } from '../../../platform/sound/play-clip.ts'
import type { Sound } from '../../../platform/sound/sound-of.ts'
import { soundOfTake } from '../sound-of-take.ts'

/** What is judged by ear is fetched for it: so the server knows that it was there to be heard. */
export interface TakeSounds {
  /** Once for each take, until it is forgotten. @throws SoundGoneError */
  fetch: (take: HeardTake) => Promise<Sound>
  forget: (takeId: string) => void
  forgetAll: () => void
}

const goneCodes: readonly string[] = ['not-found', 'take-withdrawn', 'not-allowed']

export function createTakeSounds(account: string): TakeSounds {
  const fetched = new Map<string, Promise<Sound>>()

  async function load(take: HeardTake): Promise<Sound> {
    const sound = soundOfTake(take)
    const answer = await fetchClip(sound.address, account)
    if (answer.ok) {
      return { ...sound, address: URL.createObjectURL(await answer.value.blob()) }
    }
    const { code } = answer.failure
    throw goneCodes.includes(code) ? new SoundGoneError(sound.address) : new Error(code)
  }

  function forget(takeId: string): void {
    const sound = fetched.get(takeId)
    fetched.delete(takeId)
    // What was not fetched has no address to give back.
    sound?.then(({ address }) => URL.revokeObjectURL(address)).catch(() => undefined)
  }

  return {
    fetch(take) {
      const known = fetched.get(take.id)
      if (known !== undefined) return known
      const loading = load(take)
      fetched.set(take.id, loading)
      // The next who asks tries again.
      loading.catch(() => fetched.delete(take.id))
      return loading
    },
    forget,
    forgetAll() {
      for (const takeId of [...fetched.keys()]) forget(takeId)
    },
  }
}
