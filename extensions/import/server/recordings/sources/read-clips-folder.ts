import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type FormatProblem, type LeftOut, readClipsTable } from '@mboa/formats'
import { mayBePassedOn } from '../../../../../server/src/modules/contributions/index.ts'
import { clipEndings, endingOf } from '../../../../../server/src/modules/sound-check/index.ts'
import type { SourceClip } from '../verify-clips.ts'
import { clipsTable } from './unpack-clips.ts'

const clipsFolder = 'clips'
/** Longer than any clip that is taken, without compression. */
const mostMegabytes = 20

/** What is said of the whole set does not open what a row closes. */
const anyOpen = { licence: 'CC0-1.0' }

export interface ClipsFolder {
  readonly clips: readonly SourceClip[]
  readonly problems: readonly FormatProblem[]
  /** Cells of the table that are not read. */
  readonly leftOut: readonly LeftOut[]
  /** Of the table. */
  readonly sha256: string
}

/**
 * Reads the table of a folder of Common Voice; its sounds are read when they are asked for.
 * @throws FormatError when the table as a whole cannot be read
 */
export async function readClipsFolder(folder: string, language: string): Promise<ClipsFolder> {
  const clips: SourceClip[] = []
  const problems: FormatProblem[] = []
  const leftOut: LeftOut[] = []
  /** Sentences, each with its place among them. */
  const sentences = new Map<string, number>()
  const hash = createHash('sha256')
  const table = createReadStream(join(folder, clipsTable)).on('data', (chunk) => hash.update(chunk))
  for await (const part of readClipsTable(table, language)) {
    if (part.part === 'problem') {
      problems.push(part.problem)
      continue
    }
    if (part.part === 'outline') {
      leftOut.push(...(part.outline.leftOut ?? []))
      continue
    }
    const { line, file, sentence: text, voice: name, age, sex, dialect, licence } = part.clip
    if (licence !== null && !mayBePassedOn({ licence }, anyOpen)) {
      const message = `its licence ${JSON.stringify(licence)} does not let others hear it`
      problems.push({ line, entry: file, message })
      continue
    }
    const entry = sentences.get(text) ?? sentences.size + 1
    sentences.set(text, entry)
    clips.push({
      line,
      name: file,
      voice: { name, age, sex },
      entry,
      kind: 'sentence',
      text,
      dialect,
      read: () => readClip(join(folder, clipsFolder, file)),
    })
  }
  return { clips, problems, leftOut, sha256: hash.digest('hex') }
}

/** A link may lead out of the folder, where nobody meant to read. */
async function readClip(path: string): ReturnType<SourceClip['read']> {
  const isNamedSo = clipEndings.some((each) => `.${each}` === extname(path).toLowerCase())
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile() !== true || !isNamedSo) return 'its file is not there'
  if (found.size > mostMegabytes * 1_000_000) return `it is larger than ${mostMegabytes} MB`
  const bytes = await readFile(path)
  return { bytes, ending: endingOf(bytes) }
}
