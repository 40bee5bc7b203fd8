import { apiPaths } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { streamZip, type ZippedFile } from '../../../http/stream-zip.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import { readWhole } from '../../../platform/blobs/read-whole.ts'
import type { Database } from '../../../platform/database/database.ts'
import { walkById } from '../../../platform/database/walk-pages.ts'
import { ownSoundsLimit } from '../limits.ts'
import { presentTake } from './take-presenter.ts'
import { listTakesOf } from './takes.repository.ts'

const pageSize = 100

export function createOwnSoundsRoutes(parts: {
  database: Database
  blobs: Blobs
}): readonly Route[] {
  const { database, blobs } = parts

  async function* filesOf(recorderId: string): AsyncIterable<ZippedFile> {
    const described: object[] = []
    const read = (page: { after: string; limit: number }) =>
      listTakesOf(database.queries, recorderId, page)
    for await (const rows of walkById(read, pageSize)) {
      for (const row of rows) {
        const missing: string[] = []
        described.push({ ...presentTake(row), missing })
        // Until the next sweep, its files are still there.
        if (row.withdrawnAt !== null) continue
        for (const [ending, hash] of [
          ['flac', row.archiveHash],
          ['opus', row.listeningHash],
        ] as const) {
          if (hash === null) continue
          const name = `clips/${row.id}.${ending}`
          const bytes = await readWhole(blobs, hash)
          if (bytes === undefined) missing.push(name)
          else yield { name, bytes }
        }
      }
    }
    yield { name: 'takes.json', bytes: Buffer.from(JSON.stringify(described, null, 1)) }
  }

  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.takesArchive,
      summary: 'All of one’s own takes with their sound, as a ZIP file',
      access: 'signed-in',
      limit: ownSoundsLimit,
      handle({ actor, c }) {
        c.header('Content-Type', 'application/zip')
        c.header('Content-Disposition', 'attachment; filename="mboa-recordings.zip"')
        c.header('Cache-Control', 'no-store')
        const body = ReadableStream.from(streamZip(filesOf(actor.accountId)))
        return Promise.resolve(c.body(body, 200))
      },
    }),
  ]
}
