import type { GlossLanguage } from '@mboa/contract'
import { streamZip, writeCollection, type ZippedFile } from '@mboa/formats'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import { readWhole } from '../../platform/blobs/whole-blobs.ts'
import { listOpenSounds, type OpenSound } from '../recordings/index.ts'
import { composeNote, composeType, isOpen, soundName, type LearnedItem } from './compose-deck.ts'
import { readLearned } from './read-learned.ts'

export interface DeckWishes {
  readonly course: string
  readonly language: GlossLanguage
  readonly hasSound: boolean
  readonly hasProgress: boolean
}

/**
 * What a learner has met of a course, as a package that every version of Anki reads. Texts that are
 * for learners of Mboa alone stay here, and so do voices that are not given to open data.
 */
export async function takeDeck(
  context: Context,
  learnerId: string,
  wishes: DeckWishes,
): Promise<Outcome<AsyncIterable<Uint8Array>>> {
  const { course, language, hasSound, hasProgress } = wishes
  const found = (await context.readCurrentCourses()).findCourse(course)
  if (found === undefined) return refuse('not-found')
  const learned = await readLearned(context, learnerId, course)
  const met = new Map([...learned.values()].map(({ card }) => [card.item, card.firstReviewedAt]))
  const items = found.packs
    .flatMap(({ words, sentences = [] }): LearnedItem[] => [
      ...words.map((item) => ({ item, kind: 'word' as const })),
      ...sentences.map((item) => ({ item, kind: 'sentence' as const })),
    ])
    .filter(({ item }) => met.has(item.id) && isOpen(item))
    .toSorted((one, other) => (met.get(one.item.id) ?? 0) - (met.get(other.item.id) ?? 0))
  if (items.length === 0) return refuse('not-found')
  const sounds = hasSound ? await listOpenSounds(context, course) : new Map<string, OpenSound>()
  const wanted = { language, learned, hasProgress, sounds }
  const collection = writeCollection({
    id: deckId(course),
    name: `Mboa::${found.summary.name[language]}`,
    type: composeType(language),
    notes: items.map((each) => composeNote(each, wanted)),
    now: context.clock.now(),
  })
  const taken = items.flatMap(({ item }) => sounds.get(item.id) ?? [])
  return succeed(streamZip(filesOf(context, collection, taken)))
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
