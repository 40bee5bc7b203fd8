import { lstat, open, readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  findMp3Part,
  listMp3Frames,
  readWavHeader,
  wavHeadBytes,
  wrapWav,
  type Mp3Frames,
} from '@mboa/domain'
import {
  besideSound,
  chooseItem,
  type Entry,
  type Header,
  type Mapping,
  originOf,
  soundKeyOf,
  voiceNameOf,
  writtenForms,
} from '@mboa/formats'
import type { ImportRow } from '../../../../../server/src/modules/contributions/index.ts'
import { clipEndings, endingOf } from '../../../../../server/src/modules/sound-check/index.ts'
import type { Queries } from '../../../../../server/src/platform/database/database.ts'
import { walkPages } from '../../../../../server/src/platform/database/walk-pages.ts'
import { readHead } from '../../../../../server/src/platform/read-head.ts'
import { listEntries } from '../../words/repository.ts'
import type { SourceClip } from '../verify-clips.ts'

const pageSize = 500
/** Where FLEx puts its sounds beside the words. */
const folders = ['', 'audio']
const mostBytes = 20_000_000

interface SoundsWanted {
  /** Where they lie. */
  readonly folder: string
  /** Who speaks where an entry does not say it. */
  readonly speaker: string
}

/** A sound that an entry names: a file, or a part of one in milliseconds. */
interface NamedSound {
  readonly file: string
  readonly part: { readonly begin: number; readonly end: number } | undefined
  /** For a part whose times are not known, what names it in the file. */
  readonly untimed?: string
}

/** The sounds that the entries of an import name, in their order; they are read when asked for. */
export async function listSounds(
  queries: Queries,
  imported: Pick<ImportRow, 'id' | 'mapping' | 'header' | 'dialect'>,
  wanted: SoundsWanted,
): Promise<SourceClip[]> {
  const mapping = JSON.parse(imported.mapping) as Mapping
  const header = JSON.parse(imported.header) as Header
  const { dialect } = imported
  const find = await createFindSounds(header, { ...wanted, mapping, dialect })
  const read = (page: { after: number | undefined; limit: number }) =>
    listEntries(queries, imported.id, page)
  const clips: SourceClip[] = []
  for await (const rows of walkPages(read, ({ place }) => place, pageSize)) {
    for (const { place, entry } of rows) clips.push(...find(JSON.parse(entry) as Entry, place))
  }
  return clips
}

/** Finds what one entry names of sounds, by its place in the file. */
export async function createFindSounds(
  header: Header,
  {
    folder,
    speaker,
    mapping,
    dialect,
  }: SoundsWanted & { mapping: Mapping; dialect: string | null },
): Promise<(entry: Entry, place: number) => SourceClip[]> {
  const findFile = createFindFile(folder)
  const media = await findRecording(header, findFile)
  const framesOf = rememberFrames()
  return (entry, place) => {
    const said = sayingOf(entry, { mapping, dialect })
    const name = voiceNameOf(extraOf(entry, 'speaker') ?? '') || voiceNameOf(speaker)
    return soundsOf(entry, media).map((sound) => ({
      ...said,
      line: place,
      entry: place,
      name: nameOf(sound).normalize('NFC'),
      voice: { name, age: null, sex: null },
      read: () => readSound(sound, findFile, framesOf),
    }))
  }
}

/** As it was understood when it came in; what speakers were not asked about, by its first text. */
function sayingOf(
  entry: Entry,
  { mapping, dialect }: { mapping: Mapping; dialect: string | null },
): Pick<SourceClip, 'kind' | 'text' | 'dialect'> {
  const item = chooseItem(entry, mapping)
  const [first] = writtenForms(entry)
  return typeof item === 'string'
    ? { kind: entry.kind, text: first?.text ?? '', dialect: first?.dialect ?? dialect }
    : { kind: item.kind, text: item.text, dialect: item.dialect ?? dialect }
}

/** Of examples none, nor what stands beside a meaning: they say something else. */
function soundsOf(entry: Entry, media: Recording | undefined): NamedSound[] {
  const named = [entry, ...(entry.pronunciations ?? [])]
    .flatMap(({ sounds = [] }) => sounds)
    .filter(({ extra = [] }) => !extra.some(({ name }) => name === besideSound))
  // Paths on somebody's disk say nothing here.
  const files = named.map(({ path }) => path.split(/[/\\]/).at(-1) ?? '')
  return [
    ...[...new Set(files)].map((file): NamedSound => ({ file, part: undefined })),
    ...(media === undefined ? [] : partsOf(entry, media)),
  ]
}

interface Recording {
  readonly file: string
  /** Milliseconds before the time 0 of the transcription. */
  readonly origin: number
}

/** The part of a recording that an annotation transcribes. */
function partsOf(entry: Entry, { file, origin }: Recording): NamedSound[] {
  const [begin = Number.NaN, end = Number.NaN] = ['begin', 'end'].map(
    (name) => Number(extraOf(entry, name) ?? Number.NaN) + origin,
  )
  if (begin < end) return [{ file, part: { begin, end } }]
  const isAnnotation = extraOf(entry, 'tier') !== undefined
  return isAnnotation ? [{ file, part: undefined, untimed: entry.key }] : []
}

const extraOf = ({ extra = [] }: Pick<Entry, 'extra'>, wanted: string) =>
  extra.find(({ format, name }) => format === 'eaf' && name === wanted)?.value

