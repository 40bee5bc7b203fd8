import { pagePaths, type Challenge } from '@mboa/contract'
import {
  answerExercise,
  currentExercise,
  sessionSummary,
  startChallenge,
  type PracticeSession,
} from '@mboa/domain'
import { useEffect, useState } from 'react'
import { ShownExercise, prepareKinds } from '../../exercises/exercise-screens.tsx'
import type { Answered } from '../../exercises/exercise-part.ts'
import { ExerciseFrame } from '../../exercises/session/exercise-frame.tsx'
import { listPictured, type Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { useNavigate } from '../../platform/navigation/history.ts'

interface ChallengeRoundProps {
  challenge: Challenge & { asCourse: Course }
  onOver: (session: PracticeSession) => void
}

function begin({ course, words, beside, asCourse }: ChallengeRoundProps['challenge']) {
  const now = Date.now()
  const pictured = listPictured(asCourse)
  return startChallenge({ id: newEventId(), course: course.course, now, words, beside, pictured })
}

/** What is asked now, with when that was (epoch ms). */
const ask = (session: PracticeSession) => ({
  session,
  exercise: currentExercise(session),
  shownAt: Date.now(),
  given: undefined as Answered | undefined,
})

/** The words one after the other, in the exercises of practice; this page alone remembers answers. */
export function ChallengeRound({ challenge, onOver }: ChallengeRoundProps) {
  const navigate = useNavigate()
  const [{ session, exercise, shownAt, given }, setAsked] = useState(() => ask(begin(challenge)))
  const { planned } = session.start
  useEffect(() => prepareKinds(planned), [planned])
  // Of a single word that a course has, there is nothing to choose among.
  const isEmpty = exercise === undefined
  useEffect(() => {
    if (isEmpty) onOver(session)
  }, [isEmpty, onOver, session])
  if (exercise === undefined) return null

  function answer(chosen: Answered) {
    if (given !== undefined) return
    const answeredAt = Date.now()
    const tookMs = Math.max(0, answeredAt - shownAt)
    const after = answerExercise(session, { ...chosen, answeredAt, tookMs, id: newEventId() })
    setAsked({ session: after.session, exercise, shownAt, given: chosen })
  }

  function next() {
    if (currentExercise(session) === undefined) onOver(session)
    else setAsked(ask(session))
  }

  const { outcomes, planned: total, comesBack } = sessionSummary(session)
  return (
    <ExerciseFrame
      outcomes={outcomes}
      total={total}
      comesBack={comesBack}
      isAnswered={given !== undefined}
      shownAt={shownAt}
      onLeave={() => navigate(pagePaths.start)}
    >
      <ShownExercise
        key={shownAt}
        exercise={exercise}
        course={challenge.asCourse}
        given={given}
        onAnswer={answer}
        // None of a challenge's kinds has pairs.
        onAnswerPairs={() => undefined}
        onNext={next}
      />
    </ExerciseFrame>
  )
}
