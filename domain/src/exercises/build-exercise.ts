import type { WordKind } from '../scheduling/exercise-kinds.ts'
import { seededRandom } from '../seeds/seeded-random.ts'
import { shownMeaning } from './course-items.ts'
import type { CourseUnit, CourseWord } from './course-items.ts'
import { chooseDistractors } from './distractors.ts'
import type { WordExercise } from './exercise.ts'
import { listSynonymTexts } from './meaning-keys.ts'
import type { WordLikeness } from './word-likeness.ts'

const distractorCount = 3

/** What exercises are built from, the same for all of a session. */
export interface ExerciseMaterial {
  /** The session's id: with the item it decides every draw. */
  readonly seed: string
  readonly units: readonly CourseUnit[]
  /** Items the learner has met, and those that this session introduces. */
  readonly familiar: ReadonlySet<string>
  readonly isNew: (item: string) => boolean
  readonly isPictured: (item: string) => boolean
  readonly likeness: WordLikeness
}

/** The kinds that ask about one word. */
export type WordExerciseKind = Exclude<WordKind, 'match-pairs'>

/** The exercise of a kind about a word; undefined where the course has too few words for it. */
export function buildExercise(
  kind: WordExerciseKind,
  word: CourseWord,
  material: ExerciseMaterial,
): WordExercise | undefined {
  const { text } = word
  const asked = { item: word.id, isNew: material.isNew(word.id) }
  const meaning = shownMeaning(word)
  const accepted = [text, ...(word.accepted ?? [])]
  switch (kind) {
    case 'type-word':
      return {
        kind,
        skill: 'recall',
        ...asked,
        meaning,
        accepted,
        synonyms: listSynonymTexts(
          word,
          material.units.flatMap(({ words }) => words),
        ),
      }
    case 'dictation':
      return { kind, skill: 'write', ...asked, meaning, accepted }
    case 'say-and-compare':
      return { kind, skill: 'recall', ...asked, meaning, text }
    case 'choose-meaning':
    case 'choose-picture': {
      const options = chooseOptions(word, material, kind === 'choose-picture')?.map((each) => ({
        item: each.id,
        meaning: shownMeaning(each),
      }))
      return options && { kind, skill: 'recognise', ...asked, text, options }
    }
    case 'choose-written': {
      const options = chooseOptions(word, material)?.map((each) => ({
        item: each.id,
        text: each.text,
      }))
      return options && { kind, skill: 'hear', ...asked, meaning, options }
    }
  }
}

/** The word and its wrong choices; undefined where there are none. */
function chooseOptions(
  word: CourseWord,
  { seed, units, familiar, isPictured, likeness }: ExerciseMaterial,
  needPictures = false,
): CourseWord[] | undefined {
  const ownUnits = units.filter(({ words }) => words.some(({ id }) => id === word.id))
  const all = units.flatMap(({ words }) => words)
  const pools = [
    // Before enough words are met, the unit's others stand in, and the course's in a tiny unit.
    all.filter(({ id }) => familiar.has(id)),
    ownUnits.flatMap(({ words }) => words).filter(({ id }) => !familiar.has(id)),
    all.filter(({ id }) => !familiar.has(id)),
  ]
  const distractors = chooseDistractors(word, {
    pools: needPictures ? pools.map((pool) => pool.filter(({ id }) => isPictured(id))) : pools,
    count: distractorCount,
    likeness,
    random: seededRandom(`${seed}/${word.id}`),
  })
  return distractors.length === 0 ? undefined : [word, ...distractors]
}
