import { readSoundFormat } from '@mboa/domain'

/** A minute in stereo at 96 kHz and 24 bits. */
const losslessLimitBytes = 36 * 1024 * 1024
/** A minute at the highest rates in use. What is larger decodes to more than a phone can hold. */
const compressedLimitBytes = 3 * 1024 * 1024
/** Tags before the sound may be long; the head of every other kind is within this. */
const headBytes = 64 * 1024

/** Whether a file is too large for one word or sentence, told without reading all of it. */
export async function isTooLarge(file: Blob): Promise<boolean> {
  if (file.size <= compressedLimitBytes) return false
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const { container } = readSoundFormat(head)
  const isLossless = container === 'wav' || container === 'flac'
  return file.size > (isLossless ? losslessLimitBytes : compressedLimitBytes)
}
