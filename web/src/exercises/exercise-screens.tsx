import type { Exercise, ExerciseKind, ExerciseOf } from '@mboa/domain'
import type { FunctionComponent } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ChooseMeaning } from './choosing/choice-exercise.tsx'
import { prepareSignal } from './feedback/feedback-sheet.tsx'
import type { ExercisePart, ExerciseProps } from './exercise-part.ts'

interface ExerciseScreen<Kind extends ExerciseKind> {
  Part: FunctionComponent<ExercisePart & { exercise: ExerciseOf<Kind> }>
  /** Fetches it ahead of time. */
  prepare: () => void
}

const withPage = <Props,>(Part: FunctionComponent<Props>) => ({ Part, prepare: () => undefined })

const typeWord = lazyPart(async () => (await import('./typing/type-word.tsx')).TypeWord)
const fetchSentences = () => import('./sentences/sentence-kinds.ts')
const buildFromTiles = lazyPart(async () => (await fetchSentences()).BuildFromTiles)
const typeSentence = lazyPart(async () => (await fetchSentences()).TypeSentence)

const fetchSpelling = () => import('./spelling/spelling-kinds.ts')
const chooseWord = lazyPart(async () => (await fetchSpelling()).ChooseWord)

const fetchRecorded = () => import('./hearing/recorded-kinds.ts')
const hearMeaning = lazyPart(async () => (await fetchRecorded()).HearMeaning)
const sayAndCompare = lazyPart(
  async () => (await import('./speaking/say-and-compare.tsx')).SayAndCompare,
)

/** The screen of each kind: what a word is first asked in is there with the page. */
const screens: { readonly [Kind in ExerciseKind]: ExerciseScreen<Kind> } = {
  'choose-meaning': withPage(ChooseMeaning),
  'choose-picture': withPage(ChooseMeaning),
  'choose-written': lazyPart(async () => (await fetchRecorded()).ChooseWritten),
  'match-pairs': lazyPart(async () => (await import('./matching/match-pairs.tsx')).MatchPairs),
  'type-word': typeWord,
  dictation: typeWord,
  'say-and-compare': sayAndCompare,
  'shadow-sentence': sayAndCompare,
  'choose-word': chooseWord,
  'choose-spelling': chooseWord,
  'missing-letter': lazyPart(async () => (await fetchSpelling()).MissingLetter),
  'letter-tiles': lazyPart(async () => (await fetchSpelling()).LetterTiles),
  'place-tones': lazyPart(async () => (await fetchSpelling()).PlaceTones),
  'hear-meaning': hearMeaning,
  'hear-picture': hearMeaning,
  'build-meaning': buildFromTiles,
  'build-sentence': buildFromTiles,
  'reorder-sentence': buildFromTiles,
  'type-meaning': typeSentence,
  'type-sentence': typeSentence,
  'write-sentence': typeSentence,
  'choose-sentence-meaning': lazyPart(async () => (await fetchSentences()).ChooseSentenceMeaning),
  'hear-sentence-meaning': hearMeaning,
  'fill-gap': lazyPart(async () => (await fetchSentences()).FillGap),
}

/** Fetches what the exercises ahead need, and the sound of right and wrong. */
export function prepareKinds(planned: readonly Exercise[]): void {
  prepareSignal()
  for (const { kind } of planned) screens[kind].prepare()
}

/** The exercise in the form of its kind. */
export function ShownExercise(props: ExerciseProps<ExerciseKind>) {
  // The table above pairs each kind with its own screen, which the type of a look-up forgets.
  const { Part } = screens[props.exercise.kind] as ExerciseScreen<ExerciseKind>
  return <Part {...props} />
}
