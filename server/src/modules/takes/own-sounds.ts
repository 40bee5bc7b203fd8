import { api } from '@mboa/contract'
import { streamZip, type ZippedFile } from '@mboa/formats'
import type { Context } from '../../context.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { readWhole } from '../../platform/blobs/whole-blobs.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import { ownSoundsLimit } from './limits.ts'
import { presentTake } from './take-presenter.ts'
import { listTakesOf } from './repository.ts'

const pageSize = 100

async function* filesOf(
  { database: { queries }, blobs, accountData }: Context,
  recorderId: string,
): AsyncIterable<ZippedFile> {
  // JSON of each take: serializing thousands at once would block the event loop.
  const described: string[] = []
  for await (const rows of walkById((page) => listTakesOf(queries, recorderId, page), pageSize)) {
    for (const row of rows) {
      const missing: string[] = []
      for (const [ending, hash] of [
        ['flac', row.archiveHash],
        ['opus', row.listeningHash],
      ] as const) {
        // Until the next sweep, its files are still there.
        if (row.withdrawnAt !== null) continue
        const name = `clips/${row.id}.${ending}`
        const bytes = await readWhole(blobs, hash)
        if (bytes === undefined) missing.push(name)
        else yield { name, bytes }
      }
      described.push(JSON.stringify({ ...presentTake(row), missing }))
    }
  }
  yield { name: 'takes.json', bytes: Buffer.from(`[\n${described.join(',\n')}\n]\n`) }
  for (const { listFiles } of accountData.modules) {
    if (listFiles !== undefined) yield* listFiles({ queries, blobs }, recorderId)
  }
}

export const ownSoundsRoutes: readonly Route[] = [
  defineRoute(api.downloadTakes, {
    summary: 'All one’s own takes and private recordings with their sound, as a ZIP file',
    access: 'signed-in',
    limit: ownSoundsLimit,
    handle({ context, actor, c }) {
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', 'attachment; filename="mboa-recordings.zip"')
      c.header('Cache-Control', 'no-store')
      const body = ReadableStream.from(streamZip(filesOf(context, actor.accountId)))
      return Promise.resolve(c.body(body, 200))
    },
  }),
]
