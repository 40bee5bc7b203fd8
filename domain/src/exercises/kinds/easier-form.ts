import type { CourseWord } from '../course-items.ts'
import type { ExerciseMaterial } from './kind-rules.ts'
import { letterTiles } from './letter-tiles.ts'
import { missingLetter } from './missing-letter.ts'
import { placeTones } from './place-tones.ts'

/** In which form a typed word is asked where typing it once more would be too much. */
export type EasierForm = 'letter-tiles' | 'missing-letter' | 'place-tones'

/** The easiest of them comes last: where it can be, a word is put together whole. */
export const findEasierForm = (
  word: CourseWord,
  material: ExerciseMaterial,
): EasierForm | undefined =>
  [letterTiles, missingLetter, placeTones]
    .map(({ build }) => build(word, material)?.kind)
    .find((kind) => kind !== undefined && material.kinds.has(kind))
