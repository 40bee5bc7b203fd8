import { useLingui } from '@lingui/react/macro'
import { judgeChoice, recallsFirst, type ExerciseKind } from '@mboa/domain'
import { BookOpen, Check, Images, X } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { GiveUp } from '../asking/give-up.tsx'
import { ChoiceTiles, type Choice, type ChoiceVoices } from './choice-tiles.tsx'
import { HeardChoices } from '../hearing/recorded.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useOnePressPerStep } from '../session/frame-keys.ts'
import { findWord, useStrictness, type ExercisePart, type ExerciseProps } from '../exercise-part.ts'
import { ExerciseTask } from '../asking/prompt.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { FeedbackSheet, verdictTexts } from '../feedback/feedback-sheet.tsx'
import { ReportLinks } from '../feedback/report-links.tsx'
import { useItemReport } from '../feedback/item-report.ts'

interface ChoiceExerciseProps extends ExercisePart {
  exercise: { readonly kind: ExerciseKind; readonly item: string }
  task: string
  /** What is asked about, above the choices. */
  prompt: ReactNode
  choices: readonly Choice[]
  /** The id of the right choice. */
  rightId: string
  /** What a wrong choice is called. */
  wrongVerdict: string
  /** The right choice, said to those who do not see the tiles, unless the verdict names it. */
  rightSaid: string
  /** The item that a choice says aloud, by its id, for choices that are words: keep it (`useMemo`). */
  saying?: ReadonlyMap<string, string> | undefined
  /** What more is said of a wrong choice. */
  children?: ReactNode
}

/** It comes with a session's end, for what is known already. */
const { Part: RecallFirst } = lazyPart(
  async () => (await import('./recall-first.tsx')).RecallFirst,
  'silent',
)

/** One of up to four is chosen: the frame of every choice. */
export function ChoiceExercise(props: ChoiceExerciseProps) {
  const { exercise, task, prompt, choices, rightId, wrongVerdict, rightSaid } = props
  const { course, given, onAnswer, onNext } = props
  const { t } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const labelOf = (chosen: string | undefined) =>
    choices.find(({ id }) => id === chosen)?.label ?? ''
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: labelOf(given?.answer),
    expected: labelOf(rightId),
  })
  const { getSnapshot } = usePracticeStore()
  const [recalling, setRecalling] = useState(
    () => recallsFirst(getSnapshot().fold, exercise) && 'waiting',
  )
  const waits = recalling === 'waiting' && given === undefined
  const pressing = useOnePressPerStep(`${recalling}`)
  const [voices, setVoices] = useState<ChoiceVoices>()
  const [heard, setHeard] = useState<string>()
  const showChoices = useCallback(() => setRecalling('come'), [])
  function choose(chosen: string) {
    if (voices === undefined || chosen === heard) {
      onAnswer({ ...judgeChoice(rightId, chosen), strictness, answer: chosen })
    } else setHeard(chosen)
  }
  const judged = given ?? { ...judgeChoice(rightId, rightId), answer: rightId }
  const verdict = verdictOf(judged.answer === '', judged.outcome === 'correct')
  const right = choices.find(({ id }) => id === rightId)
  const chosen = choices.find(({ id }) => id === given?.answer && id !== rightId)
  const said = given && !verdict.includes(right?.label ?? '') ? rightSaid : undefined
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{task}</ExerciseTask>
      {prompt}
      <div className="dock" {...pressing}>
        <ChoiceTiles
          choices={choices}
          voices={voices}
          heard={heard}
          isWaiting={waits}
          result={given && { rightId, chosenId: given.answer }}
          onChoose={choose}
        >
          {recalling && !given && (
            <RecallFirst isWaiting={waits} onShow={showChoices} onMissing={showChoices} />
          )}
        </ChoiceTiles>
        {props.saying && course.recordings && !given && (
          <HeardChoices course={course} saying={props.saying} heard={heard} onOffer={setVoices} />
        )}
        {given === undefined && <GiveUp onGiveUp={giveUp} />}
      </div>
      <div role="status" className="only-assistive">
        {said}
      </div>
      <AnswerAndVerdict
        given={given}
        verdict={
          <FeedbackSheet
            outcome={judged.answer === '' ? 'shown' : judged.outcome}
            verdict={verdict}
            links={<ReportLinks report={report} />}
            onNext={onNext}
          >
            {right?.picture !== undefined && (
              <div className="answered-pictures" aria-hidden="true">
                {[chosen, right].map(
                  (each) =>
                    each?.picture !== undefined && (
                      <span key={each.id}>
                        <WordPicture picture={each.picture} />
                        <Icon of={each === right ? Check : X} />
                      </span>
                    ),
                )}
              </div>
            )}
            {/* A word stands in the prompt by now; a meaning on its tile alone, which this may cover. */}
            {said !== undefined && right?.lang === undefined && <p aria-hidden="true">{said}</p>}
            {props.children}
          </FeedbackSheet>
        }
      />
    </>
  )

  function verdictOf(isGivenUp: boolean, isRight: boolean): string {
    if (isRight) return t(verdictTexts.right)
    return isGivenUp ? t(verdictTexts.shown) : wrongVerdict
  }
}

/** Meanings to choose from in the language of the interface, with their pictures where those are. */
export function useMeaningChoices(
  options: ExerciseProps<'choose-meaning'>['exercise']['options'],
  course: ExercisePart['course'],
  isPictured: boolean,
): Choice[] {
  const { i18n } = useLingui()
  const language = i18n.locale
  return useMemo(
    () =>
      options.map(({ item: id, meaning }) => ({
        id,
        label: glossIn(meaning, language),
        picture: isPictured ? findWord(course, id)?.picture : undefined,
      })),
    [course, options, isPictured, language],
  )
}

/**
 * The word is shown, and heard where it is recorded; its meaning is chosen, or its picture. The
 * meanings stand under the pictures afterwards.
 */
export function ChooseMeaning({
  exercise,
  ...part
}: ExerciseProps<'choose-meaning' | 'choose-picture'>) {
  const { t } = useLingui()
  const { course } = part
  const { item, text, kind } = exercise
  const isPictured = kind === 'choose-picture'
  const choices = useMeaningChoices(exercise.options, course, isPictured)
  const rightMeaning = choices.find(({ id }) => id === item)?.label ?? ''
  const sign = <Icon of={isPictured ? Images : BookOpen} />
  const margin = <SoundButton course={course} item={item} fallback={sign} />
  return (
    <ChoiceExercise
      exercise={exercise}
      task={isPictured ? t`Which picture matches?` : t`What does it mean?`}
      prompt={<WordPrompt course={course} item={item} margin={margin} text={text} />}
      choices={choices}
      rightId={item}
      wrongVerdict={
        isPictured ? t`Not the right picture.` : t`Not quite: it means “${rightMeaning}”.`
      }
      rightSaid={t`It means “${rightMeaning}”.`}
      {...part}
    />
  )
}
