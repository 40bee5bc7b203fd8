import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { absent } from '../../platform/blobs/spool.ts'

/*
 * A backup is a folder by itself, `mboa-<instant>`:
 *
 *   backup.json    what it is (`headSchema`), never sealed; a folder without it is no backup
 *   contents       JSON (`contentsSchema`): what must be in it
 *   database.zst   lines of JSON, compressed by Zstandard (table-lines.ts)
 *   blobs/ab/ab…   each blob by its hash, or by another name where there is a key (backup-key.ts)
 *
 * With a key all but the head is sealed (platform/sealing).
 */

export const format = 'mboa-backup-1'
export const headName = 'backup.json'
export const contentsName = 'contents'
export const databaseName = 'database.zst'
export const partialEnding = '.partial'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const storedFile = v.object({ sha256: hash, bytes: v.number() })

export const headSchema = v.object({
  format: v.literal(format),
  id: v.string(),
  /** The instant it is of, in epoch ms. */
  madeAt: v.number(),
  /** The name of the key it is sealed with, or null. */
  key: v.nullable(v.string()),
  contents: storedFile,
})

export type BackupHead = v.InferOutput<typeof headSchema>

export const contentsSchema = v.object({
  engine: v.picklist(['sqlite', 'postgres']),
  /** The steps of its schema. */
  migrations: v.array(v.string()),
  /** The mark of the store that its files were in. */
  store: v.nullable(v.string()),
  /** Rows by table. */
  tables: v.record(v.string(), v.number()),
  database: storedFile,
  blobs: v.array(hash),
  /** What the store itself had lost, or held damaged. */
  missing: v.array(hash),
})

export type BackupContents = v.InferOutput<typeof contentsSchema>

const backupName = /^mboa-\d{8}T\d{9}Z$/

/** @param now epoch ms */
export function nameBackup(now: number): string {
  return `mboa-${new Date(now).toISOString().replace(/[-:.]/g, '')}`
}

export const blobPath = (folder: string, name: string): string =>
  join(folder, 'blobs', name.slice(0, 2), name)

export const isPartial = (name: string): boolean =>
  name.endsWith(partialEnding) && backupName.test(name.slice(0, -partialEnding.length))

/** The names of the whole backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(absent)) ?? []
  return names.filter((name) => backupName.test(name)).sort()
}

/**
 * The backup that a folder is, or the newest of those in it.
 * @throws BackupRefusedError where there is none
 */
export async function findBackup(folder: string): Promise<{ folder: string; head: BackupHead }> {
  const own = await readHead(folder)
  if (own !== undefined) return { folder, head: own }
  if (isPartial(basename(folder))) {
    throw new BackupRefusedError(`${folder} was interrupted before it was whole.`)
  }
  const inside = join(folder, (await listBackups(folder)).at(-1) ?? '')
  const head = inside === folder ? undefined : await readHead(inside)
  if (head === undefined) throw new BackupRefusedError(`There is no backup in ${folder}.`)
  return { folder: inside, head }
}

async function readHead(folder: string): Promise<BackupHead | undefined> {
  const path = join(folder, headName)
  const text = await readFile(path, 'utf8').catch(absent)
  if (text === undefined) return undefined
  const parsed = v.safeParse(headSchema, parseJson(text))
  if (parsed.success) return parsed.output
  throw new BackupRefusedError(`${path} is damaged, or from another version of Mboa.`)
}

/** Undefined, which no schema takes, for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A backup cannot be made, read or restored so; the message says why, for the operator. */
export class BackupRefusedError extends Error {}
