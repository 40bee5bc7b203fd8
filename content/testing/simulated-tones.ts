import {
  buildToneExercise,
  chooseTrial,
  listMetToneMaterial,
  reviewTone,
  trialOf,
  voicePlaces,
  type CourseUnit,
  type PracticeFold,
  type ReviewEvent,
  type SeededRandom,
  type ToneExercise,
  type ToneTrial,
} from '@mboa/domain'

const trialsInRound = 20

interface Training {
  readonly course: string
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  readonly recorded: ReadonlySet<string>
  readonly now: number
  readonly newId: () => string
  /** How often an answer is right. */
  readonly knows: number
  readonly random: SeededRandom
}

/** A round of tones by ear: the words that sounded or were read, and its reviews; none where there is nothing to train. */
export function trainTones(training: Training): {
  readonly words: readonly string[]
  readonly reviews: readonly ReviewEvent[]
} {
  const { course, units, fold, recorded, now, newId, knows, random } = training
  const material = listMetToneMaterial(fold, {
    course,
    words: units.flatMap((unit) => unit.words),
  })
  const { contrasts } = material
  if (contrasts.length === 0) return { words: [], reviews: [] }
  const voices = voicePlaces.map(String)
  const words: string[] = []
  const reviews: ReviewEvent[] = []
  const past: ToneTrial[] = []
  for (let nth = 0; nth < trialsInRound; nth++) {
    const choice = chooseTrial({ contrasts, voicesOf: () => voices, past }, random)
    const exercise = buildToneExercise(
      material,
      {
        contrast: choice.contrast,
        place: voicePlaces[voices.indexOf(choice.voice)] ?? 0,
        // Beyond the first trials of a contrast, in which not everything is asked.
        trials: 3 * past.length,
        speakersOf: (item) => (recorded.has(item) ? ['ada'] : []),
      },
      random,
    )
    const { word, second, options } = exercise
    words.push(...[word, second, ...options].map(({ id }) => id))
    const answer = random.fraction() < knows ? rightAnswer(exercise) : ''
    const given = { id: newId(), session: newId(), answeredAt: now + nth, tookMs: 900, answer }
    const review = reviewTone(course, exercise, given)
    reviews.push(review)
    past.push(...[trialOf(review)].filter((trial) => trial !== undefined))
  }
  return { words, reviews }
}

function rightAnswer({ kind, word, second }: ToneExercise): string {
  if (kind === 'tones-put-marks') return word.text
  if (kind !== 'tones-same-or-different') return word.id
  return word === second ? 'same' : 'different'
}
