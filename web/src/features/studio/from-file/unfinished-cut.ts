import type { Places, RecordingPrompt } from '@mboa/domain'
import * as v from 'valibot'
import { storedValue } from '../../../platform/stored-value.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { ReadRecording } from './read-recording.ts'

/** Whose recording it is, and of which language. */
export interface CutOf {
  readonly userId: string
  readonly course: string
  /** Null: the recorder's own. */
  readonly speaker: string | null
}

const promptSchema = v.object({
  item: v.string(),
  kind: v.picklist(['word', 'sentence']),
  text: v.nullable(v.string()),
  gloss: v.object({ en: v.string(), fr: v.string() }),
  turn: v.exactOptional(v.picklist(['A', 'B'])),
})
const cutSchema = v.object({
  userId: v.string(),
  course: v.string(),
  speaker: v.nullable(v.string()),
  fileName: v.string(),
  bytes: v.number(),
  /** Of each that was said: the id of its take, and which entry of the list it is. */
  rows: v.array(v.object({ takeId: v.string(), prompt: v.nullable(promptSchema) })),
})
type UnfinishedCut = v.InferOutput<typeof cutSchema>

/** Of one device, whoever made them: a third of a megabyte where each holds a hundred words. */
const mostCuts = 16

/**
 * What is being saved of long recordings, each until all of it is: meanwhile a phone may close the
 * tab, and what is saved already is in no list any more. The newest last.
 */
const kept = storedValue<readonly UnfinishedCut[]>('cuts', {
  name: 'what long recordings were cut into',
  parse: (text) => (text === null ? [] : v.parse(v.array(cutSchema), JSON.parse(text))),
})

/** Where there are more than are kept, or the storage has no room for them, the oldest make way. */
function saveCuts(cuts: readonly UnfinishedCut[]): void {
  for (let left = cuts.slice(-mostCuts); left.length > 0; left = left.slice(1)) {
    if (kept.save(left)) return
  }
  kept.remove()
}

/** A recording some of which is saved, as it was cut and put to its list. */
export interface BegunCut {
  readonly prompts: readonly RecordingPrompt[]
  readonly places: Places
  readonly takeIds: readonly string[]
  /** Which of what was said are takes on this device. */
  readonly saved: ReadonlySet<number>
}

type FileOfCut = Pick<ReadRecording, 'fileName' | 'bytes'>

export const isOf = (cut: CutOf, { userId, course, speaker }: CutOf) =>
  cut.userId === userId && cut.course === course && cut.speaker === speaker

const isSameFile = (
  cut: CutOf & FileOfCut,
  { fileName, bytes, ...of }: CutOf & FileOfCut,
): boolean => isOf(cut, of) && cut.fileName === fileName && cut.bytes === bytes

/** A file that is to be chosen again: the rest of it is not saved. */
type UnfinishedFile = CutOf &
  FileOfCut & {
    /** What was said first and last in it: of two of one name, which is which. */
    readonly ends: readonly Pick<RecordingPrompt, 'text' | 'gloss'>[]
  }

/** Somebody's on this device, in whatever language and voice; the newest first. */
export const listUnfinishedFiles = (userId: string): UnfinishedFile[] =>
  kept
    .read()
    .filter((cut) => cut.userId === userId)
    .map(({ rows, ...of }): UnfinishedFile => {
      const said = rows.flatMap(({ prompt }) => prompt ?? [])
      return { ...of, ends: said.length > 2 ? [...said.slice(0, 1), ...said.slice(-1)] : said }
    })
    .reverse()

/** By which rules it was heard; undefined where it is not one of them. */
export const findKindOfCut = (of: CutOf, file: FileOfCut): RecordingPrompt['kind'] | undefined =>
  kept
    .read()
    .find((cut) => isSameFile(cut, { ...of, ...file }))
    ?.rows.find(({ prompt }) => prompt !== null)?.prompt?.kind

/** How this recording was cut before; undefined where it is another one, or nothing of it is left to do. */
export async function findBegunCut(
  store: TakeStore,
  of: CutOf,
  { fileName, bytes, takes }: ReadRecording,
): Promise<BegunCut | undefined> {
  const rows = kept.read().find((cut) => isSameFile(cut, { ...of, fileName, bytes }))?.rows
  if (rows?.length !== takes.length) return undefined
  const here = new Set((await store.listTakes()).map(({ id }) => id))
  const placed = rows.flatMap(({ prompt }, at) => (prompt === null ? [] : [{ at, prompt }]))
  return {
    prompts: placed.map(({ prompt }) => ({ ...prompt, state: 'missing' })),
    places: rows.map((_, at) => {
      const place = placed.findIndex((each) => each.at === at)
      return place === -1 ? undefined : place
    }),
    takeIds: rows.map(({ takeId }) => takeId),
    saved: new Set(rows.flatMap(({ takeId }, at) => (here.has(takeId) ? [at] : []))),
  }
}

/** Before the first of it is saved. Where it cannot be stored, it is saved all the same. */
export function keepCut(
  of: CutOf,
  { fileName, bytes }: FileOfCut,
  rows: readonly { readonly takeId: string; readonly prompt: RecordingPrompt | undefined }[],
): void {
  const cut: UnfinishedCut = {
    ...of,
    fileName,
    bytes,
    rows: rows.map(({ takeId, prompt }) => ({
      takeId,
      prompt: prompt === undefined ? null : v.parse(promptSchema, prompt),
    })),
  }
  saveCuts([...kept.read().filter((each) => !isSameFile(each, cut)), cut])
}

/** Once all of it is saved, or its recorder leaves the rest. */
export function dropCut(of: CutOf, { fileName, bytes }: FileOfCut): void {
  saveCuts(kept.read().filter((each) => !isSameFile(each, { ...of, fileName, bytes })))
}
