import {
  conceptItem,
  missionLength,
  type Bilingual,
  type Concept,
  type Mission,
} from '@mboa/contract'

/** What a theme says of the order of what is in it; of a conversation, who says which line. */
export type Line = Pick<Concept, 'concept' | 'speaker'>

/**
 * Conversations as talks to be had, four lines each, in their order: the first person is the other,
 * who answers is the learner. Only of lines that are there without a gap: an answer to nothing is none.
 */
export function composeTalks(
  course: string,
  { theme, title, lines }: { theme: string; title: Bilingual; lines: readonly Line[] },
  there: ReadonlySet<string>,
): Mission[] {
  const talks = Array.from({ length: Math.floor(lines.length / missionLength) }, (_, nth) =>
    lines.slice(nth * missionLength, (nth + 1) * missionLength),
  )
  return talks.flatMap((talk, nth): Mission[] => {
    const spoken = talk.flatMap(({ concept, speaker }) => {
      const item = conceptItem(course, concept)
      if (speaker === undefined || !there.has(item)) return []
      return [{ by: speaker === 'A' ? ('other' as const) : ('you' as const), item }]
    })
    if (spoken.length < missionLength || new Set(spoken.map(({ by }) => by)).size < 2) return []
    const part = talks.length > 1 ? ` (${nth + 1})` : ''
    return [
      {
        id: `${course}.talk-${theme}-${nth + 1}`,
        goal: {
          en: `have the conversation “${title.en}”${part}`,
          fr: `tenir la conversation « ${title.fr} »${part}`,
        },
        lines: spoken,
      },
    ]
  })
}

/** Of items of a theme, as its lines are said; what is no line of it stays where it is, behind them. */
export function inOrderOfLines<Item>(
  course: string,
  items: readonly Item[],
  { lines, idOf }: { lines: readonly Line[]; idOf: (item: Item) => string },
): Item[] {
  const nth = new Map(lines.map(({ concept }, at) => [conceptItem(course, concept), at]))
  const placeOf = (item: Item) => nth.get(idOf(item)) ?? lines.length
  return [...items].sort((one, other) => placeOf(one) - placeOf(other))
}
