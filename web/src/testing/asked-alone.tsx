import type { Exercise } from '@mboa/domain'
import { useState } from 'react'
import type { Answered, AnsweredPairs } from '../exercises/exercise-part.ts'
import { ShownExercise } from '../exercises/exercise-screens.tsx'
import type { Course } from '../platform/course-store/course-store.ts'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from './render-app-part.tsx'

interface AskedAloneProps {
  exercise: Exercise
  course: Course
  /** Told as they come. */
  onAnswer: (given: Answered) => void
  onAnswerPairs?: (pairs: AnsweredPairs) => void
}

/** The session around an exercise, without its store of answers. */
function AskedAlone({ exercise, course, onAnswer, onAnswerPairs }: AskedAloneProps) {
  const [answered, setAnswered] = useState<Answered>()
  return (
    <main className="exercise">
      <ShownExercise
        exercise={exercise}
        course={course}
        given={answered}
        onAnswer={(answer) => {
          onAnswer(answer)
          setAnswered(answer)
        }}
        onNext={() => undefined}
        onAnswerPairs={(pairs) => {
          onAnswerPairs?.(pairs)
          setAnswered(pairs.find(({ outcome }) => outcome === 'wrong') ?? pairs[0])
        }}
      />
    </main>
  )
}

/** Asks one exercise of a learner who has practised nothing yet. */
export const askAlone = (props: AskedAloneProps) =>
  renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <AskedAlone {...props} />
    </PracticeProvider>,
    {},
  )
