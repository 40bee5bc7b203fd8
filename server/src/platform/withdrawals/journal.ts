import { createReadStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { absent } from '../blobs/spool.ts'
import { splitLines } from '../split-lines.ts'
import { syncFolder } from '../sync-folder.ts'
import { withdrawalSchema } from './withdrawal.ts'

/** That a backup began: a journal that knows of it has all that came after. */
const backupSchema = v.object({ what: v.literal('backup'), id: v.string(), at: v.number() })
const entrySchema = v.variant('what', [withdrawalSchema, backupSchema])

export type JournalEntry = v.InferOutput<typeof entrySchema>

/**
 * What people took back, outside the database, so that a restore from a backup of before can take
 * it back again. Lines of JSON, one file a month (`withdrawals-2026-11.jsonl`), only ever added to:
 * what holds for all servers and commands that write to the same folder.
 */
export interface Journal {
  /** Durable when the promise resolves. */
  append(entries: readonly JournalEntry[], now: number): Promise<void>
  /** All of it, in the order of the months. A line that is no entry is answered as its place. */
  read(): AsyncGenerator<JournalEntry | { readonly unreadable: string }, void>
}

const fileName = /^withdrawals-\d{4}-\d{2}\.jsonl$/

export function openJournal(folder: string): Journal {
  return {
    async append(entries, now) {
      if (entries.length === 0) return
      await mkdir(folder, { recursive: true })
      const month = new Date(now).toISOString().slice(0, 7)
      const file = await open(join(folder, `withdrawals-${month}.jsonl`), 'a', 0o600)
      try {
        // A line that a power cut has torn must not take the next one with it.
        const lines = entries.map((entry) => `\n${JSON.stringify(entry)}\n`)
        await file.appendFile(lines.join(''))
        await file.sync()
      } finally {
        await file.close()
      }
      await syncFolder(folder)
    },
    async *read() {
      const names = (await readdir(folder).catch(absent)) ?? []
      for (const name of names.filter((each) => fileName.test(each)).sort()) {
        let number = 0
        for await (const line of splitLines(createReadStream(join(folder, name)))) {
          number += 1
          if (line.trim() !== '') yield parseLine(line) ?? { unreadable: `${name}:${number}` }
        }
      }
    },
  }
}

function parseLine(line: string): JournalEntry | undefined {
  try {
    const parsed = v.safeParse(entrySchema, JSON.parse(line))
    return parsed.success ? parsed.output : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Distinct from an entry that could not be read. */
export function isReadable<Entry extends object>(
  entry: Entry | { readonly unreadable: string },
): entry is Entry {
  return !('unreadable' in entry)
}
