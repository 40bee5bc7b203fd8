import { readStrictness } from '../settings/learner-settings.ts'
import { emptyFold } from '../scheduling/fold.ts'
import { beginWith, gatherMaterial } from '../exercises/compose-session.ts'
import type { SessionRequest } from '../exercises/compose-session.ts'
import type { CourseWord } from '../exercises/course-items.ts'
import type { Exercise, ExerciseOf } from '../exercises/exercise.ts'
import type { ExerciseMaterial } from '../exercises/kinds/kind-rules.ts'
import { chooseMeaning, choosePicture } from '../exercises/kinds/choices.ts'
import { chooseWord } from '../exercises/kinds/choose-word.ts'
import type { PracticeSession } from '../exercises/practice-session.ts'
import { challengeLength } from './challenge-code.ts'

/** What a challenge is made of, for somebody of whom nothing is known. */
export interface ChallengeRequest {
  /** Decides every draw in it. */
  readonly id: string
  readonly course: string
  /** Epoch ms. */
  readonly now: number
  /** Those asked about, in their order. */
  readonly words: readonly CourseWord[]
  /** Further words of the course, to be chosen among. */
  readonly beside: readonly CourseWord[]
  /** Items with a picture that this device can show. */
  readonly pictured: ReadonlySet<string>
}

/** In turn: each is answered by a tap, and none needs the word to be known as it is written. */
const kindsInTurn = [chooseMeaning, choosePicture, chooseWord] as const
type ChallengeExercise = ExerciseOf<'choose-meaning' | 'choose-picture' | 'choose-word'>

/**
 * Each word once, by choosing, in the exercises of practice. No word is presented before it is
 * asked, and none comes back: who plays guesses, and learns at once. It plans nothing for a
 * single word of a course that has no other.
 */
export function startChallenge(request: ChallengeRequest): PracticeSession {
  const { id, course, now, words, beside, pictured } = request
  const fold = emptyFold()
  const session: SessionRequest = {
    id,
    course,
    now,
    fold,
    pictured,
    units: [{ unit: 'challenge', words: [...words, ...beside] }],
    kinds: ['choose-meaning', 'choose-picture', 'choose-word'],
    strictness: readStrictness(fold, course),
    length: challengeLength,
  }
  const asked = new Set(words.map((word) => word.id))
  const material = { seed: id, ...gatherMaterial(session, { met: new Set(), familiar: asked }) }
  const planned = words.flatMap((word, at) => buildInTurn(word, at, material) ?? [])
  const { start, answers } = beginWith(session, planned)
  return { start: { ...start, asksOnce: true }, answers }
}

/** In the kind whose turn it is; in another one where that has less to choose among. */
function buildInTurn(
  word: CourseWord,
  at: number,
  material: ExerciseMaterial,
): Exercise | undefined {
  const turn = at % kindsInTurn.length
  const built = [...kindsInTurn.slice(turn), ...kindsInTurn.slice(0, turn)].flatMap(
    (kind): ChallengeExercise[] => {
      if (kind.needsPicture && !material.isPictured(word.id)) return []
      const exercise = kind.build(word, material)
      return exercise === undefined ? [] : [exercise]
    },
  )
  // Stable: of those with as many choices the first, whose turn it is.
  return built.sort((a, b) => b.options.length - a.options.length)[0]
}
