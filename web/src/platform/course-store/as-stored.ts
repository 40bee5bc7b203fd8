import type { UnitPack, Word } from '@mboa/contract'
import { listStoredPaths } from './stored-course.ts'
import { type RecordingsByItem, onlyStored } from './stored-recordings.ts'
import { isEmojiDrawn } from './is-emoji-drawn.ts'
import { picturePath } from './picture-path.ts'

interface WithMedia {
  units: UnitPack[]
  recordings?: RecordingsByItem
}

/** A course as it is without a network: with the sound and the pictures that this device has. */
export async function asStored<Course extends WithMedia>(course: Course): Promise<Course> {
  const { units, recordings } = course
  const stored = await listStoredPaths()
  function withPictureIfAny(word: Word): Word {
    const { picture, ...rest } = word
    const isShown =
      picture === undefined || stored.has(picturePath(picture)) || isEmojiDrawn(picture)
    return isShown ? word : rest
  }
  return {
    ...course,
    units: units.map((unit) => ({ ...unit, words: unit.words.map(withPictureIfAny) })),
    ...(recordings && { recordings: await onlyStored(recordings) }),
  }
}
