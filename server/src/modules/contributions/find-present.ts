import type { Bilingual, Sentence, Word } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { contributionOf, isNewItem, itemIdOf, stateOf } from './contribution-presenter.ts'
import { listWithTexts } from './repository.ts'
import { glossOf, readMeanings } from './meanings.ts'

/** What something says at this moment, and what that means. */
interface Present {
  readonly text: string
  readonly gloss: Bilingual
}

/**
 * What an item says now: as learners see it, as a pack that nobody is shown yet has it, or as a
 * speaker contributed it; undefined where nobody has.
 */
export async function findPresent(
  context: Context,
  course: string,
  item: string,
): Promise<Present | undefined> {
  return (await findAllPresent(context, course, [item])).get(item)
}

/** The same of several; without those that nobody has. */
export async function findAllPresent(
  context: Context,
  course: string,
  items: readonly string[],
): Promise<ReadonlyMap<string, Present>> {
  const wanted = new Set(items)
  const shown = (await context.readCurrentCourses()).findCourse(course)?.packs ?? []
  const found = new Map(
    shown
      .flatMap(({ words, sentences = [] }) => [...words, ...sentences])
      .filter(({ id }) => wanted.has(id))
      .map((item) => [item.id, presentOf(item)] as const),
  )
  for (const item of wanted) {
    const ofPack = found.has(item) ? undefined : context.library.findItem(course, item)
    if (ofPack !== undefined) found.set(item, presentOf(ofPack))
  }
  const others = [...wanted].filter((item) => !found.has(item))
  return new Map([...found, ...(await findContributed(context, course, others))])
}

const presentOf = ({ text, gloss }: Word | Sentence): Present => ({
  text,
  gloss: { en: gloss.en.join(', '), fr: gloss.fr.join(', ') },
})

/** As the newest contribution has them that nobody contests. */
async function findContributed(
  { database: { queries }, library }: Context,
  course: string,
  items: readonly string[],
): Promise<ReadonlyMap<string, Present>> {
  const found = new Map<string, Present>()
  if (items.length === 0) return found
  const rows = await listWithTexts(queries, course, items)
  const told = await readMeanings(queries, rows)
  const wanted = new Set(items)
  for (const row of rows) {
    const contribution = contributionOf(row)
    const stands = ['waiting', 'checked'].includes(stateOf(row))
    if (!stands || !isNewItem(contribution)) continue
    const item = itemIdOf(contribution)
    if (!wanted.has(item) || found.has(item)) continue
    const { text } = contribution
    const gloss =
      contribution.kind === 'concept'
        ? library.findConcept(contribution.concept)?.gloss
        : glossOf(contribution, told.get(row.id))
    if (gloss !== undefined) found.set(item, { text, gloss })
  }
  return found
}
