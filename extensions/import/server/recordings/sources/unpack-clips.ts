import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { FormatError, readTar, type TarFile } from '@mboa/formats'
import { measureUnpackingRoom } from './unpacking-room.ts'

/** Other tables of a set hold what nobody has listened to, or what was found wrong. */
export const clipsTable = 'validated.tsv'
const mostTableBytes = 1_000_000_000
const mostClipBytes = 20_000_000
const clipName = /^[\w.-]+\.(?:mp3|wav|flac)$/i

export const isTar = (path: string): boolean => /\.(?:tar|tar\.gz|tgz)$/i.test(path)

/**
 * Unpacks the table and the clips of a language out of an archive of Common Voice, which has them in
 * folders of its own: only files that are named so, under names without any folder.
 * @throws FormatError where it is no whole archive, or holds no such table or that of several languages
 */
export async function unpackClips(
  archive: string,
  { to, language }: { to: string; language: string },
): Promise<void> {
  // What is left there is of a process that was ended.
  await rm(to, { recursive: true, force: true })
  await mkdir(join(to, 'clips'), { recursive: true })
  const isOfGzip = await isPacked(archive)
  const source = createReadStream(archive)
  const bytes = isOfGzip ? source.pipe(createGunzip()) : source
  source.on('error', (error) => bytes.destroy(error))
  const room = await measureUnpackingRoom(archive, to)
  let tables = 0
  try {
    for await (const file of readTar(bytes)) {
      const place = placeOf(file, language)
      if (place === undefined) continue
      if (place === clipsTable) tables += 1
      if (tables > 1)
        throw problemOf(archive, `it has several ${clipsTable}: unpack it`, 'several-files')
      room.use(file.bytes)
      await pipeline(Readable.from(file.read()), createWriteStream(join(to, place)))
    }
  } catch (error) {
    // What gzip says of a file that is none, or breaks off.
    const isCut = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    if (isCut) throw problemOf(archive, 'this is no whole archive of gzip', 'damaged')
    throw error instanceof FormatError ? problemOf(archive, error.message, error.reason) : error
  } finally {
    source.destroy()
  }
  if (tables === 0)
    throw problemOf(archive, `it has no ${clipsTable} of "${language}"`, 'no-recordings')
}

/** By how gzip begins: names say anything. */
async function isPacked(archive: string): Promise<boolean> {
  const file = await open(archive)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

const problemOf = (archive: string, message: string, reason?: FormatError['reason']) =>
  new FormatError(message, 1, reason, basename(archive))

/** Of several languages that of the folder that is named after it. */
function placeOf({ name, bytes }: TarFile, language: string): string | undefined {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  const file = parts.at(-1) ?? ''
  if (file === clipsTable && bytes <= mostTableBytes) {
    return isOf(parts.slice(0, -1), language) ? clipsTable : undefined
  }
  const isClip = parts.at(-2) === 'clips' && clipName.test(file) && bytes <= mostClipBytes
  return isClip && isOf(parts.slice(0, -2), language) ? join('clips', file) : undefined
}

/** A folder without a name is that of the language. */
const isOf = (folders: readonly string[], language: string): boolean =>
  folders.length === 0 || folders.at(-1) === language
