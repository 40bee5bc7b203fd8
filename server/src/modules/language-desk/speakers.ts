import { deskPage, type DeskCredits, type DeskSpeakers } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import { compareNames, listCreditedNames } from '../published/index.ts'
import {
  listSpeakersOfCourse,
  speaksInCourse,
  takeBack,
  type Wish,
} from '../speakers-without-account/index.ts'

/** Who speaks the language without an account, a page of them. */
export async function readSpeakers(
  { database: { queries } }: Context,
  language: string,
  after: string,
): Promise<DeskSpeakers> {
  const rows = await listSpeakersOfCourse(queries, language, { after, limit: deskPage })
  return {
    speakers: rows.map(({ speakerId: id, name, fullName: recorder, standing, takes }) => ({
      id,
      name,
      recorder,
      isHeard: standing > 0,
      takes,
    })),
    next: rows.length < deskPage ? null : (rows.at(-1)?.speakerId ?? null),
  }
}

/** Who is named as a speaker of the language, a page of them by name. */
export async function readCredits(
  { database: { queries } }: Context,
  language: string,
  after: string,
): Promise<DeskCredits> {
  const credited = await listCreditedNames(queries, language)
  const further = credited.filter(({ name }) => compareNames(name, after) > 0)
  const credits = further.slice(0, deskPage)
  return { credits, next: further.length > deskPage ? (credits.at(-1)?.name ?? null) : null }
}

/**
 * For a speaker who asks the coordinator: all of them is withdrawn or deleted, also what they said in
 * another language, because that is what they ask for.
 */
export async function takeBackAtDesk(
  context: Context,
  language: string,
  { id: speakerId, wish, by }: { id: string; wish: Wish; by: Agent },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const taken = await database.transaction(async (queries): Promise<Result<undefined>> => {
    if (!(await speaksInCourse(queries, { speakerId, course: language }))) {
      return refuse('not-found')
    }
    await takeBack(queries, speakerId, { wish, now: clock.now() })
    const act = wish === 'delete' ? 'speaker-deleted' : 'speaker-withdrawn'
    await recordAct(queries, context, { act, by, language, thing: speakerId })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return taken
}
