import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findFileKind } from '@mboa/domain/file-kinds/find-file-kind'
import { FormatError, listPackedMedia, openZipFile } from '@mboa/formats'
import { readHead } from '../../../../../server/src/platform/read-head.ts'
import { clipsTable, unpackClips } from './unpack-clips.ts'
import { measureUnpackingRoom, type UnpackingRoom } from './unpacking-room.ts'

/** What an archive is, by the names in it. */
export type ArchiveKind =
  /** A file by itself, which its own reader opens. */
  | { readonly is: 'cldf' | 'xlsx' }
  /** The same, with its sounds unpacked where it has any. */
  | { readonly is: 'apkg'; readonly hasSounds: boolean }
  /** A folder of Common Voice, unpacked. */
  | { readonly is: 'voices' }
  /** Words with their sounds beside them, unpacked. */
  | { readonly is: (typeof unpackedFormats)[number]; readonly name: string }

const unpackedFormats = ['lift', 'eaf', 'tmx', 'sfm'] as const

const soundName = /^[^\p{Cc}./\\][^\p{Cc}/\\]{0,200}\.(?:mp3|wav|flac)$/iu

/**
 * Looks into an archive, and unpacks what holds words with sounds, or clips: only files that are
 * named so, under names of our own or theirs alone.
 * @throws FormatError
 */
export async function unpackArchive(
  path: string,
  { to, language }: { to: string; language: string },
): Promise<ArchiveKind> {
  if (findFileKind(await readHead(path)) !== 'zip') {
    await unpackClips(path, { to, language })
    return { is: 'voices' }
  }
  const archive = await openZipFile(path)
  try {
    const room = await measureUnpackingRoom(path, to)
    const kind = kindOf(archive.names)
    if (kind.is === 'apkg')
      return { is: 'apkg', hasSounds: await unpackMedia(archive, { to, room }) }
    if (!('name' in kind) && kind.is !== 'voices') return kind
    await mkdir(join(to, kind.is === 'voices' ? 'clips' : 'audio'), { recursive: true })
    for (const [name, place] of placesOf(archive.names, { kind, language })) {
      const content = room.counted(archive.read(name))
      await pipeline(Readable.from(content), createWriteStream(join(to, place)))
    }
    return kind
  } finally {
    archive.close()
  }
}

const mostSoundBytes = 20_000_000

/** The sounds of a package of Anki, under the names that its notes call them by; whether there are any. */
async function unpackMedia(
  archive: Parameters<typeof listPackedMedia>[0],
  { to, room }: { to: string; room: UnpackingRoom },
): Promise<boolean> {
  let hasSounds = false
  for (const { name, read } of await listPackedMedia(archive)) {
    if (!soundName.test(name)) continue
    const bytes = await read(mostSoundBytes)
    room.use(bytes.length)
    await mkdir(join(to, 'audio'), { recursive: true })
    await writeFile(join(to, 'audio', name), bytes)
    hasSounds = true
  }
  return hasSounds
}

const baseOf = (name: string) => name.split('/').at(-1) ?? ''

/** What other systems lay beside the files. */
const isHidden = (name: string) => name.split('/').some((part) => /^\.|^__MACOSX$/.test(part))

function kindOf(names: readonly string[]): ArchiveKind {
  const own = names.filter((name) => !isHidden(name))
  if (own.some((name) => baseOf(name).startsWith('collection.anki2')))
    return { is: 'apkg', hasSounds: false }
  if (own.some((name) => baseOf(name) === clipsTable)) return { is: 'voices' }
  for (const is of unpackedFormats) {
    const [name, ...others] = own.filter((each) => each.toLowerCase().endsWith(`.${is}`))
    if (others.length > 0) {
      throw new FormatError(
        `the archive has several files .${is}: pack one with its sounds`,
        1,
        'several-files',
      )
    }
    if (name !== undefined) return { is, name: baseOf(name) }
  }
  if (own.some((name) => name.endsWith('metadata.json'))) return { is: 'cldf' }
  if (own.includes('[Content_Types].xml')) return { is: 'xlsx' }
  if (own.some((name) => name.endsWith('.lift-ranges'))) {
    throw new FormatError('the archive has no .lift beside its .lift-ranges', 1, 'ranges-alone')
  }
  throw new FormatError('the archive holds no file that is read here', 1, 'unknown-format')
}

/** Where each file goes; of several that are named alike, the first. */
function placesOf(
  names: readonly string[],
  { kind, language }: { kind: ArchiveKind; language: string },
): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const places = new Map<string, string>()
  for (const name of names) {
    if (isHidden(name)) continue
    const place =
      kind.is === 'voices' ? placeOfClip(name, { names, language }) : placeOfSound(name, kind.is)
    if (place === undefined || taken.has(place)) continue
    taken.add(place)
    places.set(name, place)
  }
  return places
}

function placeOfSound(name: string, is: string): string | undefined {
  const base = baseOf(name)
  const lower = base.toLowerCase()
  if (lower.endsWith(`.${is}`)) return `file.${is}`
  if (lower.endsWith('.lift-ranges')) return 'file.lift-ranges'
  return soundName.test(base) ? join('audio', base) : undefined
}

/** Of several languages that of the folder that is named after it. */
function placeOfClip(
  name: string,
  { names, language }: { names: readonly string[]; language: string },
): string | undefined {
  const tables = names.filter((each) => baseOf(each) === clipsTable && !isHidden(each))
  const table =
    tables.length === 1 ? tables[0] : tables.find((each) => each.split('/').at(-2) === language)
  if (table === undefined) {
    throw new FormatError(`it has several ${clipsTable}, none of "${language}"`, 1, 'several-files')
  }
  if (name === table) return clipsTable
  const folder = table.slice(0, -clipsTable.length)
  const base = baseOf(name)
  return name === `${folder}clips/${base}` && soundName.test(base) ? join('clips', base) : undefined
}
