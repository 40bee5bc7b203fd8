import { conceptItem, type Bilingual, type Sentence, type Word } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { contributionOf, isNewItem, itemIdOf, stateOf } from './contribution-presenter.ts'
import { listWithTexts } from './contributions.repository.ts'
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
  const shown = (await context.readCurrentCourses()).findCourse(course)?.packs ?? []
  const items = shown.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const found = items.find(({ id }) => id === item) ?? context.library.findItem(course, item)
  return found === undefined ? findContributed(context, course, item) : presentOf(found)
}

const presentOf = ({ text, gloss }: Word | Sentence): Present => ({
  text,
  gloss: { en: gloss.en.join(', '), fr: gloss.fr.join(', ') },
})

async function findContributed(
  { database: { queries }, library }: Context,
  course: string,
  item: string,
): Promise<Present | undefined> {
  const rows = await listWithTexts(queries, course, {
    ids: [item.slice(course.length + 1)],
    withConcepts: item.startsWith(conceptItem(course, '')),
  })
  for (const row of rows) {
    const contribution = contributionOf(row)
    const stands = ['waiting', 'checked'].includes(stateOf(row))
    if (!stands || !isNewItem(contribution) || itemIdOf(contribution) !== item) continue
    const { text } = contribution
    if (contribution.kind !== 'concept') {
      const told = await readMeanings(queries, [row])
      return { text, gloss: glossOf(contribution, told.get(row.id)) }
    }
    const gloss = library.findConcept(contribution.concept)?.gloss
    if (gloss !== undefined) return { text, gloss }
  }
  return undefined
}
