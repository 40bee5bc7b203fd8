import { Trans } from '@lingui/react/macro'
import type { Lesson } from '@mboa/contract'
import { countLessonSteps, sessionSummary, type LessonRun } from '@mboa/domain'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { ExerciseFrame } from '../../../exercises/session/exercise-frame.tsx'
import { ReplanContext } from '../../../exercises/session/replan-context.ts'
import { AnswerNotSaved } from '../../../exercises/session/session-stopped.tsx'
import { ShownExercise } from '../../../exercises/exercise-screens.tsx'
import './lesson-page.css'
import { ItemPage } from './item-page.tsx'
import { LettersPage } from './letters-page.tsx'
import { NotePage } from './note-page.tsx'
import type { LessonRunControls } from './use-lesson-run.ts'

interface LessonPartScreenProps {
  course: Course
  lesson: Lesson
  controls: LessonRunControls
  onLeave: () => void
}

/** The page or the exercise that a run has come to, in the frame of exercises. */
export function LessonPartScreen(props: LessonPartScreenProps) {
  const { course, lesson, controls, onLeave } = props
  const { state, next } = controls
  if (state === undefined) return null
  const { view, run, given, unkept, sessions, shownAt } = state
  const replanning = { course, session: run.id, replan: controls.replan }
  const warning = controls.trouble && <AnswerNotSaved because={controls.trouble} />

  const { done, total } = countLessonSteps(run, sessions)

  if (view.phase === 'reading') {
    return (
      <ExerciseFrame
        outcomes={done}
        total={total}
        isAnswered={false}
        comesBack={false}
        shownAt={shownAt}
        onLeave={onLeave}
      >
        {warning}
        <ReplanContext value={{ ...replanning, exercise: undefined }}>
          <ReadPage key={run.at} course={course} lesson={lesson} run={run} onNext={next} />
        </ReplanContext>
      </ExerciseFrame>
    )
  }
  if (view.phase !== 'asking') return null
  const session = sessions.get(view.session.start.id) ?? view.session
  const { answered, comesBack } = sessionSummary(session)
  const isFirst = answered === (given === undefined ? 0 : 1)
  const isMissed = view.kind === 'check' && given?.outcome === 'wrong'
  return (
    <ExerciseFrame
      outcomes={done}
      total={total}
      isAnswered={given !== undefined}
      comesBack={comesBack || isMissed}
      shownAt={shownAt}
      onLeave={onLeave}
      // A check asks once.
      onUndo={view.kind !== 'check' && answered > 0 ? controls.undo : undefined}
    >
      {warning}
      {isFirst && <PartBegins kind={view.kind} />}
      <ReplanContext
        value={{ ...replanning, exercise: given === undefined ? view.exercise : undefined }}
      >
        <ShownExercise
          key={shownAt}
          exercise={view.exercise}
          course={course}
          given={given}
          unkept={unkept}
          onAnswer={controls.answer}
          onAnswerPairs={controls.answerPairs}
          onNext={next}
        />
      </ReplanContext>
    </ExerciseFrame>
  )
}

/** What begins here, where pages turn into exercises and these into others. */
function PartBegins({ kind }: { kind: 'drill' | 'sentences' | 'check' }) {
  return (
    <p className="part-begins">
      {kind === 'drill' && <Trans>Practise what you’ve just read.</Trans>}
      {kind === 'sentences' && <Trans>Now in sentences.</Trans>}
      {kind === 'check' && <Trans>Last step: every word and its meaning once more.</Trans>}
    </p>
  )
}

interface ReadPageProps {
  course: Course
  lesson: Lesson
  run: LessonRun
  onNext: () => void
}

function ReadPage({ course, lesson, run, onNext }: ReadPageProps) {
  const part = run.parts[run.at]
  if (part === undefined || 'start' in part) return null
  if (part.kind === 'item') {
    const item = listItems(course).get(part.item)
    return item && <ItemPage item={item} course={course} onNext={onNext} />
  }
  const step = lesson.steps[part.step]
  if (step?.step === 'note') return <NotePage step={step} course={course} onNext={onNext} />
  if (step?.step === 'letters') return <LettersPage step={step} course={course} onNext={onNext} />
  return null
}
