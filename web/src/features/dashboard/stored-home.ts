import { bilingualSchema, type Bilingual, type CourseSummary } from '@mboa/contract'
import * as v from 'valibot'
import { localDayOf } from '../../platform/clock.ts'
import { saveLastHome, readLastHome } from '../../platform/last-home.ts'
import type { TodayPlan } from './today.ts'

const waiting = v.object({ due: v.number(), fresh: v.number() })
const bareWord = v.object({ text: v.string(), meaning: bilingualSchema })

const storedHomeSchema = v.object({
  userId: v.string(),
  /** The instant at which the local day began, epoch ms. */
  dayStartsAt: v.number(),
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
  /** False for what was kept on an earlier day: its numbers are not today's. */
  isOfToday: boolean
}

/** @param now epoch ms at which the plan was made */
export function saveHome(
  userId: string,
  { course: { course, htmlLang, name }, plan }: Omit<Home, 'isOfToday'>,
  now: number,
): void {
  const { dayStartsAt } = localDayOf(now)
  const stored = {
    userId,
    dayStartsAt,
    course: { course, htmlLang, name },
    plan,
  }
  saveLastHome(stored)
}

/** What home showed this learner last on this device; undefined where that was somebody else. */
export function findStoredHome(userId: string, now: number): Home | undefined {
  const stored = v.safeParse(storedHomeSchema, readLastHome())
  if (!stored.success || stored.output.userId !== userId) return undefined
  const { course, plan, dayStartsAt } = stored.output
  return {
    course,
    plan: { ...plan, lesson: plan.lesson, shown: plan.shown },
    isOfToday: dayStartsAt === localDayOf(now).dayStartsAt,
  }
}
