import { setImmediate } from 'node:timers/promises'
import type { ReceivedEvent } from '@mboa/contract'
import { streamZip, type ZippedFile } from '@mboa/formats'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { readWhole } from '../../platform/blobs/whole-blobs.ts'
import { listOpenSounds, type OpenSound } from '../published/index.ts'
import { walkEvents } from '../practice/index.ts'
import { isOpen, soundName, type LearnedItem } from './compose-deck.ts'
import { makeCollectionInThread, type DeckWishes } from './make-collection.ts'

/**
 * What a learner has met of a course, as a package that every version of Anki reads. Texts that are
 * for learners of Mboa alone stay here, and so do voices that are not given to open data.
 */
export async function takeDeck(
  context: Context,
  learnerId: string,
  wishes: DeckWishes,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const { course, language, hasSound } = wishes
  const found = (await context.readCurrentCourses()).findCourse(course)
  if (found === undefined) return refuse('not-found')
  const pages = await readPages(context, learnerId, course)
  const items = found.packs
    .flatMap(({ words, sentences = [] }): LearnedItem[] => [
      ...words.map((item) => ({ item, kind: 'word' as const })),
      ...sentences.map((item) => ({ item, kind: 'sentence' as const })),
    ])
    .filter(({ item }) => isOpen(item))
  const sounds = hasSound ? await listOpenSounds(context, course) : new Map<string, OpenSound>()
  const name = `Mboa::${found.summary.name[language]}`
  const now = context.clock.now()
  const collection = await context.queueExport(learnerId, () =>
    makeCollectionInThread({ wishes, id: deckId(course), name, items, sounds, pages, now }),
  )
  if (collection === undefined) return refuse('not-found')
  return succeed(streamZip(filesOf(context, collection.bytes, collection.sounds)))
}

/** What a deck follows from, a page at a time, by one export of the server at a time. */
async function readPages(
  { database: { queries }, queueExport }: Context,
  learnerId: string,
  course: string,
): Promise<readonly string[]> {
  const pages: string[] = []
  const walk = walkEvents(queries, learnerId)
  for (;;) {
    const page = await queueExport(learnerId, async () => {
      await setImmediate()
      return walk.next()
    })
    if (page.done === true) return pages
    // What was typed may be most of an event, and a deck needs none of it.
    const events = page.value.flatMap((event): ReceivedEvent[] => {
      if (event.type === 'review' && event.course === course) return [{ ...event, answer: '' }]
      return event.type === 'undo' ? [event] : []
    })
    if (events.length > 0) pages.push(JSON.stringify(events))
  }
}

async function* filesOf(
  { blobs }: Context,
  collection: Uint8Array,
  sounds: readonly OpenSound[],
): AsyncIterable<ZippedFile> {
  yield { name: 'collection.anki2', bytes: collection }
  const names: string[] = []
  for (const sound of sounds) {
    const bytes = await readWhole(blobs, sound.hash)
    if (bytes === undefined) continue
    yield { name: String(names.length), bytes }
    names.push(soundName(sound))
  }
  const list = Object.fromEntries(names.map((name, at) => [at, name]))
  yield { name: 'media', bytes: Buffer.from(JSON.stringify(list)) }
}

const firstDeck = 1_795_600_000_100

/** The same for a course in every package, so that a newer one goes where the last one is. */
function deckId(course: string): number {
  return Array.from(course).reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 97, firstDeck)
}
