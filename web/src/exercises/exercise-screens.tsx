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

const typeWord = lazyPart('typing', async () => (await import('./typing/type-word.tsx')).TypeWord)
/** Whole sentences are marked as typed words are, and described in the same texts. */
const wholeSentences = ['sentences', 'typing'] as const
const fetchSentences = () => import('./sentences/sentence-kinds.ts')
const buildFromTiles = lazyPart(wholeSentences, async () => (await fetchSentences()).BuildFromTiles)
const typeSentence = lazyPart(wholeSentences, async () => (await fetchSentences()).TypeSentence)

/** Marked and described like what is typed, and put together like sentences. */
const lettersOfWords = ['typing', 'sentences'] as const
const fetchSpelling = () => import('./spelling/spelling-kinds.ts')
const chooseWord = lazyPart(lettersOfWords, async () => (await fetchSpelling()).ChooseWord)

const fetchRecorded = () => import('./hearing/recorded-kinds.ts')
// Its texts stand with those of sentences; what plays a sound has its own with the session's end.
const hearMeaning = lazyPart(
  [...lettersOfWords, 'practice-more'],
  async () => (await fetchRecorded()).HearMeaning,
)
const sayAndCompare = lazyPart(
  ['speaking', 'practice-more'],
  async () => (await import('./speaking/say-and-compare.tsx')).SayAndCompare,
)

/** The screen of each kind: what a word is first asked in is there with the page. */
const screens: { readonly [Kind in ExerciseKind]: ExerciseScreen<Kind> } = {
  'choose-meaning': withPage(ChooseMeaning),
  'choose-picture': withPage(ChooseMeaning),
  'choose-written': lazyPart('practice-more', async () => (await fetchRecorded()).ChooseWritten),
  'match-pairs': lazyPart(
    'practice-more',
    async () => (await import('./matching/match-pairs.tsx')).MatchPairs,
  ),
  'type-word': typeWord,
  dictation: typeWord,
  'say-and-compare': sayAndCompare,
  'shadow-sentence': sayAndCompare,
  'choose-word': chooseWord,
  'choose-spelling': chooseWord,
  'missing-letter': lazyPart(lettersOfWords, async () => (await fetchSpelling()).MissingLetter),
  'letter-tiles': lazyPart(lettersOfWords, async () => (await fetchSpelling()).LetterTiles),
  'place-tones': lazyPart(lettersOfWords, async () => (await fetchSpelling()).PlaceTones),
  'hear-meaning': hearMeaning,
  'hear-picture': hearMeaning,
  'build-meaning': buildFromTiles,
  'build-sentence': buildFromTiles,
  'reorder-sentence': buildFromTiles,
  'type-meaning': typeSentence,
  'type-sentence': typeSentence,
  'write-sentence': typeSentence,
  'choose-sentence-meaning': lazyPart(
    'sentences',
    async () => (await fetchSentences()).ChooseSentenceMeaning,
  ),
  'hear-sentence-meaning': hearMeaning,
  'fill-gap': lazyPart('sentences', async () => (await fetchSentences()).FillGap),
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
