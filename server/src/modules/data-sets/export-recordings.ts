import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import {
  clipNameOf,
  headerRow,
  licenceOf,
  rowOf,
  tableNames,
  tableOf,
  type ExportedTake,
  type TableName,
} from './recordings-table.ts'
import { listExportable, type ExportableTake, type ExportUse } from './repository.ts'
import { splitNames, splitOf, startCounting, writeCard, type SplitName } from './dataset-card.ts'
import { readSpeakerCells } from './speaker-cells.ts'

export interface ExportRequest {
  readonly folder: string
  readonly use: ExportUse
  /** Undefined for all. */
  readonly course: string | undefined
  /** The texts that were asked for, by the takes' ids; none where it is not known (any more). */
  readonly textsOf: (
    takes: readonly Pick<
      ExportableTake,
      'id' | 'course' | 'item' | 'speakerId' | 'dialect' | 'licence'
    >[],
  ) => Promise<ReadonlyMap<string, string>>
}

export interface ExportReport {
  readonly clips: number
  /** Takes whose sound the store has not: lost, or withdrawn at this very moment. */
  readonly missing: number
  readonly speakers: number
  readonly bytes: number
}

/** The folder holds something that is not an export of ours: nothing is overwritten. */
export class ForeignFolderError extends Error {}

const manifestName = 'manifest.json'
const cardName = 'README.md'
const pageSize = 200

/** A file of the export, by its path in the folder. */
interface ExportedFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** What the takes of an export come to. */
interface Tally {
  readonly clips: ExportedFile[]
  /** By the path of the table. */
  readonly rows: Map<string, string[]>
  /** How many takes are under each. */
  readonly licences: Map<string, number>
  readonly speakers: Set<string>
  readonly counts: ReturnType<typeof startCounting>
  missing: number
}

/**
 * Writes what consent allows as a folder in the style of Common Voice: for each course as FLAC
 * what is heard of each take, three tables and three splits, one manifest with the checksum of every file, and a
 * card that says what it is. Nothing in it depends on when it is made: the same takes make the same
 * bytes. An earlier export is replaced, so that what was withdrawn since is gone from the folder as
 * well.
 */
export async function exportRecordings(
  parts: { database: Database; blobs: Blobs },
  request: ExportRequest,
): Promise<ExportReport> {
  const { folder, use } = request
  await clearFolder(folder)
  // First of all, so that what is broken off in the middle is known as ours the next time.
  await writeManifest(folder, { isWhole: false })
  const tally = await writeClips(parts, request)
  const courses = new Set([...tally.rows.keys()].map((path) => path.split('/')[0] ?? ''))
  const tables = await writeTables(folder, courses, tally.rows)
  const card = writeCard(use, tally.counts.read())
  await writeFile(join(folder, cardName), card)
  const ofCard = { path: cardName, bytes: Buffer.byteLength(card), sha256: sha256Of(card) }
  const files = [...tally.clips, ...tables, ofCard].sort((a, b) => (a.path < b.path ? -1 : 1))
  await writeManifest(folder, {
    use,
    courses: [...courses].sort(),
    clips: tally.clips.length,
    speakers: tally.speakers.size,
    licences: Object.fromEntries([...tally.licences].sort(([a], [b]) => (a < b ? -1 : 1))),
    files,
  })
  return {
    clips: tally.clips.length,
    missing: tally.missing,
    speakers: tally.speakers.size,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  }
}

async function writeClips(
  { database, blobs }: { database: Database; blobs: Blobs },
  request: ExportRequest,
): Promise<Tally> {
  const tally: Tally = {
    clips: [],
    rows: new Map(),
    licences: new Map(),
    speakers: new Set(),
    counts: startCounting(),
    missing: 0,
  }
  for await (const exported of walk(database, request)) {
    const { take } = exported
    const blob = await blobs.find(take.heardHash)
    if (blob === undefined) {
      tally.missing += 1
      continue
    }
    const path = `${take.course}/clips/${clipNameOf(take)}`
    await mkdir(join(request.folder, take.course, 'clips'), { recursive: true })
    await pipeline(blobs.read(take.heardHash), createWriteStream(join(request.folder, path)))
    tally.clips.push({ path, bytes: blob.bytes, sha256: take.heardHash })
    const table = tableOf(take)
    const row = rowOf(exported)
    for (const name of table === 'validated' ? [table, splitOf(take)] : [table]) {
      const rows = tally.rows.get(pathOf(take.course, name)) ?? []
      tally.rows.set(pathOf(take.course, name), rows)
      rows.push(row)
    }
    tally.counts.add(exported)
    const licence = licenceOf(take)
    tally.licences.set(licence, (tally.licences.get(licence) ?? 0) + 1)
    tally.speakers.add(take.speakerId)
  }
  return tally
}

/** All of each course, also those without a take. */
async function writeTables(
  folder: string,
  courses: Iterable<string>,
  rows: Tally['rows'],
): Promise<ExportedFile[]> {
  const written: ExportedFile[] = []
  for (const course of courses) {
    for (const table of [...tableNames, ...splitNames]) {
      const path = pathOf(course, table)
      const text = headerRow() + (rows.get(path) ?? []).join('')
      await writeFile(join(folder, path), text)
      written.push({ path, bytes: Buffer.byteLength(text), sha256: sha256Of(text) })
    }
  }
  return written
}

const pathOf = (course: string, table: TableName | SplitName) => `${course}/${table}.tsv`

async function writeManifest(folder: string, content: object): Promise<void> {
  const manifest = { format: 'mboa-recordings-1', ...content }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function* walk(
  { queries }: Database,
  { use, course, textsOf }: ExportRequest,
): AsyncIterable<ExportedTake> {
  const cellOf = await readSpeakerCells(queries, { use, course })
  const pages = walkById((page) => listExportable(queries, { use, course }, page), pageSize)
  for await (const takes of pages) {
    const texts = await textsOf(takes)
    yield* takes.map((take) => ({ take, text: texts.get(take.id) ?? '', cell: cellOf(take) }))
  }
}

async function clearFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length === 0) return
  const isOurs = names.includes(manifestName) && (await isManifest(join(folder, manifestName)))
  if (!isOurs) throw new ForeignFolderError(`${folder} holds something else.`)
  for (const name of names) await rm(join(folder, name), { recursive: true })
}

async function isManifest(path: string): Promise<boolean> {
  return (await readFile(path, 'utf8')).includes('"format": "mboa-recordings-')
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
