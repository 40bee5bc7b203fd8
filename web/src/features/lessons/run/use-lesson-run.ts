import {
  answerExercise,
  answerPairs,
  exerciseKinds,
  goOn,
  readFinishedLessons,
  readStrictness,
  repeatCheck,
  startLesson,
  startSkipCheck,
  undoAnswer,
  type CourseLesson,
  type LessonRun,
  type PracticeEvent,
  type PracticeSession,
} from '@mboa/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answered, AnsweredPairs } from '../../../exercises/exercise-part.ts'
import { holdAlone } from '../../../exercises/session/hold-alone.ts'
import { listPictured, type Course } from '../../../platform/course-store/course-store.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import type { PracticeStore } from '../../../platform/practice-store/practice-store.ts'
import {
  findLessonProgress,
  forgetLessonRun,
  storeLessonRun,
  type LessonProgress,
  type RunOf,
} from '../../../platform/practice-store/stored-lesson.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { settle, type LessonView } from './lesson-view.ts'

interface RunState extends LessonProgress {
  view: LessonView
  /** The answer on whose feedback the learner is. */
  given?: Answered | undefined
  /** When this was shown (epoch ms): another one each time. */
  shownAt: number
}

export interface LessonRunControls {
  /** Undefined until the device has told where the learner stands. */
  state: RunState | undefined
  /** Tries again; given where the device did not open the lesson. */
  retry: (() => void) | undefined
  /** Given where another tab has the lesson: two would record an answer each. */
  takeOver: (() => void) | undefined
  /** The device refused to keep something; nothing is lost, the same is to be done again. */
  isStorageFull: boolean
  /** On from a page that was read, or from an answer's feedback. */
  next: () => void
  answer: (given: Answered) => void
  answerPairs: (given: AnsweredPairs) => void
  undo: () => void
  /** Another round of a check that was not passed. */
  askMissed: () => void
}

