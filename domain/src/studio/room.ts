import { createLevelMeter, percentileOf } from '../sound/frame-levels.ts'

/** How long the room is listened to before the first word. */
export const roomCheckMs = 1_000

/**
 * Up to here speech at a usual distance (about −25 dBFS) stands 20 dB above the noise, and up to
 * the second 12 dB: the limits of the quality gate.
 */
export const quietRoomDb = -48
export const usableRoomDb = -38
/** No microphone is this quiet: it is switched off, or another one should be chosen. */
export const mutedDb = -95

export type RoomVerdict = 'quiet' | 'usable' | 'noisy' | 'muted'

/** What a level of noise (dBFS above 80 Hz) means for recording. */
export function judgeRoom(noiseDb: number): RoomVerdict {
  if (noiseDb <= mutedDb) return 'muted'
  if (noiseDb <= quietRoomDb) return 'quiet'
  return noiseDb <= usableRoomDb ? 'usable' : 'noisy'
}

/**
 * The noise of a room (dBFS) in which nobody speaks. A cough or a door in it does not count; a
 * radio does.
 */
export function measureRoom(samples: Float32Array, sampleRate: number): number {
  return percentileOf(createLevelMeter(sampleRate)(samples), 0.6)
}
