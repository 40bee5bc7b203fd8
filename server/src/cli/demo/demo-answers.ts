import {
  getLanguage,
  gradeAnswer,
  searchKey,
  withoutTone,
  type Exercise,
  type SeededRandom,
  type Strictness,
} from '@mboa/domain'

/** What somebody answers, marked as the product marks it. */
interface DemoAnswer {
  readonly answer: string
  readonly verdict: ReturnType<typeof gradeAnswer>['verdict']
  readonly outcome: ReturnType<typeof gradeAnswer>['outcome']
  readonly strictness: Strictness
}

/** The learner is marked on tones, so that every kind of mistake shows. */
const strictness: Strictness = 'standard'

/**
 * The answer of a learner who knows the word or does not. Knowing it is not spelling it: some
 * known words lose their tones, their special letters, or a letter.
 */
export function answerLike(
  exercise: Exercise,
  learner: { isKnown: boolean; language: string; random: SeededRandom },
): DemoAnswer {
  const { isKnown, language, random } = learner
  if (exercise.kind === 'choose-meaning') {
    const wrong = exercise.options.filter(({ item }) => item !== exercise.item)
    const answer = isKnown ? exercise.item : (wrong[random.below(wrong.length)]?.item ?? '')
    const verdict = answer === exercise.item ? 'exact' : 'wrong'
    return { answer, verdict, outcome: verdict === 'exact' ? 'correct' : 'wrong', strictness }
  }
  if (exercise.kind !== 'type-word') throw new Error(`No demo answer to ${exercise.kind}`)
  const [right = ''] = exercise.accepted
  const answer = isKnown ? misspell(right, { language, random }) : ''
  const { accepted } = exercise
  const { verdict, outcome } = gradeAnswer({ answer, accepted, language, kind: 'word', strictness })
  return { answer, verdict, outcome, strictness }
}

function misspell(right: string, learner: { language: string; random: SeededRandom }): string {
  const { language, random } = learner
  const slip = random.fraction()
  if (slip < 0.08) return withoutTone(right)
  if (slip < 0.12) return searchKey(right, getLanguage(language))
  if (slip < 0.15 && right.length > 4) return right.slice(0, -1)
  if (slip < 0.19)
    return right
      .normalize('NFD')
      .replace(/\u0301/u, '\u0300')
      .normalize('NFC')
  return right
}
