import { isSentenceExercise, type Exercise, type WordKind } from '@mboa/domain'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ChooseMeaning } from './choose-meaning.tsx'
import type { AnsweredPairs, ExercisePart } from './exercise-part.ts'

const { Part: TypeWord, prepare: prepareTyping } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/type-word.tsx')).TypeWord,
)
const { Part: ChoosePicture, prepare: preparePictures } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/choose-picture.tsx')).ChoosePicture,
)
const { Part: ChooseWritten, prepare: prepareHearing } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/choose-written.tsx')).ChooseWritten,
)
const { Part: MatchPairs, prepare: prepareMatching } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/match-pairs.tsx')).MatchPairs,
)
const { Part: SayAndCompare, prepare: prepareSaying } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/say-and-compare.tsx')).SayAndCompare,
)
const { Part: ShownSentenceExercise, prepare: prepareSentences } = lazyPart(
  'sentences',
  async () => (await import('./sentences/shown-sentence-exercise.tsx')).ShownSentenceExercise,
)

/** How the screen of a kind is fetched; choosing the meaning is there with the page. */
const preparations: Readonly<Record<WordKind, () => void>> = {
  'choose-meaning': () => undefined,
  'type-word': prepareTyping,
  dictation: prepareTyping,
  'choose-picture': preparePictures,
  'choose-written': prepareHearing,
  'match-pairs': prepareMatching,
  'say-and-compare': prepareSaying,
}

/** Fetches what the exercises ahead need. */
export function prepareKinds(planned: readonly Exercise[]): void {
  for (const exercise of planned) {
    if (isSentenceExercise(exercise)) prepareSentences()
    else preparations[exercise.kind]()
  }
}

interface ShownExerciseProps {
  exercise: Exercise
  part: ExercisePart
  onAnswerPairs: (given: AnsweredPairs) => void
}

/** The exercise in the form of its kind. */
export function ShownExercise({ exercise, part, onAnswerPairs }: ShownExerciseProps) {
  switch (exercise.kind) {
    case 'choose-meaning':
      return <ChooseMeaning exercise={exercise} {...part} />
    case 'choose-picture':
      return <ChoosePicture exercise={exercise} {...part} />
    case 'choose-written':
      return <ChooseWritten exercise={exercise} {...part} />
    case 'type-word':
    case 'dictation':
      return <TypeWord exercise={exercise} {...part} />
    case 'match-pairs':
      return <MatchPairs exercise={exercise} onAnswerPairs={onAnswerPairs} {...part} />
    case 'say-and-compare':
      return <SayAndCompare exercise={exercise} {...part} />
    default:
      return <ShownSentenceExercise exercise={exercise} part={part} />
  }
}
