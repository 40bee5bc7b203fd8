import { conceptItem, type ContributedItem, type ShownTake } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/database.ts'
import { chooseWords, type AskedTake, type ChosenWord } from './choose-words.ts'
import { contributionOf, stateOf } from './contribution-presenter.ts'
import { glossOf, readMeanings, type Meanings } from './meanings.ts'

/** How an item beyond the packs is written, what it means, and who contributed it. */
export type TextOfTake = Readonly<Pick<ContributedItem, 'text' | 'gloss' | 'state'>> & {
  readonly speakerId: string | null
}

type KnownItems = Pick<Context['library'], 'findItemKind' | 'findConcept'>

/**
 * What takes of things beyond the packs were to say, by the ids of the takes, see `chooseWords`.
 * Takes of items of the packs are not in it.
 */
export async function findTextsOfTakes(
  { database, library }: { readonly database: Database; readonly library: KnownItems },
  takes: readonly AskedTake[],
): Promise<ReadonlyMap<string, TextOfTake>> {
  const beyond = takes.filter(({ course, item }) => {
    return library.findItemKind(course, item) === undefined
  })
  const chosen = await chooseWords(database.queries, beyond)
  const rows = [...chosen.values()].map(({ row }) => row)
  const meanings = await readMeanings(database.queries, rows)
  return new Map([...chosen].map(([take, word]) => [take, presentText(library, word, meanings)]))
}

/** What a take of a concept was to mean, written or not; null for any other. */
export function findConceptOfTake(
  library: Pick<KnownItems, 'findConcept'>,
  { course, item }: Pick<AskedTake, 'course' | 'item'>,
): NonNullable<ShownTake['concept']> | null {
  const prefix = conceptItem(course, '')
  const concept = item.startsWith(prefix)
    ? library.findConcept(item.slice(prefix.length))
    : undefined
  if (concept === undefined) return null
  const { gloss, picture } = concept
  return { gloss, ...(picture !== undefined && { picture }) }
}

function presentText(
  library: KnownItems,
  { row, text }: ChosenWord,
  meanings: Meanings,
): TextOfTake {
  const contribution = contributionOf(row)
  const rest = { state: stateOf(row), speakerId: row.speakerId }
  if ('gloss' in contribution) {
    return { text, gloss: glossOf(contribution, meanings.get(row.id)), ...rest }
  }
  const gloss =
    contribution.kind === 'concept' ? library.findConcept(contribution.concept)?.gloss : undefined
  return { text, gloss: gloss ?? null, ...rest }
}
