import type { MissionLine } from './mission.ts'

/** Whose voice each person of a talk has; null where nobody is heard. */
export type TalkCast = Readonly<Record<MissionLine['by'], string | null>>

/**
 * Of the speakers of a talk's lines one for each person: who says most of theirs, and where that is
 * possible without losing a line two different ones, so that a conversation sounds like one.
 * @param speakersOf of a line, whom the learner prefers first
 */
export function castTalk(
  lines: readonly MissionLine[],
  speakersOf: (item: string) => readonly string[],
): TalkCast {
  const countOf = (by: MissionLine['by']) => {
    const said = lines.filter((line) => line.by === by).flatMap(({ item }) => speakersOf(item))
    return new Map(said.map((speaker) => [speaker, said.filter((one) => one === speaker).length]))
  }
  const [others, own] = [countOf('other'), countOf('you')]
  let cast: TalkCast = { other: null, you: null }
  let most = 0
  for (const [other, linesOfOther] of [...others, [null, 0] as const]) {
    for (const [you, ownLines] of [...own, [null, 0] as const]) {
      // Half a line: between as many lines, two voices are better than one.
      const worth = linesOfOther + ownLines + (other === you ? 0 : 0.5)
      if (worth <= most) continue
      most = worth
      cast = { other, you }
    }
  }
  return cast
}
