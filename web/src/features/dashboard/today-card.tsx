import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookA } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { CourseSwitch } from '../../ui/course-switch.tsx'
import type { Home } from './stored-home.ts'
import type { TodayPlan } from './today.ts'

interface TodayCardProps {
  home: Home
  /** Whether the language can be changed: not while the practice is being read. */
  isRead: boolean
  /** What stands below the button. */
  children: ReactNode
}

/** Today in one course: what waits, and the one big button. */
export function TodayCard(props: TodayCardProps) {
  const { isRead, children } = props
  const { course, plan, isOfToday, begun } = props.home
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const { shown, minutes, path } = plan
  const sentences = usePlanInWords(plan, begun)
  const isOfLesson = begun === undefined && path === plan.lesson?.path
  return (
    <section className="book-page" aria-labelledby={titleId}>
      <div className="margin">
        <Icon of={BookA} />
      </div>
      <div className="text">
        <div className="row-line">
          <h2 id={titleId}>
            <Trans>For today</Trans>
          </h2>
          {isRead ? <CourseSwitch current={course} /> : <p>{glossIn(course.name, language)}</p>}
        </div>
        {shown !== undefined && (
          <div>
            <p className="ruled">
              <WordText lang={course.htmlLang} size="large">
                {shown.text}
              </WordText>
            </p>
            <p className="soft">{glossIn(shown.meaning, language)}</p>
          </div>
        )}
        {(isOfToday || isOfLesson) && (
          <p className="soft">
            {sentences.join(' ')}
            {minutes > 0 && !isOfLesson && begun === undefined && (
              <>
                {' '}
                <Plural value={minutes} one="About # minute." other="About # minutes." />
              </>
            )}
          </p>
        )}
        <Link to={begun?.path ?? path} className="button main wide">
          {begun === undefined ? <Trans>Start</Trans> : <Trans>Continue</Trans>}
        </Link>
        {children}
      </div>
    </section>
  )
}

/** The plan, a sentence for each kind of thing that waits. */
function usePlanInWords(
  { words, sentences, lesson, minutes, path }: TodayPlan,
  begun: Home['begun'],
): string[] {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const title = lesson && glossIn(lesson.title, language)
  if (begun !== undefined) {
    const left = begun.lesson && glossIn(begun.lesson, language)
    return [
      left === undefined
        ? t`Pick up your session where you left off.`
        : t`Pick up “${left}” where you left off.`,
    ]
  }
  if (title !== undefined && path === lesson?.path) return [t`Next lesson: “${title}”.`]
  if (minutes === 0) return [t`Nothing to review now. You can practise anyway.`]
  const inWords: string[] = []
  if (words.due > 0 && words.fresh > 0) {
    inWords.push(
      t`${plural(words.due, { one: '# word to review', other: '# words to review' })}, ${plural(words.fresh, { one: '# new', other: '# new' })}.`,
    )
  } else if (words.due > 0) {
    inWords.push(t`${plural(words.due, { one: '# word to review', other: '# words to review' })}.`)
  } else if (words.fresh > 0) {
    inWords.push(t`${plural(words.fresh, { one: '# new word', other: '# new words' })}.`)
  }
  if (sentences.due > 0 && sentences.fresh > 0) {
    inWords.push(
      t`${plural(sentences.due, { one: '# sentence to review', other: '# sentences to review' })}, ${plural(sentences.fresh, { one: '# new', other: '# new' })}.`,
    )
  } else if (sentences.due > 0) {
    inWords.push(
      t`${plural(sentences.due, { one: '# sentence to review', other: '# sentences to review' })}.`,
    )
  } else if (sentences.fresh > 0) {
    inWords.push(
      t`${plural(sentences.fresh, { one: '# new sentence', other: '# new sentences' })}.`,
    )
  }
  if (words.due + sentences.due === 0) inWords.push(t`Nothing to review.`)
  return inWords
}
