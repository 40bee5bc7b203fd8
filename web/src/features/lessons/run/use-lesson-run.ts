import { useRef } from 'react'
import {
  beginAnew,
  exerciseKinds,
  goOn,
  readFinishedLessons,
  readStrictness,
  repeatCheck,
  startLesson,
  startSkipCheck,
  type CourseLesson,
  type LessonRun,
  type PracticeEvent,
} from '@mboa/domain'
import type { Answered, AnsweredPairs } from '../../../exercises/exercise-part.ts'
import { listPictured, type Course } from '../../../platform/course-store/course-store.ts'
import type { Replanning } from '../../../exercises/session/replan-context.ts'
import {
  answerShown,
  answerShownPairs,
  takeBack,
  useHeldRun,
  type HeldRun,
} from '../../../exercises/session/use-held-run.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import type { PracticeStore } from '../../../platform/practice-store/practice-store.ts'
import {
  storedLesson,
  type LessonProgress,
} from '../../../platform/practice-store/stored-lesson.ts'
import { settle, type LessonView } from './lesson-view.ts'
import { readClock } from '../../../platform/true-clock.ts'

interface LessonState extends LessonProgress {
  view: LessonView
  /** The answer on whose feedback the learner is. */
  given?: Answered | undefined
  /** The answer that the device did not keep. */
  unkept?: Answered | undefined
  /** When this was shown (epoch ms): another one each time. */
  shownAt: number
}

export interface LessonRunControls
  extends Pick<HeldRun<LessonState>, 'stopped' | 'trouble'>, Pick<Replanning, 'replan'> {
  /** Undefined until the device has answered where the learner stands. */
  state: LessonState | undefined
  /** On from a page that was read, or from an answer's feedback. */
  next: () => void
  answer: (given: Answered) => void
  answerPairs: (given: AnsweredPairs) => void
  undo: () => void
  /** Another round of a check that was not passed. */
  askMissed: () => void
}

/**
 * One lesson, or with `skipped` the check over the lessons before it, until it is passed. It is
 * begun from the course and the skipped lessons as they are when it is opened.
 */
export function useLessonRun(
  course: Course,
  lesson: CourseLesson,
  skipped?: readonly CourseLesson[],
): LessonRunControls {
  const store = usePracticeStore()
  const isSkipCheck = skipped !== undefined
  const kept = storedLesson(lesson, isSkipCheck)
  /** The recordings that its exercises were made for last. */
  const made = useRef(course.recordings)
  const held = useHeldRun<LessonState>({
    // Not the lesson itself: an update of its course makes another of the same.
    of: lesson.id,
    lock: `mboa-lesson-${store.userId}-${lesson.id}-${isSkipCheck}`,
    opening: 'opening a lesson',
    async open(signal) {
      const stored = await kept.find(store.userId)
      const progress = stored ?? (await beginLesson(store, course, lesson, skipped))
      signal.throwIfAborted()
      return arriveAt(progress)
    },
    isOver: ({ view }) => view.phase === 'passed',
  })
  const { run: state, stopped, trouble, move } = held

  /** Past what is over, once the device keeps how far the learner has come. */
  async function arriveAt({ run: given, sessions }: LessonProgress): Promise<LessonState> {
    const { run, view } = settle({ run: given, sessions })
    if (view.phase === 'passed') {
      await store.record(listFinishings(store, run))
      await kept.forget(store.userId)
      store.sync()
    } else await kept.store(store.userId, run)
    return { run, sessions, view, shownAt: readClock() }
  }

  /** Recordings come while the first pages are read: what is asked afterwards may be heard. */
  async function withSound(run: LessonRun): Promise<LessonRun> {
    if (isSkipCheck || course.recordings === made.current) return run
    made.current = course.recordings
    return beginAnew(run, (await beginLesson(store, course, lesson, undefined)).run)
  }

  function saveAnswer(step: ReturnType<typeof answerShownPairs>) {
    if (state === undefined || step === undefined) return
    const { session, events, given } = step
    const sessions = new Map(state.sessions).set(session.start.id, session)
    const to = { ...state, given, sessions }
    const back = { ...state, shownAt: readClock(), unkept: given }
    move(state, () => store.record(events).then(() => to), { to, back })
  }

  const asked = state?.given === undefined ? state : undefined
  return {
    state,
    stopped,
    trouble,
    next() {
      if (state === undefined) return
      const { view, run, sessions } = state
      move(state, async () =>
        arriveAt({ run: view.phase === 'reading' ? goOn(await withSound(run)) : run, sessions }),
      )
    },
    answer(given) {
      if (asked?.view.phase !== 'asking') return
      saveAnswer(answerShown(asked.view.session, given, asked.shownAt))
    },
    answerPairs(pairs) {
      if (asked?.view.phase !== 'asking') return
      saveAnswer(answerShownPairs(asked.view.session, pairs, asked.shownAt))
    },
    undo() {
      if (state?.view.phase !== 'asking') return
      const { id } = state.view.session.start
      const step = takeBack(state.sessions.get(id) ?? state.view.session)
      if (step === undefined) return
      const sessions = new Map(state.sessions).set(id, step.session)
      move(state, async () => {
        await store.record(step.events)
        return arriveAt({ run: state.run, sessions })
      })
    },
    replan(plan) {
      if (asked?.view.phase !== 'asking') return
      const { run, sessions } = asked
      const parts = run.parts.map((part) =>
        'start' in part ? { ...part, start: plan(part.start) } : part,
      )
      const replanned = Array.from(
        sessions,
        ([id, session]) => [id, { ...session, start: plan(session.start) }] as const,
      )
      move(asked, () => arriveAt({ run: { ...run, parts }, sessions: new Map(replanned) }))
    },
    askMissed() {
      if (state?.view.phase !== 'missed') return
      const { run, view, sessions } = state
      // A further round is of the same lesson: it is made with it.
      const id = newEventId(run.startedAt)
      const repeated = repeatCheck(run, view.result, { id, now: readClock() })
      move(state, () => arriveAt({ run: repeated, sessions }))
    },
  }
}

/** What is reported of a run that was passed; nothing for a lesson that is done already. */
function listFinishings(store: PracticeStore, run: LessonRun): PracticeEvent[] {
  const finished = readFinishedLessons(store.getSnapshot().fold, run.course)
  const how = run.skips === undefined ? 'done' : 'skipped'
  const isNews = (lesson: string) =>
    how === 'done' ? finished.get(lesson)?.how !== 'done' : !finished.has(lesson)
  return (run.skips ?? [run.lesson]).filter(isNews).map((lesson) => ({
    type: 'lesson',
    id: newEventId(),
    answeredAt: readClock(),
    course: run.course,
    lesson,
    how,
  }))
}

async function beginLesson(
  store: PracticeStore,
  course: Course,
  lesson: CourseLesson,
  skipped: readonly CourseLesson[] | undefined,
): Promise<LessonProgress> {
  const { fold } = await store.whenReady()
  const code = course.summary.course
  const now = readClock()
  const request = {
    lesson,
    course: code,
    newId: () => newEventId(now),
    now,
    units: course.units,
    fold,
    kinds: exerciseKinds,
    strictness: readStrictness(fold, code),
    recorded: new Set(course.recordings?.keys()),
    pictured: listPictured(course),
  }
  const run = skipped === undefined ? startLesson(request) : startSkipCheck(request, skipped)
  return { run, sessions: new Map() }
}
