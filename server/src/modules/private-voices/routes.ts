import {
  api,
  archiveLimitBytes,
  privateRecordingHeader,
  privateRecordingSchema,
} from '@mboa/contract'
import { answerRange } from '../../http/answer-range.ts'
import { receiveFile } from '../../http/receive-file.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import {
  deletePrivateRecording,
  deletePrivateVoice,
  findPrivateSound,
  listPrivateVoices,
  savePrivateRecording,
  savePrivateVoice,
} from './service.ts'

/** Per account: all that a quota holds is sent, and deleted again, within minutes. */
const privateVoicesLimit: Limit = { name: 'private-voices', hits: 240, windowMs: 60_000 }

/** Private recordings. Each route serves only those of its caller. */
export const privateVoiceRoutes: readonly Route[] = [
  defineRoute(api.listPrivateVoices, {
    summary: 'The voices one has recorded for oneself, and what they said',
    access: 'signed-in',
    handle: async ({ context, actor, query }) =>
      succeed(await listPrivateVoices(context, actor, query.known)),
  }),
  defineRoute(api.putPrivateVoice, {
    summary: 'Keep a voice of one’s own, with what its speaker agreed to',
    access: 'signed-in',
    accountLimit: privateVoicesLimit,
    handle: ({ context, actor, params: { id }, body }) =>
      savePrivateVoice(context, actor, id, body),
  }),
  defineRoute(api.deletePrivateVoice, {
    summary: 'Delete a voice of one’s own with all that it said',
    access: 'signed-in',
    accountLimit: privateVoicesLimit,
    handle: ({ context, actor, params: { id } }) => deletePrivateVoice(context, actor, id),
  }),
  defineRoute(api.putPrivateRecording, {
    summary: `Keep what a voice said; the body is its FLAC, the header ${privateRecordingHeader} describes it`,
    access: 'signed-in',
    accountLimit: privateVoicesLimit,
    async handle({ context, actor, params: { id }, c }) {
      const received = await receiveFile(c, {
        header: privateRecordingHeader,
        schema: privateRecordingSchema,
        limitBytes: archiveLimitBytes,
      })
      if (!received.ok) return received
      const { fields: recording, bytes } = received.value
      return savePrivateRecording(context, actor, id, { recording, bytes })
    },
  }),
  defineRoute(api.readPrivateRecording, {
    summary: 'The sound of a recording of one’s own',
    access: 'signed-in',
    async handle({ context, actor, params: { id }, c }) {
      const found = await findPrivateSound(context, actor, id)
      if (!found.ok) return found
      const blob = found.value
      c.header('Content-Type', 'audio/flac')
      // Neither the browser nor anything on the way keeps it: the device's own store does.
      c.header('Cache-Control', 'no-store')
      return answerRange(c, blob, (range) => context.blobs.read(blob.hash, range))
    },
  }),
  defineRoute(api.deletePrivateRecording, {
    summary: 'Delete a recording of one’s own',
    access: 'signed-in',
    accountLimit: privateVoicesLimit,
    handle: ({ context, actor, params: { id } }) => deletePrivateRecording(context, actor, id),
  }),
]
