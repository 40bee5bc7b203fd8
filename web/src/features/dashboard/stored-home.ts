import { bilingualSchema, type Bilingual, type CourseSummary } from '@mboa/contract'
import * as v from 'valibot'
import { localDayOf } from '../../platform/clock.ts'
import { lastHome } from '../../platform/last-home.ts'
import type { TodayPlan } from './today.ts'

const waiting = v.object({ due: v.number(), fresh: v.number() })
const bareWord = v.object({ text: v.string(), meaning: bilingualSchema })

const storedHomeSchema = v.object({
  userId: v.string(),
  /** The instant at which the local day began, epoch ms. */
  dayStartsAt: v.number(),
  isAsked: v.boolean(),
  course: v.object({ course: v.string(), htmlLang: v.string(), name: bilingualSchema }),
  plan: v.object({
    words: waiting,
    sentences: waiting,
    sentencesHere: v.object({ all: v.number(), ready: v.number() }),
    lesson: v.optional(v.object({ title: bilingualSchema, path: v.string() })),
    minutes: v.number(),
    shown: v.optional(bareWord),
    path: v.string(),
  }),
})

/** What of a course home names. */
export type NamedCourse = Pick<CourseSummary, 'course' | 'htmlLang' | 'name'>

export interface Home {
  course: NamedCourse
  plan: TodayPlan
  /** What was left in the middle on this device: a session, or a lesson by its title. */
  begun?: { path: string; lesson: Bilingual | undefined } | undefined
  /** The newcomer’s questions stand on it: they have their place before they are there. */
  isAsked: boolean
  /** False for what was kept on an earlier day: its numbers are not today's. */
  isOfToday: boolean
}

/** @param now epoch ms at which the plan was made */
export function saveHome(
  userId: string,
  { course: { course, htmlLang, name }, plan, isAsked }: Omit<Home, 'isOfToday'>,
  now: number,
): void {
  const { dayStartsAt } = localDayOf(now)
  const stored = {
    userId,
    dayStartsAt,
    isAsked,
    course: { course, htmlLang, name },
    plan,
  }
  lastHome.save(stored)
}

/** What home showed this learner last on this device; undefined where that was somebody else. */
export function findStoredHome(userId: string, now: number): Home | undefined {
  const stored = v.safeParse(storedHomeSchema, lastHome.read())
  if (!stored.success || stored.output.userId !== userId) return undefined
  const { course, plan, isAsked, dayStartsAt } = stored.output
  const isOfToday = dayStartsAt === localDayOf(now).dayStartsAt
  return {
    course,
    isAsked: isAsked && isOfToday,
    plan: { ...plan, lesson: plan.lesson, shown: plan.shown },
    isOfToday,
  }
}
