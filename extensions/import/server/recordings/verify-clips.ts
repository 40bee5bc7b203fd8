import { createHash } from 'node:crypto'
import type { Context } from '../../../../server/src/context.ts'
import {
  clipFlaws,
  type Clip,
  type VerifiedClip,
  isOutOfTime,
} from '../../../../server/src/modules/sound-check/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { listStoredSounds, listVoicesTakenBack } from './repository.ts'
import { listWithdrawnClips } from './withdrawn-clips.repository.ts'

/** Something said, as a file of others has it. */
export interface SourceClip {
  /** Where it stands in its table or file, for whoever reads what was refused. */
  readonly line: number
  /** Of its file, or of the part of a file: the same whenever it comes. */
  readonly name: string
  readonly voice: {
    readonly name: string
    readonly age: string | null
    readonly sex: string | null
  }
  /** The place of its entry in the import, from 1. */
  readonly entry: number
  readonly kind: 'word' | 'sentence'
  readonly text: string
  readonly dialect: string | null
  /** Its bytes, or why there are none. */
  readonly read: () => Promise<Pick<Clip, 'bytes' | 'ending' | 'part'> | string>
}

export interface SoundOfClip {
  readonly bytes: Uint8Array
  readonly sha256: string
  readonly ending: 'mp3' | 'flac'
  readonly durationMs: number
}

export type CheckedClip =
  | { readonly outcome: 'verified'; readonly clip: SourceClip; readonly sound: SoundOfClip }
  /** By this import, when it was begun. */
  | { readonly outcome: 'stored'; readonly clip: SourceClip }
  /** The same sound came with another import of the course. */
  | { readonly outcome: 'known'; readonly clip: SourceClip }
  | { readonly outcome: 'refused'; readonly clip: SourceClip; readonly message: string }

/** What there is already. */
export interface StoredSounds {
  /** Names of those of this import. */
  readonly names: ReadonlySet<string>
  /** Hashes of all sounds of the course. */
  readonly hashes: ReadonlySet<string>
  /** Names of voices that were taken back. */
  readonly takenBack: ReadonlySet<string>
  /** Single recordings that were taken back. */
  readonly withdrawn: Awaited<ReturnType<typeof listWithdrawnClips>>
}

/** @param importId undefined where it has not begun */
export async function readStoredSounds(
  queries: Queries,
  { course, importId }: { course: string; importId: string | undefined },
): Promise<StoredSounds> {
  const sounds = await listStoredSounds(queries, course)
  const own = sounds.filter((each) => each.importId === importId)
  return {
    names: new Set(own.map(({ name }) => name)),
    hashes: new Set(sounds.map(({ sha256 }) => sha256)),
    takenBack: new Set(await listVoicesTakenBack(queries, { course, importId })),
    withdrawn: await listWithdrawnClips(queries, { course, importId }),
  }
}

/**
 * Reads and decodes one clip after the other, in the order given. The same files give the same
 * walk: what a draft announces is what is kept.
 */
export async function* verifyClips(
  clips: Iterable<SourceClip>,
  {
    soundChecker,
    stored: { names, hashes, takenBack, withdrawn },
  }: { soundChecker: Pick<Context['soundChecker'], 'verifyClip'>; stored: StoredSounds },
): AsyncGenerator<CheckedClip, void> {
  const met = new Map<string, string>()
  for (const clip of clips) {
    if (names.has(clip.name)) {
      yield { outcome: 'stored', clip }
      continue
    }
    if (takenBack.has(clip.voice.name)) {
      yield { outcome: 'refused', clip, message: 'whose voice it is took it back' }
      continue
    }
    if (withdrawn.names.has(clip.name)) {
      yield refuseWithdrawn(clip)
      continue
    }
    const file = await clip.read()
    if (typeof file === 'string') {
      yield { outcome: 'refused', clip, message: file }
      continue
    }
    // Of what is kept, so that it is known again: a sound without compression is kept as FLAC.
    const before = hashOf(file.bytes)
    if (hashes.has(before)) {
      yield { outcome: 'known', clip }
      continue
    }
    if (withdrawn.hashes.has(before)) {
      yield refuseWithdrawn(clip)
      continue
    }
    const verified = await verify(soundChecker, { ...file, kind: clip.kind })
    if (verified.flaw !== undefined) {
      yield { outcome: 'refused', clip, message: messageOf(verified.flaw) }
      continue
    }
    const sound = soundOf(file, verified, before)
    const other = met.get(sound.sha256)
    if (hashes.has(sound.sha256)) yield { outcome: 'known', clip }
    else if (withdrawn.hashes.has(sound.sha256)) yield refuseWithdrawn(clip)
    else if (other !== undefined) {
      yield { outcome: 'refused', clip, message: `it is the very sound of ${other}` }
    } else {
      met.set(sound.sha256, clip.name)
      yield { outcome: 'verified', clip, sound }
    }
  }
}

const refuseWithdrawn = (clip: SourceClip): CheckedClip => {
  return { outcome: 'refused', clip, message: 'it was taken back' }
}

/** All files of others together take one turn among the accounts that record. */
export const importOwner = 'imports'

type Flaw = keyof typeof clipFlaws | 'endless'

const messageOf = (flaw: Flaw) =>
  flaw === 'endless' ? 'decoding it takes too long' : clipFlaws[flaw]

async function verify(
  soundChecker: Pick<Context['soundChecker'], 'verifyClip'>,
  clip: Clip,
): Promise<Exclude<VerifiedClip, { flaw: keyof typeof clipFlaws }> | { flaw: Flaw }> {
  try {
    return await soundChecker.verifyClip(importOwner, clip)
  } catch (error) {
    // The thread was ended: the next clip gets another one. Whatever else it is stops the import.
    if (isOutOfTime(error)) return { flaw: 'endless' }
    throw error
  }
}

function soundOf(
  { bytes, ending }: Pick<Clip, 'bytes' | 'ending'>,
  { durationMs, flac }: { durationMs: number; flac: Uint8Array | undefined },
  sha256: string,
): SoundOfClip {
  if (flac !== undefined) return { bytes: flac, sha256: hashOf(flac), ending: 'flac', durationMs }
  return { bytes, sha256, ending: ending === 'mp3' ? 'mp3' : 'flac', durationMs }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
