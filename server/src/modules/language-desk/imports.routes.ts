import {
  deskExportWishesSchema,
  deskImportsSchema,
  importDraftSchema,
  importedClipsSchema,
  importedVoicesSchema,
  importFileSchema,
  keptImportSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { parseBody } from '../../http/parse-body.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import { createBoundedQueue } from '../../platform/at-once.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { exportWords } from './export-words.ts'
import { importQuota } from './import-quota.ts'
import { draftFile, keepFile, readImports, undoFile } from './imports.ts'
import { atDesk } from './language-desk.service.ts'
import { readClips, readVoices, takeClipBackAtDesk, takeVoiceBack } from './speakers.ts'

/** The longest file, and what is said of it. */
const bodyLimitBytes = 16 * 1024 * 1024

/** A table is tried a few times until it is right; each is read and compared with the whole course. */
const importLimit: Limit = { name: 'desk-import', hits: 30, windowMs: 60 * 60_000 }

/** One file at a time: the process that reads it may take half a gigabyte. */
const inTurn = createBoundedQueue({ width: 1, longest: 5, refusal: 'Too many files at once.' })

/** Words of others come in as a table, and those of the language go out. */
export const importRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskImports,
    summary: 'What was imported into the language, and what of it can be exported',
    access: 'recorder',
    answer: deskImportsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readImports(context, language, c.req.query('before'))),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskImportDraft,
    summary: 'What a table of words would bring; nothing is kept',
    access: 'recorder',
    body: importFileSchema,
    answer: importDraftSchema,
    bodyLimitBytes,
    accountLimit: importLimit,
    dailyQuota: importQuota,
    handle: ({ context, actor, body, params: { language = '' } }) =>
      atDesk(context, actor, language, () =>
        inTurn(actor.accountId, () => draftFile(context, language, body)),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskImports,
    summary: 'Keep a table of words whole, and ask speakers to confirm it',
    access: 'recorder',
    body: importFileSchema,
    answer: keptImportSchema,
    status: 201,
    bodyLimitBytes,
    accountLimit: importLimit,
    dailyQuota: importQuota,
    handle: ({ context, actor, body: file, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) =>
        inTurn(actor.accountId, () => keepFile(context, language, { file, by })),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskImport,
    summary: 'Undo a whole import',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => undoFile(context, language, { id, by })),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskImportVoices,
    summary: 'Who is heard in an import of others’ recordings, a page of them',
    access: 'recorder',
    answer: importedVoicesSchema,
    handle: ({ context, actor, c, params: { language = '', id: importId = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(
          await readVoices(context, language, { importId, after: c.req.query('after') ?? '' }),
        ),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskImportVoice,
    summary: 'Take back one voice of an import who asks for it, with all that they said in it',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => takeVoiceBack(context, language, { id, by })),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskImportClips,
    summary: 'What one voice of an import says, a page of it',
    access: 'recorder',
    answer: importedClipsSchema,
    handle: ({ context, actor, c, params: { language = '', id: speakerId = '' } }) =>
      atDesk(context, actor, language, async () => {
        const [after, said] = [c.req.query('after') ?? '', (c.req.query('said') ?? '').trim()]
        return succeed(await readClips(context, language, { speakerId, after, said }))
      }),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskImportClip,
    summary: 'Take back one recording of an import, whose speaker asks for it',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => takeClipBackAtDesk(context, language, { id, by })),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskExport,
    summary:
      'The words that speakers confirmed and give to open data, as a table (CSV, XLSX), LIFT, CLDF or TMX',
    access: 'recorder',
    async handle({ context, actor, c, params: { language = '' } }) {
      const wishes = parseBody(deskExportWishesSchema, c.req.query())
      if (!wishes.ok) return wishes
      const { format } = wishes.value
      const file = await atDesk(context, actor, language, async () =>
        succeed(await exportWords(context, language, format)),
      )
      if (!file.ok) return file
      c.header('Content-Type', file.value.type)
      const name = `mboa-${language}.${file.value.ending}`
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      c.header('Cache-Control', 'no-store')
      return c.body(ReadableStream.from(file.value.bytes), 200)
    },
  }),
]
