import { pagePaths, type Bilingual, type Word } from '@mboa/contract'
import { outlookForSentences, outlookForWords, readSettings, type PracticeFold } from '@mboa/domain'
import { localDayOf } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { findNextLesson, type NextLesson } from './next-lesson.ts'

/** What waits of the words or the sentences of a course. */
interface Waiting {
  /** Those whose review is due now. */
  due: number
  /** New ones that may be begun today. */
  fresh: number
}

/** What today's card says about one course. */
export interface TodayPlan {
  words: Waiting
  /** Of the new ones, as many as one session still takes. */
  sentences: Waiting
  /** All sentences of the course, and those that can be practised now, in however many sessions. */
  sentencesHere: { all: number; ready: number }
  lesson: NextLesson | undefined
  /** How long what waits may take; 0 where nothing does. */
  minutes: number
  /** The word shown large: the one that has waited longest, else the next new one. */
  shown: { text: string; meaning: Bilingual } | undefined
  /** Where the one button leads: what is due, the next lesson, what else is new. */
  path: string
}

/** One with its reading, its answer and, for many, its second asking. */
const secondsPerWord = 20
const secondsPerSentence = 30

/** What waits at `now` (epoch ms) in a course, by the device's calendar day. */
export function planToday(
  fold: PracticeFold,
  { course: { summary, units, recordings }, now }: { course: Course; now: number },
): TodayPlan {
  const { course } = summary
  const { due, unmet, fresh } = outlookForWords(fold, {
    course,
    units,
    now,
    ...localDayOf(now),
    recorded: recordings,
  })
  const words = { due: due.length, fresh }
  const ready = outlookForSentences(fold, { course, units, now, recorded: recordings })
  const room = Math.max(0, readSettings(fold).sessionLength - ready.due)
  const sentences = { due: ready.due, fresh: Math.min(ready.fresh, room) }
  const lesson = findNextLesson(fold, { course, units })
  const seconds = countAll(words) * secondsPerWord + countAll(sentences) * secondsPerSentence
  const ways = [
    { path: sessionPath(pagePaths.learnerWords), isWanted: words.due > 0 },
    { path: sessionPath(pagePaths.learnerSentences), isWanted: sentences.due > 0 },
    { path: lesson?.path ?? '', isWanted: lesson !== undefined },
    { path: sessionPath(pagePaths.learnerWords), isWanted: words.fresh > 0 },
    { path: sessionPath(pagePaths.learnerSentences), isWanted: sentences.fresh > 0 },
  ]
  const path = ways.find(({ isWanted }) => isWanted)?.path ?? pagePaths.learnerWords
  return {
    words,
    sentences,
    lesson,
    minutes: Math.ceil(seconds / 60),
    shown: shownOf(due[0] ?? (fresh > 0 || lesson !== undefined ? unmet[0] : undefined)),
    path,
    sentencesHere: { all: ready.all, ready: ready.due + ready.fresh },
  }
}

const countAll = ({ due, fresh }: Waiting): number => due + fresh

function shownOf(word: Word | undefined): TodayPlan['shown'] {
  if (word === undefined) return undefined
  const { en, fr } = word.gloss
  return { text: word.text, meaning: { en: en[0] ?? '', fr: fr[0] ?? '' } }
}
