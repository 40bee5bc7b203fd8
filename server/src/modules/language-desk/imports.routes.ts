import {
  deskExportWishesSchema,
  deskImportsSchema,
  importedClipsSchema,
  importedVoicesSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { parseBody } from '../../http/parse-body.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import { exportWords } from './export-words.ts'
import { readImports, undoFile } from './imports.ts'
import { atDesk } from './language-desk.service.ts'
import { readClips, readVoices, takeClipBackAtDesk, takeVoiceBack } from './speakers.ts'

/** Routes of what was imported, and of the export; files are imported by `importJobRoutes`. */
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
