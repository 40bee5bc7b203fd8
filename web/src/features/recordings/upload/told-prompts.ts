import { conceptItem, type ConceptSection } from '@mboa/contract'
import type { RecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import type { StoredContribution } from '../../../platform/device-store/take-database.ts'
import type { Prompt } from './match-uploads.ts'

/**
 * What speakers told of a course beyond its packs: what still waits on this device, then what the
 * server last said; of a concept one's own word, else the newest.
 */
export function listToldPrompts(
  course: string,
  facts: RecordingFacts | undefined,
  kept: readonly StoredContribution[],
): readonly Prompt[] {
  const known = indexConcepts(facts?.concepts ?? [])
  const prompts = new Map<string, Prompt>()
  const put = (prompt: Omit<Prompt, 'gloss'>, gloss: { en: string; fr: string } | undefined) => {
    if (gloss === undefined || prompts.has(prompt.id)) return
    prompts.set(prompt.id, { ...prompt, gloss: { en: [gloss.en], fr: [gloss.fr] } })
  }
  for (const { contribution: told, refusedBecause } of [...kept].reverse()) {
    if (told.course !== course || refusedBecause !== undefined) continue
    if (told.kind === 'concept') {
      const { concept, text } = told
      const { kind = 'word', gloss } = known.get(concept) ?? {}
      put({ id: conceptItem(course, concept), text, kind }, gloss)
    } else if (told.kind === 'word' || told.kind === 'sentence') {
      put({ id: `${course}.${told.id}`, text: told.text, kind: told.kind }, told.gloss)
    }
  }
  const contributed = facts?.overview.contributed ?? []
  const ownFirst = [...contributed].sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
  for (const { item, kind, text, gloss } of ownFirst) {
    const concept = item.slice(conceptItem(course, '').length)
    put({ id: item, text, kind }, gloss ?? known.get(concept)?.gloss)
  }
  return [...prompts.values()]
}

function indexConcepts(sections: readonly ConceptSection[]) {
  const all = sections.flatMap(({ kind, themes }) =>
    themes.flatMap((theme) =>
      theme.concepts.map(({ concept, gloss }) => ({ concept, kind, gloss })),
    ),
  )
  return new Map(all.map((each) => [each.concept, each]))
}
