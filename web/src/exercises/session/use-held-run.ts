import {
  answerExercise,
  answerPairs,
  undoAnswer,
  type PracticeEvent,
  type PracticeSession,
} from '@mboa/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newEventId } from '../../platform/event-id.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { afterFrame } from '../../platform/run-when-idle.ts'
import type { Answered, AnsweredPairs } from '../exercise-part.ts'
import { holdAlone } from './hold-alone.ts'
import { readClock } from '../../platform/true-clock.ts'

interface RunSource<Run> {
  /** Another one opens another run: an id, or an object that is kept (`useMemo`) for as long. */
  of: object | string
  /** Names what one tab alone may have open. */
  lock: string
  /** What opening it is called where that fails. */
  opening: string
  /** Begins it or resumes it. Aborted: another tab has it by now. */
  open: (signal: AbortSignal) => Promise<Run>
  /** Nothing more is done in it: any tab may have it then. */
  isOver: (run: Run) => boolean
}

/** Exercises as one tab goes through them: a session, or a lesson with its sessions. */
export interface HeldRun<Run> {
  /** Undefined until the device has answered where the learner stands. */
  run: Run | undefined
  /** The device did not open it, or another tab has it: two would record an answer each. */
  stopped: { isElsewhere: boolean; begin: () => void } | undefined
  /** Why the device did not open the run or keep its last step, which must be done again. */
  trouble: StorageTrouble | undefined
  /**
   * What the learner did counts once the device keeps it: only then does the screen move on. From
   * where it stands a run moves on once: a second tap comes before the screen shows it.
   * @param ahead what is shown at once, where nobody is to wait for the device to see it
   */
  move: (from: Run, work: () => Promise<Run>, ahead?: Ahead<Run>) => void
}

/** Nothing moves on from it before the device has kept it. */
interface Ahead<Run> {
  to: Run
  /** Where the run stands again if the device refuses: another object than where it stood. */
  back: Run
}

interface Shown<Run> {
  of?: object | string
  run?: Run
  /** Set where it is stopped. */
  isElsewhere?: boolean
}

/** Holds a run for this tab alone, from where it was left to its end. */
export function useHeldRun<Run>({ of, lock, opening, open, isOver }: RunSource<Run>): HeldRun<Run> {
  const [shown, setShown] = useState<Shown<Run>>({})
  const [attempt, setAttempt] = useState<{ takesOver?: object | string }>({})
  const [trouble, setTrouble] = useState<StorageTrouble>()
  /** Aborted once this tab does not hold the run any more. */
  const stay = useRef(new AbortController())
  const left = useRef<Run>(undefined)
  /** Settles once the device has kept the last step, or has not; what follows waits for that. */
  const settled = useRef<Promise<void>>(undefined)
  /** What was shown ahead and taken back: nothing moves on from it. */
  const takenBack = useRef<Run>(undefined)

  function show(run: Run) {
    setShown({ of, run })
    if (isOver(run)) stay.current.abort()
  }

  const openHere = useEffectEvent(async (signal: AbortSignal) => {
    const run = await open(signal)
    if (!signal.aborted) show(run)
  })

  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const isGone = () => signal.aborted
    stay.current = leave
    const stop = (isElsewhere: boolean) => {
      leave.abort()
      setShown({ of, isElsewhere })
    }
    const isTakenOver = attempt.takesOver === of
    holdAlone(lock, { isTakenOver, signal, onLost: () => stop(true) })
      .then(async (isHeld) => {
        if (isGone()) return
        if (isHeld) await openHere(signal)
        else stop(true)
      })
      .catch((error: unknown) => {
        if (error !== signal.reason) reportProblem(opening, error)
        if (isGone()) return
        setTrouble(storageTroubleOf(error))
        stop(false)
      })
    return () => leave.abort()
  }, [of, lock, opening, attempt])

  const { run, isElsewhere }: Shown<Run> = shown.of === of ? shown : {}
  return {
    run,
    trouble,
    stopped: isElsewhere === undefined ? undefined : { isElsewhere, begin },
    move,
  }

  function begin() {
    setShown({})
    setAttempt(isElsewhere === true ? { takesOver: of } : {})
  }

  function move(from: Run, work: () => Promise<Run>, ahead?: Ahead<Run>) {
    const { signal } = stay.current
    if (left.current === from || signal.aborted) return
    left.current = from
    if (ahead !== undefined) {
      setTrouble(undefined)
      show(ahead.to)
    }
    const before = settled.current
    settled.current = keep()

    async function keep() {
      await before
      // Opening the device's store takes as long as drawing the verdict, which does not wait for it.
      if (ahead !== undefined) await frameDrawn()
      if (takenBack.current === from) return
      try {
        const next = await work()
        setTrouble(undefined)
        if (!signal.aborted && next !== ahead?.to) show(next)
      } catch (error) {
        reportProblem('keeping an answer', error)
        left.current = undefined
        setTrouble(storageTroubleOf(error))
        if (ahead === undefined) return
        takenBack.current = ahead.to
        if (!signal.aborted) show(ahead.back)
      }
    }
  }
}

const frameDrawn = () => new Promise<void>((resolve) => void afterFrame(resolve))

/** What the learner did: the session after it, and the events that record it. */
interface SessionStep {
  session: PracticeSession
  events: readonly PracticeEvent[]
}

interface AnswerStep extends SessionStep {
  /** What the feedback is about; of pairs the worst. */
  given: Answered
}

/** @param shownAt when the exercise was shown (epoch ms) */
export function answerShown(
  session: PracticeSession,
  given: Answered,
  shownAt: number,
): AnswerStep {
  const after = answerExercise(session, { ...given, ...timesSince(shownAt), id: newEventId() })
  return { session: after.session, events: [after.review], given }
}

/** The same for match-pairs; undefined where no pair was given. */
export function answerShownPairs(
  session: PracticeSession,
  pairs: AnsweredPairs,
  shownAt: number,
): AnswerStep | undefined {
  const given = pairs.find(({ outcome }) => outcome === 'wrong') ?? pairs[0]
  if (given === undefined) return undefined
  const after = answerPairs(session, {
    ...timesSince(shownAt),
    pairs: pairs.map((pair) => ({ ...pair, id: newEventId() })),
  })
  return { session: after.session, events: after.reviews, given }
}

/** Takes the last answer back; undefined when nothing has been answered. */
export function takeBack(session: PracticeSession): SessionStep | undefined {
  const taken = undoAnswer(session)
  if (taken === undefined) return undefined
  const answeredAt = readClock()
  const events = taken.undone.map(({ id, course }) => ({
    type: 'undo' as const,
    id: newEventId(),
    answeredAt,
    course,
    undoes: id,
  }))
  return { session: taken.session, events }
}

function timesSince(shownAt: number): { answeredAt: number; tookMs: number } {
  const answeredAt = readClock()
  return { answeredAt, tookMs: Math.max(0, answeredAt - shownAt) }
}
