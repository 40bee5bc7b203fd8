import { hearTakes, judgeQuality, type HeardTake, type SoundQuality } from '@mboa/domain'
import {
  decodeFile,
  type DecodedFile,
  type DecodingTrouble,
} from '../../../platform/sound/decode-file.ts'

/** Longer ones fill the memory of a phone while they are decoded. */
export const longestMinutes = 15

/** A recording of many words, and what was heard in it. */
export interface ReadRecording extends DecodedFile {
  /** Epoch ms: when it was made, as the file says. */
  readonly recordedAt: number
  readonly fileName: string
  readonly bytes: number
  readonly takes: readonly (HeardTake & { readonly quality: SoundQuality })[]
}

export type Reading =
  | { readonly ok: true; readonly recording: ReadRecording }
  | { readonly ok: false; readonly trouble: DecodingTrouble | 'nothing-heard' }

/**
 * Reads a recording and hears what is said in it, as the studio does at the microphone.
 * @param onHeard how much of it was listened to, 0 to 1
 * @throws the signal's reason once it is aborted
 */
export async function readRecording(
  file: File,
  kind: 'word' | 'sentence',
  { onHeard, signal }: { onHeard: (share: number) => void; signal: AbortSignal },
): Promise<Reading> {
  const decoded = await decodeFile(file, longestMinutes * 60)
  signal.throwIfAborted()
  if (!decoded.ok) return { ok: false, trouble: decoded.trouble }
  const { samples, sampleRate } = decoded.file
  const hearing = hearTakes(samples, sampleRate, kind)
  let step = hearing.next()
  while (step.done !== true) {
    onHeard(step.value / samples.length)
    // The page stays awake.
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    step = hearing.next()
  }
  if (step.value.length === 0) return { ok: false, trouble: 'nothing-heard' }
  const takes = step.value.map((take) => ({
    ...take,
    quality: judgeQuality(samples.subarray(take.cut.start, take.cut.end), sampleRate, kind),
  }))
  const { name: fileName, size: bytes, lastModified: recordedAt } = file
  return { ok: true, recording: { ...decoded.file, recordedAt, fileName, bytes, takes } }
}
