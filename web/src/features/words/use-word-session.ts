import {
  answerExercise,
  currentExercise,
  defaultDailyNewWords,
  defaultSessionLength,
  newWordsLeft,
  sessionSummary,
  startSession,
  undoAnswer,
  type Exercise,
  type GivenAnswer,
  type PracticeSession,
} from '@mboa/domain'
import { useCallback, useEffect, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { localDayOf } from '../../platform/local-day.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import {
  findStoredSession,
  forgetSession,
  storeSessionStart,
} from '../../platform/practice-store/stored-session.ts'
import type { PracticeStore } from '../../platform/practice-store/practice-store.ts'
import { reportProblem } from '../../platform/report-problem.ts'

export type Answered = Omit<GivenAnswer, 'id' | 'answeredAt' | 'tookMs'>

export type WordSession =
  | { phase: 'preparing' }
  | { phase: 'empty' }
  | { phase: 'asking'; session: PracticeSession; exercise: Exercise }
  | { phase: 'answered'; session: PracticeSession; exercise: Exercise; given: Answered }
  | { phase: 'over'; session: PracticeSession }

interface WordSessionControls {
  state: WordSession
  /** The device refused to keep the last answer; it is asked again, nothing was lost. */
  isStorageFull: boolean
  answer: (given: Answered) => Promise<void>
  next: () => void
  undo: () => Promise<void>
  /** Begins a further session, with new words even when today's are all met. */
  startAnother: () => void
}

function stateOf(session: PracticeSession): WordSession {
  const exercise = currentExercise(session)
  if (exercise !== undefined) return { phase: 'asking', session, exercise }
  return session.start.planned.length === 0 ? { phase: 'empty' } : { phase: 'over', session }
}

/** A session of Word Practise: begun or taken up again, answered, taken back, ended. */
export function useWordSession(course: Course): WordSessionControls {
  const store = usePracticeStore()
  const [state, setState] = useState<WordSession>({ phase: 'preparing' })
  const [isStorageFull, setIsStorageFull] = useState(false)
  const [askedAt, setAskedAt] = useState(0)
  const [round, setRound] = useState({ number: 1, wantsMore: false })

  const show = useCallback((next: WordSession) => {
    setState(next)
    setAskedAt(Date.now())
  }, [])

  useEffect(() => {
    let isCurrent = true
    beginOrResume(store, course, round.wantsMore)
      .then((session) => {
        if (isCurrent) show(stateOf(session))
      })
      .catch((error: unknown) => reportProblem('starting a session', error))
    return () => {
      isCurrent = false
    }
  }, [store, course, round, show])

  /** An answer counts once the device keeps it: only then does the screen move on. */
  async function keep(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      setIsStorageFull(false)
      return true
    } catch (error) {
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
    if (await keep(() => store.record([review]))) {
      setState({ phase: 'answered', session, exercise: state.exercise, given })
    }
  }

  async function undo() {
    if (state.phase !== 'asking' && state.phase !== 'answered') return
    const taken = undoAnswer(state.session)
    if (taken === undefined) return
    const undoEvent = {
      type: 'undo',
      id: newEventId(),
      answeredAt: Date.now(),
      course: taken.undone.course,
      undoes: taken.undone.id,
    } as const
    if (await keep(() => store.record([undoEvent]))) show(stateOf(taken.session))
  }

  function next() {
    if (state.phase !== 'answered') return
    const following = stateOf(state.session)
    show(following)
    if (following.phase !== 'over') return
    forgetSession(store.userId, course.summary.course).catch((error: unknown) =>
      reportProblem('ending a session', error),
    )
    store.sync()
  }

  return {
    state,
    isStorageFull,
    answer,
    next,
    undo,
    startAnother: () => {
      show({ phase: 'preparing' })
      setRound({ number: round.number + 1, wantsMore: true })
    },
  }
}

async function beginOrResume(
  store: PracticeStore,
  course: Course,
  wantsMore: boolean,
): Promise<PracticeSession> {
  const now = Date.now()
  const { course: code } = course.summary
  const stored = await findStoredSession(store.userId, code, now)
  if (stored !== undefined && !sessionSummary(stored).isOver) return stored
  const { fold } = await store.whenReady()
  const session = startSession({
    id: newEventId(),
    course: code,
    length: defaultSessionLength,
    now,
    units: course.units,
    fold,
    newWords: wantsMore
      ? defaultSessionLength
      : newWordsLeft(fold, { ...localDayOf(now), dailyLimit: defaultDailyNewWords }),
  })
  if (session.start.planned.length > 0) await storeSessionStart(store.userId, session.start)
  return session
}
