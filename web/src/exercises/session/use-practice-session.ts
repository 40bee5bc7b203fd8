import {
  answerExercise,
  answerPairs,
  currentExercise,
  sessionSummary,
  undoAnswer,
  type Exercise,
  type PracticeFold,
  type PracticeSession,
} from '@mboa/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import {
  findStoredSession,
  forgetSession,
  storeSessionStart,
  type SessionShelf,
} from '../../platform/practice-store/stored-session.ts'
import type { PracticeStore } from '../../platform/practice-store/practice-store.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import type { Answered, AnsweredPairs } from '../exercise-part.ts'
import { holdAlone } from './hold-alone.ts'

/** Where a screen's sessions come from. Another one begins another session. */
export interface SessionSource {
  /** The course's code. */
  course: string
  /** Where the device keeps a session that is left in the middle. */
  shelf: SessionShelf
  /** Composes a new session; `now` is epoch ms. */
  compose: (fold: PracticeFold, given: { id: string; now: number }) => PracticeSession
  /** Whether a session left in the middle is one of these; all are when absent. */
  isFitting?: (session: PracticeSession) => boolean
}

export type SessionState =
  | { phase: 'preparing' }
  /** The device could not begin it, or another tab has it: two would record an answer each. */
  | { phase: 'stopped'; isElsewhere: boolean; begin: () => void }
  | { phase: 'empty' }
  | { phase: 'asking'; session: PracticeSession; exercise: Exercise }
  | { phase: 'answered'; session: PracticeSession; exercise: Exercise; given: Answered }
  | { phase: 'over'; session: PracticeSession }

export interface SessionControls {
  state: SessionState
  /** When the exercise was shown (epoch ms): another one each time one is asked. */
  askedAt: number
  /** The device refused to keep the last answer; it is asked again, nothing was lost. */
  isStorageFull: boolean
  answer: (given: Answered) => Promise<void>
  answerPairs: (pairs: AnsweredPairs) => Promise<void>
  next: () => void
  undo: () => Promise<void>
}

function stateOf(session: PracticeSession): SessionState {
  const exercise = currentExercise(session)
  if (exercise !== undefined) return { phase: 'asking', session, exercise }
  return session.start.planned.length === 0 ? { phase: 'empty' } : { phase: 'over', session }
}

/**
 * A session: begun or taken up again, answered, taken back, ended.
 * @param source keep it (`useMemo`) for as long as the session is the same
 */
export function usePracticeSession(source: SessionSource): SessionControls {
  const store = usePracticeStore()
  const [shown, setShown] = useState<{ state: SessionState; source?: SessionSource }>({
    state: { phase: 'preparing' },
  })
  const [isStorageFull, setIsStorageFull] = useState(false)
  const [askedAt, setAskedAt] = useState(0)
  const [attempt, setAttempt] = useState<{ takesOver?: SessionSource }>({})
  const state: SessionState = shown.source === source ? shown.state : { phase: 'preparing' }

  const setState = useCallback((next: SessionState) => setShown({ state: next, source }), [source])
  const show = useCallback(
    (next: SessionState) => {
      setState(next)
      setAskedAt(Date.now())
    },
    [setState],
  )

  /** Aborted once this tab does not hold the session any more. */
  const stay = useRef(new AbortController())

  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const isGone = () => signal.aborted
    stay.current = leave
    const stop = (isElsewhere: boolean) => {
      leave.abort()
      const begin = () => {
        setState({ phase: 'preparing' })
        setAttempt(isElsewhere ? { takesOver: source } : {})
      }
      setState({ phase: 'stopped', isElsewhere, begin })
    }
    holdAlone(`mboa-session-${store.userId}-${source.shelf}-${source.course}`, {
      isTakenOver: attempt.takesOver === source,
      signal,
      onLost: () => stop(true),
    })
      .then(async (isHeld) => {
        if (isGone()) return
        if (!isHeld) {
          stop(true)
          return
        }
        const session = await beginOrResume(store, source)
        if (!isGone()) show(stateOf(session))
      })
      .catch((error: unknown) => {
        reportProblem('starting a session', error)
        if (!isGone()) stop(false)
      })
    return () => leave.abort()
  }, [store, source, attempt, show, setState])

  /** What the session last moved on from: a second tap comes before the screen shows it. */
  const left = useRef<PracticeSession>(null)

  /**
   * An answer counts once the device keeps it: only then does the screen move on. From where it
   * stands a session moves on once.
   */
  async function keep(from: PracticeSession, work: () => Promise<void>): Promise<boolean> {
    const { signal } = stay.current
    if (left.current === from || signal.aborted) return false
    left.current = from
    try {
      await work()
      setIsStorageFull(false)
      return !signal.aborted
    } catch (error) {
      left.current = null
      reportProblem('keeping an answer', error)
      setIsStorageFull(true)
      return false
    }
  }

  async function answer(given: Answered) {
    if (state.phase !== 'asking') return
    const now = Date.now()
    const { session, review } = answerExercise(state.session, {
      ...given,
      id: newEventId(),
      answeredAt: now,
      tookMs: Math.max(0, now - askedAt),
    })
    if (await keep(state.session, () => store.record([review]))) {
      setState({ phase: 'answered', session, exercise: state.exercise, given })
    }
  }

  async function answerMatched(given: AnsweredPairs) {
    if (state.phase !== 'asking') return
    const now = Date.now()
    const { session, reviews } = answerPairs(state.session, {
      pairs: given.map((pair) => ({ ...pair, id: newEventId() })),
      answeredAt: now,
      tookMs: Math.max(0, now - askedAt),
    })
    const worst = given.find(({ outcome }) => outcome === 'wrong') ?? given[0]
    if (worst !== undefined && (await keep(state.session, () => store.record(reviews)))) {
      setState({ phase: 'answered', session, exercise: state.exercise, given: worst })
    }
  }

  async function undo() {
    if (state.phase !== 'asking' && state.phase !== 'answered') return
    const taken = undoAnswer(state.session)
    if (taken === undefined) return
    const answeredAt = Date.now()
    const undoEvents = taken.undone.map(({ id, course: code }) => ({
      type: 'undo' as const,
      id: newEventId(),
      answeredAt,
      course: code,
      undoes: id,
    }))
    if (await keep(state.session, () => store.record(undoEvents))) show(stateOf(taken.session))
  }

  function next() {
    if (state.phase !== 'answered') return
    const following = stateOf(state.session)
    show(following)
    if (following.phase !== 'over') return
    stay.current.abort()
    forgetSession(store.userId, source).catch((error: unknown) =>
      reportProblem('ending a session', error),
    )
    store.sync()
  }

  return {
    state,
    askedAt,
    isStorageFull,
    answer,
    answerPairs: answerMatched,
    next,
    undo,
  }
}

async function beginOrResume(
  store: PracticeStore,
  source: SessionSource,
): Promise<PracticeSession> {
  const now = Date.now()
  const stored = await findStoredSession(store.userId, source, now)
  const isOpen = stored !== undefined && !sessionSummary(stored).isOver
  if (isOpen && source.isFitting?.(stored) !== false) return stored
  const { fold } = await store.whenReady()
  const session = source.compose(fold, { id: newEventId(), now })
  if (session.start.planned.length > 0) {
    await storeSessionStart(store.userId, source.shelf, session.start)
  }
  return session
}
