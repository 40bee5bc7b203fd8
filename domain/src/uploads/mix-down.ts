/** So far below the loudest channel a channel holds nothing of what was said: 40 dB. */
const silentPart = 0.0001

/**
 * One channel of several: their mean, without those that are silent beside the others, as a second
 * channel is where one microphone was plugged in.
 */
export function mixDown(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const powers = channels.map((channel) => channel.reduce((sum, sample) => sum + sample ** 2, 0))
  const loudest = Math.max(0, ...powers)
  const heard = channels.filter((_, at) => (powers[at] ?? 0) >= loudest * silentPart)
  const mixed = new Float32Array(Math.max(0, ...channels.map(({ length }) => length)))
  for (const channel of heard) {
    for (let at = 0; at < channel.length; at += 1) {
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / heard.length
    }
  }
  return mixed
}
