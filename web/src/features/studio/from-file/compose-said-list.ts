import { conceptItem, fillGloss, type Contribution, type GlossLanguage } from '@mboa/contract'
import type { RecordingPrompt, SaidEntry } from '@mboa/domain'

export type ListedEntry = SaidEntry<RecordingPrompt>

/** What was answered about lines of a list, by their numbers. */
export interface Answers {
  /** The word that a line is; null for none of those that it looks like. */
  readonly chosen: ReadonlyMap<number, string | null>
  /** What new words mean, in the language of the interface. */
  readonly meanings: ReadonlyMap<number, string>
  readonly language: GlossLanguage
}

export const noAnswers: Answers = { chosen: new Map(), meanings: new Map(), language: 'en' }

/** Whether it is known which word of the course a line is, or what the new one means. */
export function isSolved(listed: ListedEntry, answers: Answers): boolean {
  if (listed.is === 'known' || listed.is === 'unwritten') return true
  const chosen = answers.chosen.get(listed.entry.line)
  if (listed.is === 'several' && chosen !== null) return chosen !== undefined
  const { en, fr } = glossOf(listed, answers)
  return en.trim() !== '' || fr.trim() !== ''
}

function glossOf({ entry }: ListedEntry, { meanings, language }: Answers) {
  const meaning = meanings.get(entry.line)
  const { en, fr } = entry.gloss
  if (en !== '' || fr !== '' || meaning === undefined) return { en, fr }
  return { en: '', fr: '', [language]: meaning }
}

interface ComposingDeps {
  readonly course: string
  readonly kind: RecordingPrompt['kind']
  readonly dialect: string | null
  readonly newId: () => string
  /** Epoch ms. */
  readonly now: number
}

/**
 * The list to put a recording beside, each word once, and what of it the course has yet to be told:
 * the spelling of a concept, or a new word with its meaning.
 */
export function composeList(
  entries: readonly ListedEntry[],
  answers: Answers,
  deps: ComposingDeps,
): { prompts: readonly RecordingPrompt[]; contributions: readonly Contribution[] } {
  const prompts = new Map<string, RecordingPrompt>()
  const contributions: Contribution[] = []
  for (const listed of entries) {
    const { prompt, contribution } = composeOne(listed, answers, deps)
    // The same word in two spellings is one entry: no list asks for a word twice.
    if (prompts.has(prompt.item)) continue
    prompts.set(prompt.item, prompt)
    if (contribution !== undefined) contributions.push(contribution)
  }
  return { prompts: [...prompts.values()], contributions }
}

function composeOne(
  listed: ListedEntry,
  answers: Answers,
  { course, kind, dialect: spoken, newId, now }: ComposingDeps,
): { prompt: RecordingPrompt; contribution?: Contribution } {
  const { entry } = listed
  const { text, note, example } = entry
  if (listed.is === 'known') return { prompt: listed.prompt }
  if (listed.is === 'several') {
    const chosen = answers.chosen.get(entry.line)
    const prompt = listed.prompts.find(({ item }) => item === chosen)
    if (prompt !== undefined) return { prompt }
  }
  const id = newId()
  const made = { id, course, dialect: entry.dialect ?? spoken, note, contributedAt: now }
  if (listed.is === 'unwritten') {
    const { prompt } = listed
    const concept = prompt.item.slice(conceptItem(course, '').length)
    return {
      prompt: { ...prompt, text },
      contribution: { kind: 'concept', ...made, concept, text },
    }
  }
  const told = fillGloss(glossOf(listed, answers))
  return {
    prompt: { item: `${course}.${id}`, kind, text, gloss: told.gloss, state: 'missing' },
    contribution: { kind, ...made, text, ...told, theme: null, example },
  }
}