/** One lesson, or with `skipped` the check over the lessons before it, until it is passed. */
export function useLessonRun(
  course: Course,
  lesson: CourseLesson,
  skipped?: readonly CourseLesson[],
): LessonRunControls {
  const store = usePracticeStore()
  const [state, setState] = useState<RunState>()
  const [isStorageFull, setIsStorageFull] = useState(false)
  const [attempt, setAttempt] = useState<{ takesOver?: CourseLesson }>({})
  /** Why it is not shown here: the device did not open it, or another tab has it. */
  const [obstacle, setObstacle] = useState<'failure' | 'elsewhere'>()
  /** Aborted once this tab does not hold the lesson any more. */
  const stay = useRef(new AbortController())
  const isSkipCheck = skipped !== undefined

  const show = useCallback(
    async ({ run: given, sessions }: LessonProgress) => {
      const { signal } = stay.current
      if (signal.aborted) return
      const { run, view } = settle({ run: given, sessions })
      const of: RunOf = { lesson, isSkipCheck }
      if (view.phase === 'passed') {
        await store.record(listFinishings(store, run))
        await forgetLessonRun(store.userId, of)
        stay.current.abort()
        store.sync()
      } else await storeLessonRun(store.userId, of, run)
      setState({ run, sessions, view, shownAt: Date.now() })
    },
    [store, lesson, isSkipCheck],
  )

  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const isGone = () => signal.aborted
    stay.current = leave
    const onLost = () => {
      leave.abort()
      setState(undefined)
      setObstacle('elsewhere')
    }
    holdAlone(`mboa-lesson-${store.userId}-${lesson.id}-${isSkipCheck}`, {
      signal,
      isTakenOver: attempt.takesOver === lesson,
      onLost,
    })
      .then(async (isHeld) => {
        if (isGone()) return
        if (!isHeld) {
          onLost()
          return
        }
        const progress = await openRun(store, course, lesson, skipped)
        if (!isGone()) await show(progress)
      })
      .catch((error: unknown) => {
        reportProblem('opening a lesson', error)
        if (!isGone()) setObstacle('failure')
      })
    return () => leave.abort()
    // A lesson is begun from the course and the skipped lessons as they are when it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, lesson, isSkipCheck, show, attempt])

  /** What the learner did counts once the device keeps it: only then does the screen move on. */
  function keep(work: () => Promise<void>): void {
    if (stay.current.signal.aborted) return
    work()
      .then(() => setIsStorageFull(false))
      .catch((error: unknown) => {
        reportProblem('keeping a step of a lesson', error)
        setIsStorageFull(true)
      })
  }

  function keepAnswer(after: PracticeSession, reviews: readonly PracticeEvent[], given: Answered) {
    if (state === undefined) return
    keep(async () => {
      await store.record(reviews)
      if (stay.current.signal.aborted) return
      const sessions = new Map(state.sessions).set(after.start.id, after)
      setState({ ...state, sessions, given })
    })
  }

  const openAgain = (isTakenOver: boolean) => () => {
    setObstacle(undefined)
    setAttempt(isTakenOver ? { takesOver: lesson } : {})
  }

  return {
    state,
    isStorageFull,
    retry: obstacle === 'failure' ? openAgain(false) : undefined,
    takeOver: obstacle === 'elsewhere' ? openAgain(true) : undefined,
    next() {
      if (state === undefined) return
      const run = state.view.phase === 'reading' ? goOn(state.run) : state.run
      keep(() => show({ run, sessions: state.sessions }))
    },
    answer(given) {
      if (state?.view.phase !== 'asking' || state.given !== undefined) return
      const { session, review } = answerExercise(state.view.session, {
        ...given,
        ...timesOf(state),
        id: newEventId(),
      })
      keepAnswer(session, [review], given)
    },
    answerPairs(pairs) {
      const given = pairs.find(({ outcome }) => outcome === 'wrong') ?? pairs[0]
      if (state?.view.phase !== 'asking' || state.given !== undefined || given === undefined) return
      const { session, reviews } = answerPairs(state.view.session, {
        ...timesOf(state),
        pairs: pairs.map((pair) => ({ ...pair, id: newEventId() })),
      })
      keepAnswer(session, reviews, given)
    },
    undo() {
      if (state?.view.phase !== 'asking') return
      const { id } = state.view.session.start
      const taken = undoAnswer(state.sessions.get(id) ?? state.view.session)
      if (taken === undefined) return
      const answeredAt = Date.now()
      const undoEvents = taken.undone.map((review) => ({
        type: 'undo' as const,
        id: newEventId(),
        answeredAt,
        course: review.course,
        undoes: review.id,
      }))
      keep(async () => {
        await store.record(undoEvents)
        await show({ run: state.run, sessions: new Map(state.sessions).set(id, taken.session) })
      })
    },
    askMissed() {
      if (state?.view.phase !== 'missed') return
      const { run, view, sessions } = state
      const repeated = repeatCheck(run, view.result, { id: newEventId(), now: Date.now() })
      keep(() => show({ run: repeated, sessions }))
    },
  }
}

function timesOf({ shownAt }: RunState): { answeredAt: number; tookMs: number } {
  const answeredAt = Date.now()
  return { answeredAt, tookMs: Math.max(0, answeredAt - shownAt) }
}

/** What is told of a run that was passed; a lesson that is done already is told no second time. */
function listFinishings(store: PracticeStore, run: LessonRun): PracticeEvent[] {
  const finished = readFinishedLessons(store.getSnapshot().fold, run.course)
  const how = run.skips === undefined ? 'done' : 'skipped'
  const isNews = (lesson: string) =>
    how === 'done' ? finished.get(lesson)?.how !== 'done' : !finished.has(lesson)
  return (run.skips ?? [run.lesson]).filter(isNews).map((lesson) => ({
    type: 'lesson',
    id: newEventId(),
    answeredAt: Date.now(),
    course: run.course,
    lesson,
    how,
  }))
}

async function openRun(
  store: PracticeStore,
  course: Course,
  lesson: CourseLesson,
  skipped: readonly CourseLesson[] | undefined,
): Promise<LessonProgress> {
  const isSkipCheck = skipped !== undefined
  const stored = await findLessonProgress(store.userId, { lesson, isSkipCheck })
  if (stored !== undefined) return stored
  const { fold } = await store.whenReady()
  const code = course.summary.course
  const request = {
    lesson,
    course: code,
    newId: newEventId,
    now: Date.now(),
    units: course.units,
    fold,
    kinds: exerciseKinds,
    strictness: readStrictness(fold, code),
    recorded: new Set(course.recordings?.keys()),
    pictured: listPictured(course),
  }
  const run = isSkipCheck ? startSkipCheck(request, skipped) : startLesson(request)
  return { run, sessions: new Map() }
}
