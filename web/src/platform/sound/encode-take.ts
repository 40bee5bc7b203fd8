import { describeFile, encodeFlacFile } from './flac-file.ts'
import { encodeOpus } from './encode-opus.ts'
import type { EncodedTake, RecordedTake } from './encoded-take.ts'

/** Makes the files of a take. Nothing is taken from the archive, nor added to it. */
export async function encodeTake(take: RecordedTake): Promise<EncodedTake> {
  const { samples, sampleRate, cut } = take
  const listening = await encodeOpus(samples.slice(cut.start, cut.end), sampleRate)
  return {
    archive: await encodeFlacFile(samples, sampleRate),
    listening: listening && (await describeFile(listening.bytes, listening.sampleCount)),
  }
}
