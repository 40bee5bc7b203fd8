import {
  addCourseDecision,
  courseWithdrawals,
  listCourseDecisions,
  listPublished,
  openCourseLibrary,
} from '../../modules/content/index.ts'
import { recordAct, theOperator } from '../../modules/language-acts/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CourseDecisionsTable } from '../../platform/database/contribution-tables.ts'
import { createIds } from '../../platform/ids.ts'
import { MisuseError, type ExitStatus, type Terminal } from '../command.ts'
import { withAccounts } from '../people/with-accounts.ts'
import { withDatabase } from '../with-database.ts'

type Decision = CourseDecisionsTable['decision']

interface Options {
  readonly reason?: string
}

export async function contentPublish(
  terminal: Terminal,
  course: string | undefined,
  options: Options,
): Promise<ExitStatus> {
  if (course !== undefined) return decide('publish', { course, ...options }, terminal)
  const { unlisted } = await openCourseLibrary()
  return withDatabase(terminal, ({ queries }) => listDecisions(queries, unlisted, terminal))
}

export const contentUnpublish = (
  terminal: Terminal,
  course: string,
  options: Options,
): Promise<ExitStatus> => decide('unpublish', { course, ...options }, terminal)

const acts = { publish: 'course-published', unpublish: 'course-unpublished' } as const

const outcomes: Record<Decision, string> = {
  publish: 'is published: it stands in the list of courses.',
  unpublish: 'is unlisted: it leaves the list of courses, on each device when it next asks.',
}

async function decide(
  decision: Decision,
  { course, reason: given = '' }: { course: string; reason?: string },
  terminal: Terminal,
): Promise<ExitStatus> {
  const { unlisted } = await openCourseLibrary()
  if (!unlisted.has(course)) {
    throw new MisuseError(
      unlisted.size === 0
        ? 'No course is unlisted.'
        : `"${course}" is not an unlisted course. Unlisted: ${[...unlisted].join(', ')}.`,
    )
  }
  const reason = given.trim()
  if (reason === '') throw new MisuseError('Pass --reason "…", for the record.')
  return withAccounts(terminal, async ({ database, saveWithdrawals }) => {
    const { queries } = database
    const isPublished = listPublished(await listCourseDecisions(queries)).has(course)
    if (isPublished === (decision === 'publish')) {
      terminal.complain(`${course} is ${isPublished ? 'published' : 'unlisted'} already.`)
      return 1
    }
    const ids = createIds(clock)
    const thing = ids.uuid()
    await database.transaction(async (each) => {
      const decidedAt = clock.now()
      await addCourseDecision(each, { id: thing, course, decision, reason, decidedAt })
      const act = acts[decision]
      await recordAct(each, { clock, ids }, { act, by: theOperator, language: course, thing })
      if (decision === 'unpublish') {
        await courseWithdrawals.course.carryOut(each, { id: course, at: decidedAt })
      }
    })
    await saveWithdrawals()
    terminal.write(`${course} ${outcomes[decision]}`)
    return 0
  })
}

async function listDecisions(
  queries: Database['queries'],
  unlisted: ReadonlySet<string>,
  terminal: Terminal,
): Promise<ExitStatus> {
  const decisions = await listCourseDecisions(queries)
  const published = listPublished(decisions)
  for (const course of unlisted) {
    terminal.write(`${course}  ${published.has(course) ? 'published' : 'unlisted'}`)
    for (const { decision, reason, decidedAt } of decisions.filter(
      (one) => one.course === course,
    )) {
      terminal.write(`  ${new Date(decidedAt).toISOString().slice(0, 16)}  ${decision}  ${reason}`)
    }
  }
  return 0
}
