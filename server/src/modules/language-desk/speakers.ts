import {
  deskPage,
  type DeskCredits,
  type DeskSpeakers,
  type ImportedClips,
  type ImportedVoices,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { fitPage } from '../../http/fit-page.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import {
  isHeardInCourse,
  listClipsOfVoice,
  listVoicesOfImport,
  takeClipBack,
} from '../imported-recordings/index.ts'
import { listCreditedNames } from '../published/index.ts'
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
  const further = (await listCreditedNames(queries, language)).filter(({ name }) => name > after)
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

/** Who is heard in an import, a page of them by name; nobody where it is none of the language. */
export async function readVoices(
  { database: { queries } }: Context,
  course: string,
  { importId, after }: { importId: string; after: string },
): Promise<ImportedVoices> {
  const page = { after, limit: deskPage + 1 }
  const rows = await listVoicesOfImport(queries, { course, importId }, page)
  const voices = fitPage(rows, deskPage)
  return { voices, next: voices.length < rows.length ? (voices.at(-1)?.name ?? null) : null }
}

/** For somebody who is heard in an import and asks for it: theirs goes for good, nobody else's. */
export async function takeVoiceBack(
  context: Context,
  language: string,
  { id: speakerId, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const taken = await database.unhurriedTransaction(async (queries): Promise<Result<undefined>> => {
    if (!(await isHeardInCourse(queries, { course: language, speakerId }))) {
      return refuse('not-found')
    }
    await takeBack(queries, speakerId, { wish: 'delete', now: clock.now() })
    await recordAct(queries, context, { act: 'speaker-deleted', by, language, thing: speakerId })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return taken
}

/** What somebody says in an import, a page of it; nothing where they are not heard in the language. */
export async function readClips(
  { database: { queries } }: Context,
  course: string,
  { speakerId, after, said }: { speakerId: string; after: string; said: string },
): Promise<ImportedClips> {
  const page = { after, limit: deskPage + 1 }
  const rows = await listClipsOfVoice(queries, { course, speakerId, said }, page)
  const shown = fitPage(rows, deskPage)
  return {
    clips: shown.map(({ id, name, text, approvedAt }) => {
      return { id, name, text, state: approvedAt === null ? 'waiting' : 'heard' }
    }),
    next: shown.length < rows.length ? (shown.at(-1)?.name ?? null) : null,
  }
}

/** One recording that somebody asks to have back, alone. */
export async function takeClipBackAtDesk(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const taken = await database.transaction(async (queries): Promise<Result<undefined>> => {
    const thing = await takeClipBack(queries, { id, course: language }, clock.now())
    if (thing === undefined) return refuse('not-found')
    await recordAct(queries, context, { act: 'recording-taken-back', by, language, thing })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return taken
}
