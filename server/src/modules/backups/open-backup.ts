import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createZstdDecompress } from 'node:zlib'
import * as v from 'valibot'
import { absent } from '../../platform/blobs/spool.ts'
import { SealBrokenError, unseal } from '../../platform/sealing/sealed-stream.ts'
import { splitLines } from '../../platform/split-lines.ts'
import {
  blobPath,
  contentsName,
  contentsSchema,
  databaseName,
  findBackup,
  parseJson,
  type BackupContents,
  type BackupHead,
  BackupRefusedError,
} from './backup-folder.ts'
import { nameBlobFile, nameKey } from './backup-key.ts'

/** A whole backup whose key fits. */
export interface OpenedBackup {
  readonly folder: string
  readonly head: BackupHead
  readonly contents: BackupContents
  /** The lines of its tables. @throws BackupRefusedError at their end at the latest, if damaged */
  readTables(): AsyncIterable<string>
  /** @throws BackupRefusedError where the file is not there or damaged, at its end at the latest */
  readBlob(hash: string): AsyncIterable<Uint8Array>
}

/**
 * @param folder of the backup, or of several: then the newest
 * @throws BackupRefusedError
 */
export async function openBackup(folder: string, key: Buffer | undefined): Promise<OpenedBackup> {
  const found = await findBackup(folder)
  const { head } = found
  checkKey(head, key)
  const path = join(found.folder, contentsName)
  const bytes = await readFile(path).catch(absent)
  const isWhole =
    bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === head.contents.sha256
  if (!isWhole) throw new BackupRefusedError(`${path} is ${bytes ? 'damaged' : 'not there'}.`)
  const text = await buffer(
    Readable.from(namingFile(path, opened(key, `${head.id}/contents`, [bytes]))),
  )
  const parsed = v.safeParse(contentsSchema, parseJson(text.toString()))
  if (!parsed.success) throw new BackupRefusedError(`${path} is from another version of Mboa.`)
  const contents = parsed.output
  return {
    ...found,
    contents,
    readTables: () => readTableLines({ ...found, contents, key }),
    readBlob(hash) {
      const file = blobPath(found.folder, nameBlobFile(key, hash))
      const content = opened(key, `blob/${hash}`, readFrom(file))
      return namingFile(file, expecting(hash, content))
    },
  }
}

/** Opened when it is first read: a file that nobody gets to must not fail unheard. */
async function* readFrom(path: string): AsyncGenerator<Buffer, void> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

function checkKey({ key: name }: BackupHead, key: Buffer | undefined): void {
  if (name === null && key !== undefined) {
    throw new BackupRefusedError('This backup is not sealed: leave --key away.')
  }
  if (name !== null && key === undefined) {
    throw new BackupRefusedError('This backup is sealed: name the file of its key with --key.')
  }
  if (key !== undefined && nameKey(key) !== name) {
    throw new BackupRefusedError(
      `This is not the key of this backup: it is sealed with the one called ${name}, ` +
        `and this one is called ${nameKey(key)}.`,
    )
  }
}

async function* readTableLines({
  folder,
  head,
  contents,
  key,
}: Pick<OpenedBackup, 'folder' | 'head' | 'contents'> & {
  key: Buffer | undefined
}): AsyncGenerator<string, void> {
  const path = join(folder, databaseName)
  // First all of it: what is damaged must not be taken for rows.
  for await (const part of namingFile(path, expecting(contents.database.sha256, readFrom(path)))) {
    void part
  }
  const compressed = Readable.from(opened(key, `${head.id}/database`, readFrom(path)))
  // Failures reach who reads, who hears of them there.
  const lines = pipeline(compressed, createZstdDecompress(), () => undefined)
  yield* namingFile(path, splitLines(lines as AsyncIterable<Buffer>))
}

/** The same bytes. @throws BackupRefusedError at the end where they are not those of the hash */
async function* expecting(
  hash: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const digest = createHash('sha256')
  for await (const bytes of content) {
    digest.update(bytes)
    yield bytes
  }
  if (digest.digest('hex') !== hash) throw new BackupRefusedError('is damaged')
}

function opened(
  key: Buffer | undefined,
  purpose: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const source = Readable.from(content) as AsyncIterable<Uint8Array>
  return key === undefined ? source : unseal(key, purpose, source)
}

/** Failures that say what is wrong with the file, by its name. */
async function* namingFile<Part>(
  path: string,
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part, void> {
  try {
    yield* parts
  } catch (error) {
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): unknown {
  if (error instanceof SealBrokenError || error instanceof BackupRefusedError) {
    return new BackupRefusedError(`${path} ${error.message}.`)
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupRefusedError(`${path} is not there.`)
  return code.startsWith('ZSTD_') ? new BackupRefusedError(`${path} is damaged.`) : error
}
