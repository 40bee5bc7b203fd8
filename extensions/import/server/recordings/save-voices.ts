import { createHash } from 'node:crypto'
import type { Entry, Header } from '@mboa/formats'
import type { CommandContext } from '../../../../server/src/context.ts'
import type { ImportRow } from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { walkPages } from '../../../../server/src/platform/database/walk-pages.ts'
import {
  finishImport,
  insertEntries,
  insertImport,
  listImportsOfVoices,
  voicesFormat,
} from '../words/repository.ts'
import type { ImportTerms } from '../words/judge-entry.ts'
import { countClips, listSpokenEntries } from './repository.ts'

/** What is said of all recordings of a table. */
export interface VoicesToKeep extends ImportTerms {
  readonly fileName: string
  /** Of the table: the same table is the same import, whenever it comes. */
  readonly sha256: string
}

/** The import of a table that stands, begun or kept. */
export async function findImportOfTable(
  queries: Queries,
  { course, sha256 }: Pick<VoicesToKeep, 'course' | 'sha256'>,
): Promise<ImportRow | undefined> {
  const header = headerOf(sha256)
  return (await listImportsOfVoices(queries, course)).find((each) => each.header === header)
}

const termNames = ['citation', 'licence', 'dialect', 'orthography'] as const

/** Whether all that was said when it was begun is said again. */
export function isUnderTerms(begun: ImportRow, terms: ImportTerms): boolean {
  return termNames.every((name) => begun[name] === terms[name])
}

/** Begins an import that nothing counts of before it is finished; answers its id. */
export async function beginVoices(
  { database, ids, clock }: Pick<CommandContext, 'database' | 'ids' | 'clock'>,
  { sha256, ...wanted }: VoicesToKeep,
): Promise<string> {
  const id = ids.uuid()
  await insertImport(database.queries, {
    ...wanted,
    id,
    format: voicesFormat,
    mapping: '{}',
    header: headerOf(sha256),
    entries: 0,
    told: 0,
    begunAt: clock.now(),
    keptAt: null,
    undoneAt: null,
  })
  return id
}

const entriesAtOnce = 200

/**
 * All that was stored counts from now on, at once, with what is said in it: as sentences without a
 * meaning, so that they go out to who translates them.
 */
export async function finishVoices(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  { id, course, sha256 }: Pick<VoicesToKeep, 'course' | 'sha256'> & { id: string },
  onKept: (queries: Queries) => Promise<void>,
): Promise<{ clips: number; voices: number; entries: number }> {
  return database.unhurriedTransaction(async (queries) => {
    let entries = 0
    const pages = walkPages(
      (page: { after: number | undefined; limit: number }) => listSpokenEntries(queries, id, page),
      ({ entry }) => entry,
      entriesAtOnce,
    )
    for await (const spoken of pages) {
      entries += spoken.length
      const rows = spoken.map((each) => entryRowOf(id, course, each))
      await insertEntries(queries, rows)
    }
    await finishImport(queries, {
      id,
      header: headerOf(sha256),
      entries,
      told: 0,
      keptAt: clock.now(),
    })
    await onKept(queries)
    const { clips = 0, voices = 0 } = (await countClips(queries)).get(id) ?? {}
    return { clips, voices, entries }
  })
}

function entryRowOf(
  importId: string,
  course: string,
  { entry: place, text, name }: { entry: number; text: string; name: string },
) {
  // By what it says: whoever brings it back with its meaning brings the same sentence.
  const key = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const entry = JSON.stringify({
    key,
    kind: 'sentence',
    forms: [{ lang: course, text }],
    senses: [{ glosses: [] }],
    sounds: [{ path: name }],
  } satisfies Entry)
  return {
    importId,
    place,
    // No entry of a file is called so: with a meaning it is another one.
    name: `said ${key}`,
    hash: createHash('sha256').update(entry).digest('base64url'),
    entry,
    contributionId: null,
    kind: null,
    contribution: null,
    findings: null,
  }
}

function headerOf(sha256: string): string {
  const header: Header = { extra: [{ format: voicesFormat, name: 'sha256', value: sha256 }] }
  return JSON.stringify(header)
}
