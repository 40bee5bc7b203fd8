import { conceptItem, type ConceptSection } from '@mboa/contract'
import type { SearchableItem } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'
import type { RecordingFacts } from '../../platform/recording-lists/recording-facts-store.ts'
import type { StoredContribution } from '../../platform/device-store/take-database.ts'

/** What a recording may hold. */
export type Prompt = SearchableItem & { readonly kind: 'word' | 'sentence' }

/** By id. @param contributed what speakers contributed beyond the packs */
export function listPrompts(
  course: Course,
  contributed: readonly Prompt[],
): ReadonlyMap<string, Prompt> {
  const words = course.units.flatMap((unit) => unit.words)
  const sentences = course.units.flatMap((unit) => unit.sentences ?? [])
  const ofPacks = [
    ...words.map((word): Prompt => ({ ...word, kind: 'word' })),
    ...sentences.map((sentence): Prompt => ({ ...sentence, kind: 'sentence' })),
  ]
  // What the course has is as the course has it.
  return new Map([...contributed, ...ofPacks].map((prompt) => [prompt.id, prompt]))
}

/**
 * What speakers contributed to a course beyond its packs: what still waits on this device, then
 * what the server last said; of a concept one's own word, else the newest.
 */
export function listContributedPrompts(
  course: string,
  facts: RecordingFacts | undefined,
  stored: readonly StoredContribution[],
): readonly Prompt[] {
  const known = indexConcepts(facts?.concepts ?? [])
  const prompts = new Map<string, Prompt>()
  const put = (prompt: Omit<Prompt, 'gloss'>, gloss: { en: string; fr: string } | undefined) => {
    if (gloss === undefined || prompts.has(prompt.id)) return
    prompts.set(prompt.id, { ...prompt, gloss: { en: [gloss.en], fr: [gloss.fr] } })
  }
  for (const { contribution, refusedBecause } of [...stored].reverse()) {
    if (contribution.course !== course || refusedBecause !== undefined) continue
    if (contribution.kind === 'concept') {
      const { concept, text } = contribution
      const { kind = 'word', gloss } = known.get(concept) ?? {}
      put({ id: conceptItem(course, concept), text, kind }, gloss)
    } else if (contribution.kind === 'word' || contribution.kind === 'sentence') {
      put(
        { id: `${course}.${contribution.id}`, text: contribution.text, kind: contribution.kind },
        contribution.gloss,
      )
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

/**
 * All that a recording of a course may hold, by id: what is written, and what the list asks for,
 * also where nobody has written the word yet. What the course has a word for is found by that.
 */
export function listHoldable(
  course: Course,
  facts: RecordingFacts | undefined,
): ReadonlyMap<string, Prompt> {
  const code = course.summary.course
  const written = listPrompts(course, listContributedPrompts(code, facts, []))
  const meanings = new Set([...written.values()].flatMap(({ gloss }) => gloss.fr))
  const unwritten = listConcepts(code, facts).filter(
    ({ id, gloss }) => !written.has(id) && !gloss.fr.some((meaning) => meanings.has(meaning)),
  )
  return new Map([...written, ...unwritten.map((prompt) => [prompt.id, prompt] as const)])
}

/** What each of these is, by id: also concepts that the course has a word for. */
export function listKinds(
  course: Course,
  facts: RecordingFacts | undefined,
): ReadonlyMap<string, Prompt['kind']> {
  const all = [
    ...listConcepts(course.summary.course, facts),
    ...listHoldable(course, facts).values(),
  ]
  return new Map(all.map(({ id, kind }) => [id, kind]))
}

function listConcepts(course: string, facts: RecordingFacts | undefined): readonly Prompt[] {
  return (facts?.concepts ?? []).flatMap(({ kind, themes }) =>
    themes.flatMap(({ concepts }) =>
      concepts.map(({ concept, gloss }) => ({
        id: conceptItem(course, concept),
        kind,
        text: '',
        gloss: { en: [gloss.en], fr: [gloss.fr] },
      })),
    ),
  )
}

function indexConcepts(sections: readonly ConceptSection[]) {
  const all = sections.flatMap(({ kind, themes }) =>
    themes.flatMap((theme) =>
      theme.concepts.map(({ concept, gloss }) => ({ concept, kind, gloss })),
    ),
  )
  return new Map(all.map((each) => [each.concept, each]))
}
