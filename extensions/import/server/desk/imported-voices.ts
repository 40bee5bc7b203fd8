import { deskPage, type ImportedClips, type ImportedVoices } from '@mboa/contract'
import type { Context } from '../../../../server/src/context.ts'
import { fitPage } from '../../../../server/src/http/fit-page.ts'
import { recordAct, type Agent } from '../../../../server/src/modules/language-acts/index.ts'
import { takeBack } from '../../../../server/src/modules/speakers-without-account/index.ts'
import { takeClipBack } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import { refuse, succeed, type Result } from '../../../../server/src/result.ts'
import { isHeardInCourse, listVoicesOfImport } from '../recordings/repository.ts'
import { listClipsOfVoice } from '../recordings/withdrawn-clips.repository.ts'

/** Lists who is heard in an import, a page by name; nobody if the import is not of the language. */
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

/** Removes one voice of an import for good, when the person heard asks for it. */
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

/** Lists what a voice says in an import, a page of it; nothing if it is not heard in the language. */
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
