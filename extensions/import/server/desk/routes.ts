import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../../../server/src/http/route.ts'
import { agentOf } from '../../../../server/src/modules/language-acts/index.ts'
import { succeed } from '../../../../server/src/result.ts'
import { readClips, readVoices, takeClipBackAtDesk, takeVoiceBack } from './imported-voices.ts'
import { readImports, undoFile } from './imports.ts'

/** Routes of what was imported; files are imported by `importJobRoutes`. */
export const importRoutes: readonly Route[] = [
  defineRoute(api.listImports, {
    summary: 'What was imported into the language, and what of it can be exported',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readImports(context, language, query.before)),
  }),
  defineRoute(api.undoImport, {
    summary: 'Undo a whole import',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      undoFile(context, language, { id, by: agentOf(actor) }),
  }),
  defineRoute(api.listImportedVoices, {
    summary: 'Who is heard in an import of others’ recordings, a page of them',
    access: 'coordinator',
    handle: async ({ context, query, params: { language, id: importId } }) =>
      succeed(await readVoices(context, language, { importId, after: query.after })),
  }),
  defineRoute(api.takeBackImportedVoice, {
    summary: 'Take back one voice of an import who asks for it, with all that they said in it',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      takeVoiceBack(context, language, { id, by: agentOf(actor) }),
  }),
  defineRoute(api.listImportedClips, {
    summary: 'What one voice of an import says, a page of it',
    access: 'coordinator',
    handle: async ({ context, query, params: { language, id: speakerId } }) => {
      const wanted = { speakerId, after: query.after, said: query.said.trim() }
      return succeed(await readClips(context, language, wanted))
    },
  }),
  defineRoute(api.takeBackImportedClip, {
    summary: 'Take back one recording of an import, whose speaker asks for it',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      takeClipBackAtDesk(context, language, { id, by: agentOf(actor) }),
  }),
]
