import { createHash } from 'node:crypto'
import type { HeardFiles } from '../sound-check/index.ts'
import type { TakeRow } from './repository.ts'

export type StoredFiles = Pick<
  TakeRow,
  'archiveHash' | 'archiveBytes' | 'heardHash' | 'heardBytes' | 'listeningHash' | 'listeningBytes'
>

/** The files of a take as they are written, and as its row names them. */
export function describeFiles(archive: Uint8Array, { flac = archive, listening }: HeardFiles) {
  const [archiveHash, heardHash, listeningHash] = [hashOf(archive), hashOf(flac), hashOf(listening)]
  const stored: StoredFiles = {
    archiveHash,
    archiveBytes: archive.length,
    heardHash,
    heardBytes: flac.length,
    listeningHash,
    listeningBytes: listening.length,
  }
  const written = new Map([
    [archiveHash, archive],
    [heardHash, flac],
    [listeningHash, listening],
  ])
  return { stored, written: Array.from(written, ([hash, bytes]) => ({ hash, bytes })) }
}

/** Of all its files, each once. */
export function bytesOf(files: StoredFiles): number {
  const { archiveHash, archiveBytes, heardHash, heardBytes, listeningBytes } = files
  return archiveBytes + (heardHash === archiveHash ? 0 : heardBytes) + listeningBytes
}

/** The hashes of all its files, each once. */
export function filesOf({
  archiveHash,
  heardHash,
  listeningHash,
}: Pick<TakeRow, 'archiveHash' | 'heardHash' | 'listeningHash'>): readonly string[] {
  return [...new Set([archiveHash, heardHash, listeningHash])]
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
