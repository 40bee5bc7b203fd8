import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import { heardPartOf, heardSoundOf } from '../takes/take-presenter.ts'
import { listExportable, type ExportableTake, type ExportUse } from './exportable.repository.ts'
import { tsvRow } from './tsv.ts'

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
const pageSize = 200
/** As in Common Voice: who is approved, who was sent back, who waits. */
const tables = ['validated', 'invalidated', 'other'] as const
type TableName = (typeof tables)[number]

const columns = [
  'client_id',
  'path',
  'sentence_id',
  'sentence',
  'up_votes',
  'down_votes',
  'variant',
  'locale',
  'licence',
  'consent_text',
  'duration_ms',
  'speech_start_ms',
  'speech_end_ms',
  'sample_rate',
]

/**
 * Writes what consent allows as a folder in the style of Common Voice: for each course the clips as
 * untouched FLAC and three tables, and one manifest with the checksum of every file. Nothing in it
 * hangs on when it is made: the same takes make the same bytes. An earlier export is replaced, so
 * that what was withdrawn since is gone from the folder as well.
 */
export async function exportRecordings(
  parts: { database: Database; blobs: Blobs },
  request: ExportRequest,
): Promise<ExportReport> {
  await clearFolder(request.folder)
  // First of all, so that what is broken off in the middle is known as ours the next time.
  await writeManifest(request.folder, { isWhole: false })
  const rows = new Map<string, string[]>()
  const files: { path: string; bytes: number; sha256: string }[] = []
  const licences = new Map<string, number>()
  const speakers = new Set<string>()
  let missing = 0
  for await (const { take, text } of walk(parts.database, request)) {
    const blob = await parts.blobs.find(take.archiveHash)
    if (blob === undefined) {
      missing += 1
      continue
    }
    const path = `${take.course}/clips/${take.id}.flac`
    await mkdir(join(request.folder, take.course, 'clips'), { recursive: true })
    await pipeline(
      parts.blobs.read(take.archiveHash),
      createWriteStream(join(request.folder, path)),
    )
    files.push({ path, bytes: blob.bytes, sha256: take.archiveHash })
    const table = `${take.course}/${tableOf(take)}.tsv`
    const ofTable = rows.get(table) ?? []
    rows.set(table, ofTable)
    ofTable.push(describe(take, text))
    const licence = licenceOf(take)
    licences.set(licence, (licences.get(licence) ?? 0) + 1)
    speakers.add(take.speakerId)
  }
  const courses = new Set([...rows.keys()].map((table) => table.split('/')[0] ?? ''))
  for (const course of courses) {
    for (const table of tables) {
      const path = `${course}/${table}.tsv`
      const text = tsvRow(columns) + (rows.get(path) ?? []).join('')
      await writeFile(join(request.folder, path), text)
      files.push({ path, bytes: Buffer.byteLength(text), sha256: sha256Of(text) })
    }
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  const clips = files.filter(({ path }) => path.endsWith('.flac')).length
  await writeManifest(request.folder, {
    use: request.use,
    courses: [...courses].sort(),
    clips,
    speakers: speakers.size,
    licences: Object.fromEntries([...licences].sort(([a], [b]) => (a < b ? -1 : 1))),
    files,
  })
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return { clips, missing, speakers: speakers.size, bytes }
}

async function writeManifest(folder: string, told: object): Promise<void> {
  const manifest = { format: 'mboa-recordings-1', ...told }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function* walk(
  { queries }: Database,
  { use, course, textsOf }: ExportRequest,
): AsyncIterable<{ take: ExportableTake; text: string }> {
  for (let after = ''; ;) {
    const page = await listExportable(queries, { use, course }, { after, limit: pageSize })
    const texts = await textsOf(page)
    yield* page.map((take) => ({ take, text: texts.get(take.id) ?? '' }))
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last.id
  }
}

function tableOf({ approvedAt, sentBackAt }: ExportableTake): TableName {
  if (approvedAt !== null) return 'validated'
  return sentBackAt === null ? 'other' : 'invalidated'
}

function describe(take: ExportableTake, text: string): string {
  const { quality, sampleRate } = heardSoundOf(take)
  const heard = heardPartOf(take)
  return tsvRow([
    take.speakerId,
    `${take.id}.flac`,
    take.item,
    text,
    take.upVotes,
    take.downVotes,
    take.dialect ?? '',
    take.course,
    licenceOf(take),
    take.textVersion,
    quality.durationMs,
    heard.startMs,
    heard.endMs,
    sampleRate,
  ])
}

/** Research and synthetic voices are consented to for that use, not licensed to everybody. */
function licenceOf({ licence }: ExportableTake): string {
  return licence ?? 'for-this-use-only'
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
