import { pagePaths } from '@mboa/contract'
import {
  itemsToPresent,
  currentExercise,
  sessionSummary,
  type Exercise,
  type PracticeFold,
  type PracticeSession,
} from '@mboa/domain'
import { useEffect, type ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import type { PracticeStore } from '../../platform/practice-store/practice-store.ts'
import { storedSession, type SessionKind } from '../../platform/practice-store/stored-session.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { Answered, AnsweredPairs } from '../exercise-part.ts'
import { prepareKinds, ShownExercise } from '../exercise-screens.tsx'
import { NewWord } from '../presenting/new-word.tsx'
import { ExerciseFrame } from './exercise-frame.tsx'
import { ReplanContext, type Replanning } from './replan-context.ts'
import {
  answerShown,
  answerShownPairs,
  takeBack,
  useHeldRun,
  type HeldRun,
} from './use-held-run.ts'
import { readClock } from '../../platform/true-clock.ts'

const fetchStopped = () => import('./session-stopped.tsx')
const { Part: SessionNotBegun } = lazyPart(async () => (await fetchStopped()).SessionNotBegun)
const { Part: AnswerNotSaved, prepare: prepareNotKept } = lazyPart(
  async () => (await fetchStopped()).AnswerNotSaved,
)

/** Where a screen's sessions come from. Another one begins another session. */
export interface SessionSource {
  /** The course's code. */
  course: string
  /** With the course it says where the device keeps a session that is left in the middle. */
  about: SessionKind
  /** Composes a new session of what is in the course by then; `now` is epoch ms. */
  compose: (
    fold: PracticeFold,
    given: { id: string; now: number; course: Course },
  ) => PracticeSession
  /** Whether a session left in the middle is one of these; all are when absent. */
  isFitting?: (session: PracticeSession) => boolean
}

type OpenSession = {
  session: PracticeSession
  /** When the exercise was shown (epoch ms): another one each time one is asked. */
  shownAt: number
} &
  /** The new words that come before the exercise, one after the other. */
  (
    | { phase: 'presenting'; exercise: Exercise; toPresent: readonly [string, ...string[]] }
    | { phase: 'asking'; exercise: Exercise; unkept?: Answered }
    | { phase: 'answered'; exercise: Exercise; given: Answered }
    | { phase: 'empty' }
    | { phase: 'over' }
  )

export type SessionState =
  | { phase: 'preparing' }
  /** The device could not begin it, or another tab has it. */
  | { phase: 'stopped'; isElsewhere: boolean; begin: () => void }
  | OpenSession

export interface SessionControls
  extends Pick<HeldRun<OpenSession>, 'trouble'>, Pick<Replanning, 'replan'> {
  state: SessionState
  answer: (given: Answered) => void
  answerPairs: (pairs: AnsweredPairs) => void
  next: () => void
  undo: () => void
}

/** @param toPresent left to be shown before the exercise: all that the session has for it by itself */
function show(session: PracticeSession, toPresent = itemsToPresent(session)): OpenSession {
  const exercise = currentExercise(session)
  const shownAt = readClock()
  const [first, ...others] = toPresent
  if (exercise !== undefined) {
    const open = { session, exercise, shownAt }
    return first === undefined
      ? { phase: 'asking', ...open }
      : { phase: 'presenting', ...open, toPresent: [first, ...others] }
  }
  const isEmpty = session.start.planned.length === 0
  return isEmpty ? { phase: 'empty', session, shownAt } : { phase: 'over', session, shownAt }
}

/**
 * A session: begun or resumed, answered, taken back, ended.
 * @param source keep it (`useMemo`) for as long as the session is the same
 * @param course an update of it, which may come at any moment, changes nothing in a session
 */
export function usePracticeSession(source: SessionSource, course: Course): SessionControls {
  const store = usePracticeStore()
  const { run, stopped, trouble, move } = useHeldRun<OpenSession>({
    of: source,
    lock: `mboa-session-${store.userId}-${source.about}-${source.course}`,
    opening: 'starting a session',
    open: async () => show(await beginOrResume(store, source, course)),
    isOver: ({ phase }) => phase === 'over',
  })

  function saveAnswer(step: ReturnType<typeof answerShownPairs>) {
    if (run?.phase !== 'asking' || step === undefined) return
    const { session, events, given } = step
    const to: OpenSession = { ...run, phase: 'answered', session, given }
    const back: OpenSession = { ...run, shownAt: readClock(), unkept: given }
    move(run, () => store.record(events).then(() => to), { to, back })
  }

  return {
    state: run ?? (stopped ? { phase: 'stopped', ...stopped } : { phase: 'preparing' }),
    trouble,
    answer(given) {
      if (run?.phase === 'asking') saveAnswer(answerShown(run.session, given, run.shownAt))
    },
    answerPairs(pairs) {
      if (run?.phase === 'asking') saveAnswer(answerShownPairs(run.session, pairs, run.shownAt))
    },
    undo() {
      if (run === undefined || !('exercise' in run)) return
      const step = takeBack(run.session)
      if (step === undefined) return
      move(run, async () => {
        await store.record(step.events)
        // Whatever comes before it has been seen.
        return show(step.session, [])
      })
    },
    replan(plan) {
      if (run === undefined || !('session' in run)) return
      move(run, async () => {
        const session = { ...run.session, start: plan(run.session.start) }
        await storage().store(store.userId, session.start)
        return show(session, [])
      })
    },
    next() {
      if (run?.phase !== 'answered' && run?.phase !== 'presenting') return
      move(run, () => {
        const left = run.phase === 'presenting' ? run.toPresent.slice(1) : undefined
        const following = show(run.session, left)
        if (following.phase === 'over') endSession()
        return Promise.resolve(following)
      })
    },
  }

  function storage() {
    return storedSession(source.course, source.about, readClock())
  }

  function endSession() {
    storage()
      .forget(store.userId)
      .catch((error: unknown) => reportProblem('ending a session', error))
    store.sync()
  }
}

async function beginOrResume(
  store: PracticeStore,
  source: SessionSource,
  course: Course,
): Promise<PracticeSession> {
  const now = readClock()
  const storage = storedSession(source.course, source.about, now)
  const stored = await storage.find(store.userId)
  const isOpen = stored !== undefined && !sessionSummary(stored).isOver
  if (isOpen && source.isFitting?.(stored) !== false) return stored
  const { fold } = await store.whenReady()
  const session = source.compose(fold, { id: newEventId(), now, course })
  if (session.start.planned.length > 0) await storage.store(store.userId, session.start)
  return session
}

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
  const { state, trouble, answer, answerPairs, next, undo, replan } = controls

  const planned = 'session' in state ? state.session.start.planned : undefined
  useEffect(() => {
    if (planned === undefined) return
    prepareKinds(planned)
    prepareNotKept()
    prepareSummary()
  }, [planned, prepareSummary])

  if (state.phase === 'preparing') return <Loading />
  if (state.phase === 'stopped') return <SessionNotBegun {...state} trouble={trouble} />
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
      {trouble && <AnswerNotSaved because={trouble} />}
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
