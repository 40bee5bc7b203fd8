import type { SentenceExercise } from '@mboa/domain'
import type { ExercisePart } from '../exercise-part.ts'
import { BuildFromTiles } from './build-from-tiles.tsx'
import { ChooseSentenceMeaning } from './choose-sentence-meaning.tsx'
import { FillGap } from './fill-gap.tsx'
import { TypeSentence } from './type-sentence.tsx'

interface ShownSentenceExerciseProps {
  exercise: SentenceExercise
  part: ExercisePart
}

/** An exercise about a sentence in the form of its kind. */
export function ShownSentenceExercise({ exercise, part }: ShownSentenceExerciseProps) {
  switch (exercise.kind) {
    case 'build-meaning':
    case 'build-sentence':
    case 'reorder-sentence':
      return <BuildFromTiles exercise={exercise} {...part} />
    case 'choose-sentence-meaning':
      return <ChooseSentenceMeaning exercise={exercise} {...part} />
    case 'fill-gap':
      return <FillGap exercise={exercise} {...part} />
    case 'type-meaning':
    case 'type-sentence':
    case 'write-sentence':
      return <TypeSentence exercise={exercise} {...part} />
  }
}
