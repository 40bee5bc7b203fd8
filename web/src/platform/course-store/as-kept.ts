import type { UnitPack, Word } from '@mboa/contract'
import { listKeptPaths } from './kept-course.ts'
import { type RecordingsByItem } from './stored-recordings.ts'
import { onlyKept } from './kept-sounds.ts'
import { isEmojiDrawn } from './is-emoji-drawn.ts'
import { picturePath } from './picture-path.ts'

interface SeenAndHeard {
  units: UnitPack[]
  recordings?: RecordingsByItem
}

/** A course as it is without a network: with the sound and the pictures that this device has. */
export async function asKept<Course extends SeenAndHeard>(course: Course): Promise<Course> {
  const { units, recordings } = course
  const kept = await listKeptPaths()
  function withPictureIfAny(word: Word): Word {
    const { picture, ...rest } = word
    const isShown = picture === undefined || kept.has(picturePath(picture)) || isEmojiDrawn(picture)
    return isShown ? word : rest
  }
  return {
    ...course,
    units: units.map((unit) => ({ ...unit, words: unit.words.map(withPictureIfAny) })),
    ...(recordings && { recordings: await onlyKept(recordings) }),
  }
}
