import { pagePaths } from '@mboa/contract'
import { sessionSummary, type PracticeSession } from '@mboa/domain'
import { useEffect, type ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { prepareKinds, ShownExercise } from '../exercise-screens.tsx'
import { NewWord } from '../presenting/new-word.tsx'
import { ReplanContext } from './replan-context.ts'
import { ExerciseFrame } from './exercise-frame.tsx'
import type { SessionControls } from './use-practice-session.ts'

const fetchStopped = () => import('./session-stopped.tsx')
const { Part: SessionNotBegun } = lazyPart(
  'practice-more',
  async () => (await fetchStopped()).SessionNotBegun,
)
const { Part: AnswerNotSaved, prepare: prepareNotKept } = lazyPart(
  'practice-more',
  async () => (await fetchStopped()).AnswerNotSaved,
)

interface SessionScreenProps {
  course: Course
  controls: SessionControls
  /** Shown where there is nothing to ask. */
  empty: ReactNode
  /** Shown at the end. */
  summary: (session: PracticeSession) => ReactNode
  /** Fetches what the end needs: the connection may be gone by then. Keep it. */
  prepareSummary: () => void
}

/** A session of one course, from its first exercise to its summary. */
export function SessionScreen(props: SessionScreenProps) {
  const { course, controls, empty, summary, prepareSummary } = props
  const navigate = useNavigate()
  const { state, isStorageFull, answer, answerPairs, next, undo, replan } = controls

  const planned = 'session' in state ? state.session.start.planned : undefined
  useEffect(() => {
    if (planned === undefined) return
    prepareKinds(planned)
    prepareNotKept()
    prepareSummary()
  }, [planned, prepareSummary])

  if (state.phase === 'preparing') return <Loading />
  if (state.phase === 'stopped') return <SessionNotBegun {...state} />
  if (state.phase === 'empty') return empty
  if (state.phase === 'over') return summary(state.session)

  const { exercise, shownAt } = state
  const { outcomes, answered, planned: total, comesBack } = sessionSummary(state.session)
  const given = state.phase === 'answered' ? state.given : undefined
  return (
    <ExerciseFrame
      outcomes={outcomes}
      total={total}
      comesBack={comesBack}
      isAnswered={given !== undefined}
      shownAt={shownAt}
      onLeave={() => navigate(pagePaths.learnerHome)}
      onUndo={answered > 0 ? undo : undefined}
    >
      {isStorageFull && <AnswerNotSaved />}
      <ReplanContext
        value={{
          course,
          session: state.session.start.id,
          exercise: state.phase === 'asking' ? exercise : undefined,
          replan,
        }}
      >
        {state.phase === 'presenting' ? (
          <NewWord
            key={state.toPresent[0]}
            course={course}
            item={state.toPresent[0]}
            onNext={next}
          />
        ) : (
          <ShownExercise
            key={shownAt}
            exercise={exercise}
            course={course}
            given={given}
            unkept={state.phase === 'asking' ? state.unkept : undefined}
            onAnswer={answer}
            onAnswerPairs={answerPairs}
            onNext={next}
          />
        )}
      </ReplanContext>
    </ExerciseFrame>
  )
}
