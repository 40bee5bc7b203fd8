import type { WordKind } from '../../scheduling/exercise-kinds.ts'
import type { CourseWord } from '../course-items.ts'
import { chooseMeaning, hearMeaning, choosePicture, hearPicture } from './choices.ts'
import { chooseSpelling } from './choose-spelling.ts'
import { chooseWord } from './choose-word.ts'
import { chooseWritten } from './choose-written.ts'
import { dictation } from './dictation.ts'
import type { AskedItem, BuiltBy, KindRules } from './kind-rules.ts'
import { letterTiles } from './letter-tiles.ts'
import { missingLetter } from './missing-letter.ts'
import { placeTones } from './place-tones.ts'
import { sayAndCompare } from './say-and-compare.ts'
import { typeWord } from './type-word.ts'

/** The kinds that ask about one word. */
export type WordExerciseKind = Exclude<WordKind, 'match-pairs'>

/** The rules of every kind that asks about one word. */
export const wordKindRules = {
  'choose-meaning': chooseMeaning,
  'type-word': typeWord,
  'choose-picture': choosePicture,
  'choose-written': chooseWritten,
  dictation,
  'say-and-compare': sayAndCompare,
  'choose-word': chooseWord,
  'choose-spelling': chooseSpelling,
  'missing-letter': missingLetter,
  'letter-tiles': letterTiles,
  'place-tones': placeTones,
  'hear-meaning': hearMeaning,
  'hear-picture': hearPicture,
} satisfies {
  readonly [Kind in WordExerciseKind]: KindRules<CourseWord, AskedItem & { kind: Kind }>
}

/** An exercise about one word. */
export type WordExercise = BuiltBy<typeof wordKindRules>
