import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { apiPaths } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { streamZip, type ZippedFile } from '../../../http/stream-zip.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
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
    for (let after = ''; ;) {
      const page = { after, limit: pageSize }
      const rows = await listTakesOf(database.queries, recorderId, page)
      for (const row of rows) {
        described.push(presentTake(row))
        // Until the next sweep, its files are still there.
        if (row.withdrawnAt !== null) continue
        yield* soundsOf({ id: row.id, flac: row.archiveHash, opus: row.listeningHash })
      }
      const last = rows.at(-1)
      if (last === undefined || rows.length < pageSize) break
      after = last.id
    }
    yield { name: 'takes.json', bytes: Buffer.from(JSON.stringify(described, null, 1)) }
  }

  async function* soundsOf(take: { id: string; flac: string; opus: string | null }) {
    for (const ending of ['flac', 'opus'] as const) {
      const hash = take[ending]
      if (hash === null || (await blobs.find(hash)) === undefined) continue
      const bytes = await buffer(Readable.from(blobs.read(hash)))
      yield { name: `clips/${take.id}.${ending}`, bytes }
    }
  }

  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.takesArchive,
      summary: 'All of one’s own takes with their sound, as a ZIP file',
      access: 'recorder',
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
