import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import { shownMeaning } from './course-words.ts'
import type { CourseUnit, CourseWord } from './course-words.ts'
import { chooseDistractors } from './distractors.ts'
import type { ChooseMeaningExercise, Exercise, ExerciseKind, TypeWordExercise } from './exercise.ts'
import { listSynonyms } from './meaning-keys.ts'
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
  readonly likeness: WordLikeness
}

/** The exercise of a kind about a word; undefined where the course has too few words for it. */
export function buildExercise(
  kind: ExerciseKind,
  word: CourseWord,
  material: ExerciseMaterial,
): Exercise | undefined {
  return kind === 'choose-meaning' ? buildChoice(word, material) : buildTyping(word, material)
}

function buildChoice(
  word: CourseWord,
  { seed, units, familiar, isNew, likeness }: ExerciseMaterial,
): ChooseMeaningExercise | undefined {
  const ownUnits = units.filter(({ words }) => words.some(({ id }) => id === word.id))
  const all = units.flatMap(({ words }) => words)
  const distractors = chooseDistractors(word, {
    // Before enough words are met, the unit's others stand in, and the course's in a tiny unit.
    pools: [
      all.filter(({ id }) => familiar.has(id)),
      ownUnits.flatMap(({ words }) => words).filter(({ id }) => !familiar.has(id)),
      all.filter(({ id }) => !familiar.has(id)),
    ],
    count: distractorCount,
    likeness,
    random: seededRandom(`${seed}/${word.id}`),
  })
  if (distractors.length === 0) return undefined
  return {
    kind: 'choose-meaning',
    skill: 'recognise',
    item: word.id,
    isNew: isNew(word.id),
    text: word.text,
    options: [word, ...distractors].map((each) => ({ item: each.id, meaning: shownMeaning(each) })),
  }
}

function buildTyping(word: CourseWord, { units, isNew }: ExerciseMaterial): TypeWordExercise {
  const others = units.flatMap(({ words }) => words).filter(({ id }) => id !== word.id)
  const synonymsIn = (language: 'en' | 'fr') =>
    listSynonyms(word, others, language).map(({ text }) => text)
  return {
    kind: 'type-word',
    skill: 'recall',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    accepted: [word.text, ...(word.accepted ?? [])],
    synonyms: { en: synonymsIn('en'), fr: synonymsIn('fr') },
  }
}

/** The exercise with its choices in the order of this attempt: where the right one stands is no help. */
export function arrangeExercise(exercise: Exercise, seed: string, attempt: number): Exercise {
  if (exercise.kind !== 'choose-meaning') return exercise
  const random = seededRandom(`${seed}/${exercise.item}/${attempt}`)
  return { ...exercise, options: shuffled(exercise.options, random) }
}
