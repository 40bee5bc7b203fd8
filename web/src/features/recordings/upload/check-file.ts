import { longestTakeMs, type TakeDescription } from '@mboa/contract'
import { findSpoken, judgeQuality } from '@mboa/domain'
import type { RecordedTake } from '../../../platform/sound/encoded-take.ts'
import type { UploadCheck } from '../../../platform/device-store/stored-upload.ts'
import { decodeFile, type DecodedFile } from '../../../platform/sound/decode-file.ts'

/** What is longer holds no single word or sentence. */
export const longestFileSeconds = 60

type Kind = TakeDescription['kind']

/** Checks a file as the studio checks a take: what is said in it, its cut, its quality. */
export async function checkFile(file: Blob, kind: Kind): Promise<UploadCheck> {
  const decoded = await decodeFile(file, longestFileSeconds)
  if (!decoded.ok) {
    const { trouble, container } = decoded
    return { outcome: 'trouble', trouble, container }
  }
  const { samples, sampleRate, container } = decoded.file
  const spoken = findSpoken(samples, sampleRate, kind)
  if (spoken === undefined) return { outcome: 'trouble', trouble: 'nothing-heard', container }
  const { cut, utterances } = spoken
  const heard = samples.subarray(cut.start, cut.end)
  const { verdict, problems, durationMs } = judgeQuality(heard, sampleRate, kind)
  const quality = { verdict, problems: [...problems], durationMs }
  return { outcome: 'heard', container, kind, cut, utterances, quality }
}

/** The take of a checked file: all of it, or the cut with a second around it where it is long. */
export async function readTake(
  file: Blob,
  cut: TakeDescription['cut'],
): Promise<(RecordedTake & Pick<DecodedFile, 'container'>) | undefined> {
  const decoded = await decodeFile(file, longestFileSeconds)
  if (!decoded.ok) return undefined
  const { samples, sampleRate, container } = decoded.file
  const range = archivedRange(cut, sampleRate, samples.length)
  return {
    samples: samples.slice(range.start, range.end),
    cut: { start: cut.start - range.start, end: cut.end - range.start },
    sampleRate,
    container,
  }
}

function archivedRange(cut: TakeDescription['cut'], sampleRate: number, length: number) {
  const longest = Math.floor((longestTakeMs / 1000) * sampleRate)
  if (length <= longest) return { start: 0, end: length }
  const around = Math.max(
    0,
    Math.min(sampleRate, Math.floor((longest - (cut.end - cut.start)) / 2)),
  )
  return { start: Math.max(0, cut.start - around), end: Math.min(length, cut.end + around) }
}
