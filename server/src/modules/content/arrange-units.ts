import { leastWordsOfUnit, type ChangeUnit, type DeskUnits } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  countChange,
  listArrangements,
  publishUndecided,
  putUnit,
  setLeastWords,
} from './desk-units.repository.ts'

/** Called in the transaction that changes something. */
type OnDone = (queries: Queries) => Promise<void>

export async function readUnits(context: Context, course: string): Promise<DeskUnits> {
  const current = await context.readCurrentCourses()
  const arrangement = (await listArrangements(context.database.queries)).get(course)
  const { leastWords = leastWordsOfUnit } = arrangement ?? {}
  return {
    units: current.listSpeakersThemes(course).map((each) => ({
      theme: each.theme,
      title: each.title,
      given: each.given,
      state: each.state,
      words: each.words.length,
      sentences: each.sentences.length,
      heard: each.heard,
      lessons: each.wordLessons.length + each.sentenceLessons.length,
    })),
    leastWords,
  }
}

/** `invalid-value` where one of them is no unit of the course. */
export async function orderUnits(
  context: Context,
  course: string,
  { order, onDone }: { order: readonly string[]; onDone: OnDone },
): Promise<Result<undefined>> {
  const known = await listThemes(context, course)
  if (!order.every((theme) => known.has(theme))) return refuse('invalid-value')
  return change(context, course, async (queries) => {
    for (const [place, theme] of order.entries())
      await putUnit(queries, { course, theme }, { place })
    await onDone(queries)
  })
}

/** `not-found` for what is no unit of the course. */
export async function changeUnit(
  context: Context,
  course: string,
  { theme, wanted, onDone }: { theme: string; wanted: ChangeUnit; onDone: OnDone },
): Promise<Result<undefined>> {
  if (!(await listThemes(context, course)).has(theme)) return refuse('not-found')
  return change(context, course, async (queries) => {
    await putUnit(queries, { course, theme }, decidedBy(wanted, context.clock.now()))
    await onDone(queries)
  })
}

function decidedBy(wanted: ChangeUnit, now: number) {
  switch (wanted.act) {
    case 'publish':
      return { publishedAt: now, takenBackAt: null }
    case 'take-back':
      return { publishedAt: null, takenBackAt: now }
    case 'name': {
      const { title } = wanted
      return { titleEnglish: title?.en ?? null, titleFrench: title?.fr ?? null }
    }
  }
}

/** What learners have at that moment they keep: it counts as published. */
export async function setPublishing(
  context: Context,
  course: string,
  { leastWords, onDone }: { leastWords: number | null; onDone: OnDone },
): Promise<Result<undefined>> {
  const themes = (await context.readCurrentCourses()).listSpeakersThemes(course)
  const shown = themes.filter(({ state }) => state === 'by-itself').map(({ theme }) => theme)
  return change(context, course, async (queries) => {
    await publishUndecided(queries, { course, themes: shown, now: context.clock.now() })
    await setLeastWords(queries, course, leastWords)
    await onDone(queries)
  })
}

async function listThemes(context: Context, course: string): Promise<ReadonlySet<string>> {
  const themes = (await context.readCurrentCourses()).listSpeakersThemes(course)
  return new Set(themes.map(({ theme }) => theme))
}

async function change(
  { database }: Context,
  course: string,
  work: OnDone,
): Promise<Result<undefined>> {
  await database.transaction(async (queries) => {
    await countChange(queries, course, leastWordsOfUnit)
    await work(queries)
  })
  return succeed(undefined)
}
