import { join } from 'node:path'
import { FormatError, type Mapping, type ReadName, recognizeFile } from '@mboa/formats'
import type { Context } from '../../../../server/src/context.ts'
import { readHead } from '../../../../server/src/platform/read-head.ts'
import { prepareFile, type PreparedFile } from '../desk/imports.ts'
import { unpackApart } from '../recordings/sources/unpack-apart.ts'
import { readApart } from '../words/reading/read-apart.ts'
import { completeMapping, findRememberedMapping } from '../words/remembered-mapping.ts'
import type { JobInHand, WorkContext } from './job-in-hand.ts'
import { fieldsOf, termsOf } from './present-job.ts'
import { putTogether } from './put-together.ts'

/** Words, and where their sounds lie if they came with any. */
export interface OpenedWords {
  readonly is: 'words'
  readonly prepared: PreparedFile
  readonly format: ReadName
  readonly mapping: Mapping
  readonly sounds: string | undefined
}

export type OpenedFile =
  | OpenedWords
  /** A folder of Common Voice. */
  | { readonly is: 'voices'; readonly folder: string }

/**
 * Puts a file together and looks what it is, by what is in it: phones name files as they like.
 * @throws FormatError where it is nothing that can be read
 */
export async function openFile(context: WorkContext, hand: JobInHand): Promise<OpenedFile> {
  const path = await putTogether(context, hand)
  const format = recognizeFile(await readHead(path)) ?? 'csv'
  if (format !== 'archive') return openWords(context, hand, { format, path })
  const to = join(hand.folder, 'unpacked')
  const { language } = hand.job
  const kind = await unpackApart(path, { to, language, signal: hand.signal })
  if (kind.is === 'voices') return { is: 'voices', folder: to }
  if (kind.is === 'apkg' && kind.hasSounds) {
    return openWords(context, hand, { format: kind.is, path, sounds: to })
  }
  if (!('name' in kind)) return openWords(context, hand, { format: kind.is, path })
  const unpacked = join(to, `file.${kind.is}`)
  return openWords(context, hand, { format: kind.is, path: unpacked, sounds: to })
}

/** @throws FormatError where the course, or its spelling, is not there any more */
async function openWords(
  context: WorkContext,
  hand: JobInHand,
  { format, path, sounds }: { format: ReadName; path: string; sounds?: string },
): Promise<OpenedWords> {
  const { job } = hand
  const mapping = await mappingOf(context, hand, format)
  const read = () => readApart({ format, mapping, language: job.language, path })
  const wanted = { said: termsOf(job), mapping, read }
  const prepared = await prepareFile(context, job.language, wanted)
  if (!prepared.ok) throw new FormatError('its language or its spelling is not here any more', 1)
  return { is: 'words', prepared: prepared.value, format, mapping, sounds }
}

/** As it was said by hand, beside what the last file of the language and format was understood by. */
async function mappingOf(
  { database: { queries } }: Pick<Context, 'database'>,
  { job }: JobInHand,
  format: ReadName,
): Promise<Mapping> {
  const remembered = await findRememberedMapping(queries, { course: job.language, format })
  const { conventions, wordsIn, sheet, separator } = termsOf(job)
  const mapping = {
    ...withConventions(remembered ?? completeMapping({}), conventions),
    ...(wordsIn !== undefined && { text: wordsIn === '' ? [] : [wordsIn] }),
    ...(sheet !== undefined && { sheet }),
    // That of the last file says nothing of this one.
    separator: separator ?? ('' as const),
  }
  const fields = fieldsOf(job)
  if (format === 'sfm') return { ...mapping, markers: { ...mapping.markers, ...fields } }
  if (format === 'eaf') return { ...mapping, tiers: { ...mapping.tiers, ...fields } }
  return { ...mapping, columns: { ...mapping.columns, ...fields } }
}

/** By the tags of writing systems; of which nothing is said any more is none by name. */
function withConventions(mapping: Mapping, said: Readonly<Record<string, string>> = {}): Mapping {
  const all = Object.entries({ ...mapping.conventions, ...said })
  return { ...mapping, conventions: Object.fromEntries(all.filter(([, each]) => each !== '')) }
}
