import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { sessionSummary } from '@mboa/domain'
import { ExerciseFrame } from '../../exercises/exercise-frame.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useNavigate } from '../../platform/navigation/use-navigate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ChooseMeaning } from './choose-meaning.tsx'
import { NothingDue } from './nothing-due.tsx'
import { SessionSummaryScreen } from './session-summary-screen.tsx'
import { TypeWord } from './type-word.tsx'
import { useWordSession } from './use-word-session.ts'

/** A session of one course, from its first exercise to its summary. */
export function WordSessionScreen({ course }: { course: Course }) {
  const navigate = useNavigate()
  const { state, isStorageFull, answer, next, undo, startAnother } = useWordSession(course)

  if (state.phase === 'preparing') return <Loading />
  if (state.phase === 'empty') return <NothingDue course={course} onMore={startAnother} />
  if (state.phase === 'over') {
    return <SessionSummaryScreen session={state.session} course={course} onAnother={startAnother} />
  }

  const { session, exercise } = state
  const { outcomes, answered, remaining } = sessionSummary(session)
  const given = state.phase === 'answered' ? state.given : undefined
  const part = {
    course,
    given,
    onAnswer: (answered: Parameters<typeof answer>[0]) => void answer(answered),
    onNext: next,
  }
  // Each asking of an exercise begins with an empty field and fresh choices.
  const key = `${session.start.id}-${state.phase === 'answered' ? answered - 1 : answered}`

  return (
    <ExerciseFrame
      outcomes={outcomes}
      total={answered + remaining}
      isAnswered={given !== undefined}
      onLeave={() => navigate(pagePaths.learnerHome)}
      onUndo={answered > 0 ? () => void undo() : undefined}
    >
      {isStorageFull && (
        <div className="notice">
          <Banner kind="bad">
            <Trans>
              This device could not keep your answer: its storage may be full. Nothing is lost. Free
              some space, then answer again.
            </Trans>
          </Banner>
        </div>
      )}
      {exercise.kind === 'choose-meaning' ? (
        <ChooseMeaning key={key} exercise={exercise} {...part} />
      ) : (
        <TypeWord key={key} exercise={exercise} {...part} />
      )}
    </ExerciseFrame>
  )
}
