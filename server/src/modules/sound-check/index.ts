export type { HeardSound } from './check-sound.ts'
export type { HeardFiles } from './heard-files.ts'
export {
  clipEndings,
  clipFlaws,
  endingOf,
  type Clip,
  type PlayableClip,
  type VerifiedClip,
} from './read-clip.ts'
export {
  createSoundChecker,
  inProcessSoundChecker,
  isOutOfTime,
  unhurriedCheckMs,
  type SoundChecker,
} from './sound-checker.ts'
export type { SpoiltSound, SpoilWish } from './spoil-sound.ts'
