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

/**
 * What is being saved of a long recording, until all of it is: meanwhile a phone may close the tab,
 * and what is saved already is in no list any more.
 */
const kept = storedValue<UnfinishedCut | null>('mboa-cut', {
  name: 'what a long recording was cut into',
  parse: (text) => (text === null ? null : v.parse(cutSchema, JSON.parse(text))),
})

/** A recording some of which is saved, as it was cut and put to its list. */
export interface BegunCut {
  readonly prompts: readonly RecordingPrompt[]
  readonly places: Places
  readonly takeIds: readonly string[]
  /** Which of what was said are takes on this device. */
  readonly saved: ReadonlySet<number>
}

const isOf = (cut: UnfinishedCut, { userId, course, speaker }: CutOf) =>
  cut.userId === userId && cut.course === course && cut.speaker === speaker

/** The name of the file that is to be chosen again. */
export function findUnfinishedFile(of: CutOf): string | undefined {
  const cut = kept.read()
  return cut !== null && isOf(cut, of) ? cut.fileName : undefined
}

/** How this recording was cut before; undefined where it is another one, or nothing of it is left to do. */
export async function findBegunCut(
  store: TakeStore,
  of: CutOf,
  { fileName, bytes, takes }: ReadRecording,
): Promise<BegunCut | undefined> {
  const cut = kept.read()
  if (cut === null || !isOf(cut, of)) return undefined
  const { rows } = cut
  if (cut.fileName !== fileName || cut.bytes !== bytes || rows.length !== takes.length) {
    return undefined
  }
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
  { fileName, bytes }: ReadRecording,
  rows: readonly { readonly takeId: string; readonly prompt: RecordingPrompt | undefined }[],
): void {
  kept.save({
    ...of,
    fileName,
    bytes,
    rows: rows.map(({ takeId, prompt }) => ({
      takeId,
      prompt: prompt === undefined ? null : v.parse(promptSchema, prompt),
    })),
  })
}

export const dropCut = (): void => kept.remove()
