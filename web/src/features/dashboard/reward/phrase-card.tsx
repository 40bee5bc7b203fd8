import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, speakersToCheck } from '@mboa/contract'
import {
  findPhraseOfDay,
  isoDateOf,
  readPhraseAnswer,
  readPracticeWeek,
  answerPhrase,
  type CalendarDay,
} from '@mboa/domain'
import { MessagesSquare } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { SoundButton } from '../../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { learnerCalendar } from '../../../platform/calendar.ts'
import { useMinute } from '../../../platform/clock.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { useChangeSettings } from '../../../platform/practice-store/use-change-settings.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NotSaved } from '../../../ui/not-saved.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import './rewards.css'

/**
 * Today's phrase, to be said to somebody; before it the question whether yesterday's was, to who
 * practised yesterday. Nothing where there is no phrase to say, and nothing asks after missed days.
 */
export function PhraseCard({ course }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const change = useChangeSettings()
  const { asked, today, phraseId, isSaid, isFirst } = usePhraseAnswers(course)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const { course: code, htmlLang } = course.summary
  const phrase = phraseId === undefined ? undefined : listItems(course).get(phraseId)
  if (phrase === undefined) return null

  function answer(day: CalendarDay, wasSaid: boolean) {
    change([answerPhrase(code, day, wasSaid)])
      .then(() => {
        setTrouble(undefined)
        // The button that was pressed goes.
        heading.current?.focus({ preventScroll: true })
      })
      .catch((error: unknown) => {
        reportProblem('keeping what was said', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <section className="book-page" aria-labelledby={titleId}>
      <div className="margin">
        <SoundButton course={course} item={phrase.id} fallback={<Icon of={MessagesSquare} />} />
      </div>
      <div className="text">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {asked === undefined ? t`Say it to someone` : t`Yesterday’s phrase`}
        </h2>
        <div>
          <p className="ruled">
            <WordText lang={htmlLang} size="medium">
              {phrase.text}
            </WordText>
          </p>
          <p className="soft">{glossIn(phrase.gloss, language)[0]}</p>
          <Link to={`${pagePaths.learnerSearch}/${phrase.id}`} className="small">
            <Trans>Where it comes from</Trans>
          </Link>
        </div>
        {asked === undefined ? (
          <>
            {phrase.checkedBy < speakersToCheck && isFirst && (
              <p className="small soft">
                <Trans>
                  No speaker has checked it yet: ask whether people really say it this way.
                </Trans>
              </p>
            )}
            {isSaid ? (
              <p>
                <Trans>Said today.</Trans>
              </p>
            ) : (
              <button type="button" className="button second" onClick={() => answer(today, true)}>
                <Trans>I said it</Trans>
              </button>
            )}
          </>
        ) : (
          <>
            <p>
              <Trans>Did you say it to someone?</Trans>
            </p>
            <div className="phrase-answers">
              <button type="button" className="button second" onClick={() => answer(asked, true)}>
                <Trans>Yes</Trans>
              </button>
              <button type="button" className="button plain" onClick={() => answer(asked, false)}>
                <Trans>Not yet</Trans>
              </button>
            </div>
          </>
        )}
        <NotSaved because={trouble} />
      </div>
    </section>
  )
}

interface PhraseAnswers {
  /** Yesterday, where that is asked about. */
  asked: CalendarDay | undefined
  today: CalendarDay
  /** The phrase of the day that is asked about, else of today. */
  phraseId: string | undefined
  /** Today's was said. */
  isSaid: boolean
  /** None was answered yet. */
  isFirst: boolean
}

function usePhraseAnswers({ summary: { course }, units }: Course): PhraseAnswers {
  const { fold } = usePractice()
  const now = useMinute()
  const calendar = learnerCalendar()
  const { days, today } = readPracticeWeek(fold, { calendar, now })
  const yesterday = today - 1
  const answered = readPhraseAnswer(fold, course)
  const isOpen = answered === undefined || answered.date < isoDateOf(yesterday)
  const hasPractised = days.some(({ day, reviews }) => day === yesterday && reviews > 0)
  const find = (day: CalendarDay) => findPhraseOfDay(fold, { course, units, calendar, day })?.id
  const before = isOpen && hasPractised ? find(yesterday) : undefined
  return {
    asked: before === undefined ? undefined : yesterday,
    today,
    phraseId: before ?? find(today),
    isFirst: answered === undefined,
    isSaid: answered?.isSaid === true && answered.date === isoDateOf(today),
  }
}
