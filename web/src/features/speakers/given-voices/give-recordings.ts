import { speakerConsentVersion } from '@mboa/contract'
import { decodeFlac, readFlacHeader, toFloats } from '@mboa/domain'
import type { StorageTrouble } from '../../../platform/device-store/storage-trouble.ts'
import type { TakeContext } from '../../../platform/device-store/take-database.ts'
import type { StoredVoiceRecording } from '../../../platform/device-store/voice-database.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { readVoiceSound } from '../../../platform/voice-store/read-voice-sound.ts'

/** The build that makes the takes: the name of this file, which follows from its content. */
const appVersion = (import.meta.url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 40)

/** Of 16 bits. */

/** Who speaks from now on, as whoever recorded them calls them. */
export interface Giver {
  readonly id: string
  readonly dialect: string | null
}

export interface Given {
  readonly given: number
  /** Their sound is on the server alone, which cannot be reached now. */
  readonly unreached: number
  /** Why the rest is not on this device as recordings for everyone. */
  readonly trouble: StorageTrouble | undefined
}

/**
 * Makes takes of what somebody said for one learner alone, once they have agreed to it. A take has
 * the id of its recording, so that none is given twice, from whatever device; the recording stays
 * what it was.
 */
export async function giveRecordings(
  store: TakeStore,
  speaker: Giver,
  recordings: readonly StoredVoiceRecording[],
): Promise<Given> {
  let [given, unreached] = [0, 0]
  for (const { id, course, item, kind, recordedAt } of recordings) {
    const sound = await readVoiceSound(store.userId, id)
    const heard = sound.ok ? readSamples(new Uint8Array(sound.value)) : undefined
    if (heard === undefined) {
      unreached += 1
      continue
    }
    const { samples, sampleRate } = heard
    const context: TakeContext = {
      course,
      item,
      kind,
      dialect: speaker.dialect,
      consentTextVersion: speakerConsentVersion,
      speaker: speaker.id,
      microphone: { source: 'private voice', sampleRate },
      appVersion,
    }
    const stored = await store.adopt({ id, context, recordedAt, sampleRate }, samples)
    if (!stored.ok) return { given, unreached, trouble: stored.trouble }
    given += 1
  }
  return { given, unreached, trouble: undefined }
}

function readSamples(bytes: Uint8Array) {
  const header = readFlacHeader(bytes)
  const samples = decodeFlac(bytes)
  if (header === undefined || samples === undefined) return undefined
  const { sampleRate } = header
  return { sampleRate, samples: toFloats(samples) }
}
