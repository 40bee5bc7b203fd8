import { api, archiveLimitBytes, takeDescriptionSchema, takeHeader } from '@mboa/contract'
import { answerRange } from '../../http/answer-range.ts'
import { receiveFile } from '../../http/receive-file.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { takeLimit } from './limits.ts'
import { findClip } from './clips.ts'
import { clipContentTypes } from './take-presenter.ts'
import { listTakes, storeArchive, withdrawTake } from './service.ts'

export const takeRoutes: readonly Route[] = [
  defineRoute(api.listTakes, {
    summary: 'One’s own takes and what became of them',
    access: 'signed-in',
    compressed: true,
    async handle({ context, actor, query }) {
      const page = { after: query.after, known: query.known }
      return succeed(await listTakes(context, actor, page))
    },
  }),
  defineRoute(api.sendTake, {
    summary: `Store a take; the body is its FLAC, the header ${takeHeader} describes it`,
    access: 'recorder',
    accountLimit: takeLimit,
    async handle({ context, actor, params: { id }, c }) {
      const received = await receiveFile(c, {
        header: takeHeader,
        schema: takeDescriptionSchema,
        limitBytes: archiveLimitBytes,
      })
      if (!received.ok) return received
      const { fields: description, bytes } = received.value
      return storeArchive(context, actor, id, { description, bytes })
    },
  }),
  defineRoute(api.withdrawTake, {
    summary: 'Withdraw a take: nobody hears it any more',
    access: 'signed-in',
    handle: ({ context, actor, params: { id } }) => withdrawTake(context, actor, id),
  }),
  defineRoute(api.readClip, {
    summary: 'A take’s sound, whole or a part of it',
    access: 'signed-in',
    async handle({ context, actor, params: { clip }, c }) {
      const found = await findClip(context, actor, clip)
      if (!found.ok) return found
      const { blob, ending, content } = found.value
      c.header('Content-Type', clipContentTypes[ending])
      // Asked for again each time: from one moment to the next it may be withdrawn.
      c.header('Cache-Control', 'private, no-cache')
      return answerRange(c, blob, content ?? ((range) => context.blobs.read(blob.hash, range)))
    },
  }),
]