function nameOf({ file, part, untimed }: NamedSound): string {
  if (untimed !== undefined) return `${file} ${untimed}`
  return part === undefined ? file : `${file} ${part.begin}-${part.end}`
}

/** Of a transcription: the first of its recordings that is there and can be cut. */
async function findRecording(header: Header, findFile: FindFile): Promise<Recording | undefined> {
  const media = (header.extra ?? []).filter(({ format, name }) => {
    return format === 'eaf' && name === 'media'
  })
  const names = media.map(({ value }) => value)
  const cuttable = ['.wav', '.mp3'].flatMap((ending) =>
    names.filter((name) => name.toLowerCase().endsWith(ending)),
  )
  const [first] = cuttable
  let found = first
  for (const file of cuttable.toReversed()) {
    if ((await findFile(file)) !== undefined) found = file
  }
  if (found === undefined) return undefined
  return { file: found, origin: Number(extraOf(header, originOf(found)) ?? 0) }
}

type FindFile = (file: string) => Promise<{ path: string; bytes: number } | undefined>

/** Finds a file of a folder by its name, or by one that people take for the same. */
function createFindFile(folder: string): FindFile {
  let listed: Promise<ReadonlyMap<string, string>> | undefined
  return async (file) => {
    if (file === '' || file === '..') return undefined
    for (const inside of folders) {
      const found = await findPlainFile(join(folder, inside, file))
      if (found !== undefined) return found
    }
    listed ??= listByKey(folder)
    const path = (await listed).get(soundKeyOf(file))
    return path === undefined ? undefined : findPlainFile(path)
  }
}

async function listByKey(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  for (const inside of folders) {
    const names = await readdir(join(folder, inside)).catch(() => [])
    for (const name of names) {
      const key = soundKeyOf(name)
      if (!paths.has(key)) paths.set(key, join(folder, inside, name))
    }
  }
  return paths
}

/** No link: it may lead out of the folder, where nobody meant to read. */
async function findPlainFile(path: string): Promise<{ path: string; bytes: number } | undefined> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isFile() === true ? { path, bytes: found.size } : undefined
}

async function readSound(
  { file, part, untimed }: NamedSound,
  findFile: FindFile,
  framesOf: FindFrames,
): ReturnType<SourceClip['read']> {
  if (untimed !== undefined) return 'it does not say at what times of its recording it is said'
  const found = await findFile(file)
  if (!clipEndings.some((each) => `.${each}` === extname(file).toLowerCase()))
    return 'it is no MP3, WAV or FLAC'
  if (found === undefined) return 'its file is not there'
  if (part !== undefined) {
    const isMp3 = endingOf(await readHead(found.path)) === 'mp3'
    return isMp3 ? cutMp3(found, part, framesOf) : cutWav(found, part)
  }
  if (found.bytes > mostBytes) return `it is larger than ${mostBytes / 1_000_000} MB`
  const bytes = await readFile(found.path)
  return { bytes, ending: endingOf(bytes) }
}

/** A part of a long recording, of which nothing else is read. */
async function cutWav(
  { path, bytes }: { path: string; bytes: number },
  { begin, end }: { begin: number; end: number },
): ReturnType<SourceClip['read']> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(Math.min(wavHeadBytes, bytes))
    await file.read(head, 0, head.length, 0)
    const header = readWavHeader(head)
    if (header === undefined) return 'its recording is no WAV of plain samples'
    const { dataStart, sampleRate, channels, bits } = header
    const frameBytes = (bits / 8) * channels
    const at = (ms: number) => dataStart + Math.round((ms * sampleRate) / 1000) * frameBytes
    // What a head says of its length is wrong where a recorder was switched off.
    if (at(end) > bytes) return 'its recording ends before it'
    if (at(end) - at(begin) > mostBytes) return `it is larger than ${mostBytes / 1_000_000} MB`
    const data = Buffer.alloc(at(end) - at(begin))
    await file.read(data, 0, data.length, at(begin))
    return { bytes: wrapWav(data, header), ending: 'wav' }
  } finally {
    await file.close()
  }
}

type FindFrames = (path: string) => Promise<Mp3Frames | undefined>

/** Hours of speech; it is held once, while its frames are counted. */
const mostRecordingBytes = 300_000_000

/** All sentences are cut out of the same recording, whose frames are counted once. */
function rememberFrames(): FindFrames {
  const known = new Map<string, Promise<Mp3Frames | undefined>>()
  return (path) => {
    const frames = known.get(path) ?? readFile(path).then((whole) => listMp3Frames(whole))
    known.set(path, frames)
    return frames
  }
}

/** A part of a long recording; what its first frames borrow from comes along. */
async function cutMp3(
  found: { path: string; bytes: number },
  wanted: { begin: number; end: number },
  framesOf: FindFrames,
): ReturnType<SourceClip['read']> {
  if (found.bytes > mostRecordingBytes) {
    return `its recording is larger than ${mostRecordingBytes / 1_000_000} MB`
  }
  const frames = await framesOf(found.path)
  if (frames === undefined) return 'its recording is no whole MP3'
  const part = findMp3Part(frames, wanted)
  if (part === undefined) return 'its recording ends before it'
  const { start, end, count, after } = part
  if (end - start > mostBytes) return `it is larger than ${mostBytes / 1_000_000} MB`
  const file = await open(found.path)
  try {
    const bytes = Buffer.alloc(end - start)
    await file.read(bytes, 0, bytes.length, start)
    return { bytes, ending: 'mp3', part: { count, after } }
  } finally {
    await file.close()
  }
}
