import type { Sentence, Word } from '@mboa/contract'

/** How other conventions write an item, by their ids: its forms first, each once. */
export function spellingsOf({ spellings = {}, forms = [] }: Word | Sentence) {
  const all: Record<string, string[]> = {}
  for (const { convention, text } of forms) (all[convention] ??= []).push(text)
  for (const [convention, texts] of Object.entries(spellings)) {
    all[convention] = [...new Set([...(all[convention] ?? []), ...texts])]
  }
  return all
}
