import { shuffled, type SeededRandom } from '../seeds/seeded-random.ts'
import type { ToneContrast } from './tone-contrasts.ts'
import type { TonedWord, ToneMaterial, TonePair } from './toned-words.ts'

/** What the trainer asks. Their names stand in learners' histories. */
export const toneExerciseKinds = [
  'tones-same-or-different',
  'tones-which-form',
  'tones-put-marks',
  'tones-which-hum',
] as const
export type ToneExerciseKind = (typeof toneExerciseKinds)[number]

/** In which voice a trial sounds: the first, second or third that its word has, or hum. */
export type VoicePlace = 0 | 1 | 2
export const voicePlaces: readonly VoicePlace[] = [0, 1, 2]

/** One trial of the tone trainer. */
export interface ToneExercise {
  readonly kind: ToneExerciseKind
  readonly contrast: ToneContrast
  readonly place: VoicePlace
  /** The syllable that the contrast is in. */
  readonly at: number
  /** What sounds, or is written. */
  readonly word: TonedWord
  /** Of two that sound one after the other, the second; the same where they do not differ. */
  readonly second: TonedWord
  /** What is chosen among: words of the course, each with another melody. */
  readonly options: readonly TonedWord[]
  /** Who says it; undefined where it is hummed. */
  readonly speaker: string | undefined
}

interface ExerciseRequest {
  readonly contrast: ToneContrast
  readonly place: VoicePlace
  /** How many trials of this contrast there were: the first ones are heard alone. */
  readonly trials: number
  /** Who says a word, in an order that stays. */
  readonly speakersOf: (item: string) => readonly string[]
  /** The word of the trial before, which does not come again at once where there is another. */
  readonly before?: string | undefined
}

/** A contrast is heard this often before marks are put on words and read. */
const heardFirst = 8
/** And so often before three are chosen among. */
const threeFrom = 24

/**
 * Makes a trial of a contrast out of a course's own words, attested twins first, else words of the
 * same number of syllables that differ in one tone; never an invented word. A voice says it where
 * nothing but the tone tells the words apart; otherwise their letters would, and they are hummed.
 * Marks are put on words that somebody has said, where there are any.
 */
export function buildToneExercise(
  { pairs }: ToneMaterial,
  { contrast, place, trials, speakersOf, before }: ExerciseRequest,
  random: SeededRandom,
): ToneExercise {
  const ofContrast = pairs.filter((pair) => pair.contrast === contrast)
  const fresh = ofContrast.filter(({ words }) => words.every(({ id }) => id !== before))
  const twins = fresh.filter(({ isTwin }) => isTwin)
  const kinds = toneExerciseKinds.slice(0, trials < heardFirst ? 2 : undefined)
  const kind = drawOf(kinds, random)
  const isSaid = ({ id }: TonedWord) => speakersOf(id).length > 0
  const said = kind === 'tones-put-marks' ? fresh.filter(({ words }) => words.some(isSaid)) : []
  const usesTwins = twins.length > 0 && random.below(2) === 0
  const drawn = usesTwins ? twins : fresh.length > 0 ? fresh : ofContrast
  const pair = drawOf(said.length > 0 ? said : drawn, random)
  const [one, two] = pair.words
  const isFirst =
    said.length === 0 || isSaid(one) === isSaid(two) ? random.below(2) === 0 : isSaid(one)
  const [word, other] = isFirst ? [one, two] : [two, one]
  const third = trials < threeFrom ? undefined : findThird(pair, ofContrast, random)
  const isSame = random.below(2) === 0
  return {
    kind,
    contrast,
    place,
    at: pair.at,
    word,
    second: kind === 'tones-same-or-different' && !isSame ? other : word,
    options: isChoice(kind) ? shuffled([word, other, ...(third ?? [])], random) : [],
    speaker: speakerOf(kind, pair, word, place, speakersOf),
  }
}

const isChoice = (kind: ToneExerciseKind) =>
  kind === 'tones-which-form' || kind === 'tones-which-hum'

/** A word of as many syllables with a melody that neither of the pair has. */
function findThird(pair: TonePair, ofContrast: readonly TonePair[], random: SeededRandom) {
  const melodies = pair.words.map(melodyKey)
  const [{ tones }] = pair.words
  const others = ofContrast
    .flatMap(({ words }) => words)
    .filter((word) => word.tones.length === tones.length && !melodies.includes(melodyKey(word)))
  return others.length === 0 ? undefined : [drawOf(others, random)]
}

const melodyKey = ({ tones }: TonedWord) => tones.join(' ')

function speakerOf(
  kind: ToneExerciseKind,
  { words, isTwin }: TonePair,
  word: TonedWord,
  place: VoicePlace,
  speakersOf: ExerciseRequest['speakersOf'],
): string | undefined {
  if (kind === 'tones-which-hum') return undefined
  const isAlone = kind === 'tones-put-marks'
  if (!isAlone && !isTwin) return undefined
  const speakers = isAlone
    ? speakersOf(word.id)
    : speakersOf(words[0].id).filter((each) => speakersOf(words[1].id).includes(each))
  return speakers[place % Math.max(1, speakers.length)]
}

function drawOf<Thing>(things: readonly Thing[], random: SeededRandom): Thing {
  const thing = things[random.below(things.length)]
  if (thing === undefined) throw new RangeError('Nothing to choose from')
  return thing
}
