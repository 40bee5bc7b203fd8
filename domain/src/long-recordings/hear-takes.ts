import { calibrationMs, frameMs } from '../sound/constants.ts'
import { readRoom } from '../sound/find-spoken.ts'
import { frameLength } from '../sound/frame-levels.ts'
import type { SpeechKind } from '../sound/constants.ts'
import { createTakeListener, type HeardTake } from '../studio/take-listener.ts'

/** How much is heard before the caller may do something else. */
const blockSeconds = 1

/**
 * Hears every word or sentence of a recording that holds many, with the ear of the studio: a breath
 * or a door is none, and what goes on after a short pause is one. Yields how many samples were heard,
 * again and again, so that a page stays awake; returns the takes, in samples of the recording. None
 * where it holds nothing but silence.
 *
 * @param samples mono, −1 to 1; left as they are
 */
export function* hearTakes(
  samples: Float32Array,
  sampleRate: number,
  kind: SpeechKind,
): Generator<number, readonly HeardTake[]> {
  const room = readRoom(samples, sampleRate)
  if (room === undefined) return []
  const listener = createTakeListener(sampleRate, kind)
  const length = frameLength(sampleRate)
  // A recording may begin with a word: the room is heard before it.
  const lead = (calibrationMs / frameMs + 1) * length
  for (let frame = 0; frame * length < lead; frame += 1) listener.push(room.frame(frame))
  const silent = new Set(room.silent)
  const takes: HeardTake[] = []
  const add = (event: ReturnType<typeof listener.push>) => {
    if (event?.type === 'ended') takes.push(within(event.take, lead, samples.length))
  }
  const block = blockSeconds * 100 * length
  for (let start = 0; start < samples.length; start += block) {
    // A frame at a time: the listener tells one event a push.
    for (let at = start; at < Math.min(start + block, samples.length); at += length) {
      const frame = at / length
      add(listener.push(silent.has(frame) ? room.frame(frame) : samples.slice(at, at + length)))
    }
    yield Math.min(start + block, samples.length)
  }
  add(listener.stop())
  return takes
}

function within(take: HeardTake, lead: number, length: number): HeardTake {
  const moved = ({ start, end }: HeardTake['cut']) => ({
    start: Math.max(0, start - lead),
    end: Math.min(length, end - lead),
  })
  const { range, cut, speech, isCutOff } = take
  return { range: moved(range), cut: moved(cut), speech: moved(speech), isCutOff }
}
