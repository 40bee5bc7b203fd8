import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { CourseUnit } from './course-items.ts'
import type { Exercise } from './exercise.ts'
import type { TypeSentenceExercise } from './kinds/type-sentence.ts'
import type { TypeWordExercise } from './kinds/type-word.ts'
import { listSynonymTexts } from './meaning-keys.ts'
import type { SessionStart } from './practice-session.ts'
import { listSentenceSynonyms } from './sentence-material.ts'

/** What a learner may be unable to do for a while: in a bus, in an office, with a sore throat. */
export type Ability = 'listening' | 'speaking'

const neededBy: { readonly [Kind in ExerciseKind]?: Ability } = {
  'choose-written': 'listening',
  'hear-meaning': 'listening',
  'hear-picture': 'listening',
  'hear-sentence-meaning': 'listening',
  dictation: 'listening',
  'write-sentence': 'listening',
  'say-and-compare': 'speaking',
  'shadow-sentence': 'speaking',
}

/** What an exercise cannot be answered without; undefined where eyes and hands are enough. */
export const abilityFor = (kind: ExerciseKind): Ability | undefined => neededBy[kind]

/**
 * The plan of a session without what needs an ability: each such exercise asks for its word or
 * sentence by its meaning instead, answered as it would have been (chosen or typed). Answers given
 * before stay what they are. What was typed stays typed, so that the session follows its answers
 * through this plan as it did through the one before.
 * @param units of the course, for other words that mean the same
 */
export function planWithout(
  ability: Ability,
  start: SessionStart,
  units: readonly CourseUnit[],
): SessionStart {
  const planned = start.planned.map((exercise) =>
    abilityFor(exercise.kind) === ability ? standIn(exercise, units) : exercise,
  )
  return { ...start, planned }
}

function standIn(exercise: Exercise, units: readonly CourseUnit[]): Exercise {
  switch (exercise.kind) {
    case 'choose-written':
      return { ...exercise, kind: 'choose-word', skill: 'recall', standsFor: exercise.kind }
    case 'hear-meaning':
      return { ...exercise, kind: 'choose-meaning', skill: 'recognise', standsFor: exercise.kind }
    case 'hear-picture':
      return { ...exercise, kind: 'choose-picture', skill: 'recognise', standsFor: exercise.kind }
    case 'hear-sentence-meaning':
      return { ...exercise, kind: 'choose-sentence-meaning', standsFor: exercise.kind }
    case 'dictation':
      return typeWord(exercise, exercise.accepted, units)
    case 'say-and-compare':
      return typeWord(exercise, [exercise.text], units)
    case 'write-sentence':
      return typeSentence(exercise, exercise.accepted, units)
    case 'shadow-sentence':
      return typeSentence(exercise, [exercise.text], units)
    default:
      return exercise
  }
}

const noSynonyms = { en: [], fr: [] }

type SaidOrHeard = Extract<Exercise, { kind: 'dictation' | 'say-and-compare' }>

function typeWord(
  exercise: SaidOrHeard,
  accepted: readonly string[],
  units: readonly CourseUnit[],
): TypeWordExercise {
  const { kind, item, isNew, meaning } = exercise
  const words = units.flatMap((unit) => unit.words)
  const word = words.find(({ id }) => id === item)
  return {
    kind: 'type-word',
    skill: 'recall',
    item,
    isNew,
    meaning,
    accepted: [...new Set([...accepted, ...(word?.accepted ?? [])])],
    draw: '',
    synonyms: word === undefined ? noSynonyms : listSynonymTexts(word, words),
    // What was eased stays eased.
    easier: exercise.kind === 'dictation' ? exercise.easier : undefined,
    standsFor: kind,
  }
}

function typeSentence(
  { kind, item, isNew, meaning }: Extract<Exercise, { kind: 'write-sentence' | 'shadow-sentence' }>,
  accepted: readonly string[],
  units: readonly CourseUnit[],
): TypeSentenceExercise {
  const sentence = units.flatMap(({ sentences = [] }) => sentences).find(({ id }) => id === item)
  return {
    kind: 'type-sentence',
    skill: 'recall',
    item,
    isNew,
    meaning,
    accepted,
    synonyms: sentence === undefined ? noSynonyms : listSentenceSynonyms(sentence, { units }),
    standsFor: kind,
  }
}
