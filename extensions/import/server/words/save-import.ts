import { setImmediate } from 'node:timers/promises'
import type { Header } from '@mboa/formats'
import type { ImportRow } from '../../../../server/src/modules/contributions/index.ts'
import type { Database, Queries } from '../../../../server/src/platform/database/database.ts'
import type { Ids } from '../../../../server/src/platform/ids.ts'
import { joinHeaders, type WalkedPart } from './draft-import.ts'
import {
  dropImport,
  dropUnfinished,
  insertEntries,
  insertImport,
  finishImport,
  proposeSome,
  type ImportedEntryRow,
} from './repository.ts'

/**
 * Rows of one statement, and of one transaction: each of these waits for the disk once. More of them
 * outlive the engine's short collections, and fifty thousand words then take a third more memory.
 */
const statementRows = 100
const transactionRows = 400
const oneDayMs = 86_400_000

export type ImportToKeep = Pick<
  ImportRow,
  'course' | 'format' | 'fileName' | 'citation' | 'licence' | 'dialect' | 'orthography' | 'mapping'
>

interface Needs {
  readonly database: Database
  readonly ids: Ids
  readonly now: number
  /** Where it must be known before it is kept; otherwise a new one. */
  readonly id?: string
  /** What comes with its entries, once they are put down; nobody sees that before it counts. */
  readonly beforeKept?: (header: Header) => Promise<void>
  /** What else is done where it counts from: all of it happens, or nothing. */
  readonly onKept: (queries: Queries, id: string) => Promise<void>
}

/**
 * Keeps a file whole or not at all. Its entries are put down a few at a time, where nobody sees
 * them and a server beside can write between, and so are the contributions made of them; then all of
 * them count at once.
 */
export async function saveImport(
  { database, ids, now, id = ids.uuid(), beforeKept, onKept }: Needs,
  wanted: ImportToKeep,
  walk: AsyncIterable<WalkedPart>,
): Promise<{ id: string; entries: number; proposed: number }> {
  const { queries } = database
  await dropUnfinished(queries, now - oneDayMs)
  await insertImport(queries, {
    ...wanted,
    id,
    header: '{}',
    entries: 0,
    told: 0,
    begunAt: now,
    keptAt: null,
    undoneAt: null,
  })
  try {
    const { header, entries, proposed } = await putDown(database, id, walk)
    await beforeKept?.(header)
    const begun = { id, course: wanted.course, begunAt: now }
    while (await database.transaction((inside) => proposeSome(inside, begun))) await setImmediate()
    const kept = { id, header: JSON.stringify(header), entries, told: proposed, keptAt: now }
    await database.transaction(async (inside) => {
      await finishImport(inside, kept)
      await onKept(inside, id)
    })
    return { id, entries, proposed }
  } catch (error) {
    await dropImport(queries, id)
    throw error
  }
}

async function putDown(
  database: Database,
  importId: string,
  walk: AsyncIterable<WalkedPart>,
): Promise<{ header: Header; entries: number; proposed: number }> {
  const headers: Header[] = []
  let rows: ImportedEntryRow[] = []
  let [entries, proposed] = [0, 0]
  const flush = async () => {
    const full = rows
    rows = []
    await database.transaction(async (queries) => {
      for (let at = 0; at < full.length; at += statementRows) {
        await insertEntries(queries, full.slice(at, at + statementRows))
      }
    })
  }
  for await (const each of walk) {
    if (each.part === 'header') headers.push(each.header)
    if (each.part !== 'entry') continue
    const { entry, name, hash, judged } = each.judged
    entries++
    if (judged.isProposed) proposed++
    rows.push({
      importId,
      place: entries,
      name,
      hash,
      entry: JSON.stringify(entry),
      contributionId: judged.isProposed ? judged.contribution.id : null,
      kind: judged.isProposed ? judged.contribution.kind : null,
      contribution: judged.isProposed ? JSON.stringify(judged.contribution) : null,
      findings: judged.isProposed ? JSON.stringify(judged.findings) : null,
    })
    if (rows.length >= transactionRows) await flush()
  }
  await flush()
  return { header: joinHeaders(headers), entries, proposed }
}
