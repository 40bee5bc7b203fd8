import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { GlossLanguage, ReceivedEvent, Sentence, Word } from '@mboa/contract'
import { writeCollection } from '@mboa/formats'
import type { OpenSound } from '../published/index.ts'
import { composeNote, composeType, type LearnedItem } from './compose-deck.ts'
import { readLearned } from './read-learned.ts'

export interface DeckWishes {
  readonly course: string
  readonly language: GlossLanguage
  readonly hasSound: boolean
  readonly hasProgress: boolean
}

export interface CollectionRequest {
  readonly wishes: DeckWishes
  readonly id: number
  readonly name: string
  /** Words and sentences of the course that may leave Mboa. */
  readonly items: readonly LearnedItem[]
  readonly sounds: ReadonlyMap<string, OpenSound>
  /** Lists of `ReceivedEvent` as JSON, which costs less to send to a thread than objects. */
  readonly pages: readonly string[]
  readonly now: number
}

export interface Collection {
  readonly bytes: Uint8Array
  /** Sounds of the notes, in their order. */
  readonly sounds: readonly OpenSound[]
}

/** Undefined where the learner has seen nothing of the course. */
export function makeCollection(request: CollectionRequest): Collection | undefined {
  const { wishes, sounds } = request
  const { course, language, hasProgress } = wishes
  const events = request.pages.flatMap((page) => JSON.parse(page) as ReceivedEvent[])
  const learned = readLearned(events, course)
  const met = new Map([...learned.values()].map(({ card }) => [card.item, card.firstReviewedAt]))
  const metAt = ({ item }: { item: Word | Sentence }) => met.get(item.id) ?? 0
  const items = request.items
    .filter(({ item }) => met.has(item.id))
    .toSorted((one, other) => metAt(one) - metAt(other))
  if (items.length === 0) return undefined
  const bytes = writeCollection({
    id: request.id,
    name: request.name,
    type: composeType(language),
    notes: items.map((each) => composeNote(each, { language, learned, hasProgress, sounds })),
    now: request.now,
  })
  return { bytes, sounds: items.flatMap(({ item }) => sounds.get(item.id) ?? []) }
}

/** `makeCollection` in a thread of its own: however much somebody has answered, nobody waits. */
export async function makeCollectionInThread(
  request: CollectionRequest,
): Promise<Collection | undefined> {
  const thread = new Worker(new URL('./make-collection.worker.ts', import.meta.url), {
    workerData: request,
  })
  try {
    // Rejects when the thread fails ("error").
    const [collection] = (await once(thread, 'message')) as [Collection | undefined]
    return collection
  } finally {
    await thread.terminate()
  }
}
