import type { ListedPrompt } from './compose-recording-list.ts'
import type { RecordingPrompt } from './recording-prompt.ts'

/**
 * Which list a recorder opens: everything there is to record, one of the three reasons to record,
 * the concepts to begin with, a theme, or one item to record again. A concept without a word yet is
 * asked for in its theme and, where it is one of those, among the first.
 */
export type RecordingListChoice =
  | { readonly kind: 'all' | 'missing' | 'asked-for' | 'sent-back' | 'core' }
  | { readonly kind: 'theme'; readonly theme: string }
  | { readonly kind: 'item'; readonly item: string }

/**
 * The prompts of a list, in their order; what needs no recording is in none, unless it is asked
 * for by itself.
 */
export function chooseRecordingList(
  listed: readonly ListedPrompt[],
  choice: RecordingListChoice,
): readonly RecordingPrompt[] {
  const chosen = listed.filter((each) => isIn(each, choice))
  if (choice.kind === 'core') chosen.sort((a, b) => (a.core ?? 0) - (b.core ?? 0))
  return chosen.map(({ prompt }) => prompt)
}

function isIn(
  { prompt, theme, core, approved, askedForBy }: ListedPrompt,
  choice: RecordingListChoice,
) {
  if (choice.kind === 'item') return prompt.item === choice.item
  if (prompt.state === 'recorded') return false
  if (choice.kind === 'theme') return theme === choice.theme
  if (choice.kind === 'core') return core !== undefined
  if (prompt.text === null && prompt.state === 'missing') return false
  switch (choice.kind) {
    case 'all':
      return true
    case 'missing':
      return approved === 0 && prompt.state !== 'sent-back'
    case 'asked-for':
      return askedForBy > 0
    case 'sent-back':
      return prompt.state === 'sent-back'
  }
}
