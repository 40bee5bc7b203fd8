import type { ListedPrompt } from './compose-recording-list.ts'
import type { RecordingPrompt } from './recording-prompt.ts'

/**
 * Which list a recorder opens: everything there is to record, one of the reasons to record, the
 * concepts to begin with, a theme, or one item to record again. A concept without a word yet is
 * asked for in its theme and, where it is one of those, among the first.
 *
 * Two lists hold what nobody waits for, for whoever wants to go on: `in-dialect`, what others are
 * heard with who named no dialect; and `again`, what this recorder has said, once more.
 */
export type RecordingListChoice =
  | { readonly kind: 'all' | 'missing' | 'asked-for' | 'sent-back' | 'more-voices' | 'core' }
  | { readonly kind: 'in-dialect' | 'again' }
  | { readonly kind: 'theme'; readonly theme: string }
  | { readonly kind: 'item'; readonly item: string }

/**
 * The prompts of a list, in their order; what needs no recording is in none, unless it is asked
 * for by itself or chosen freely.
 */
export function chooseRecordingList(
  listed: readonly ListedPrompt[],
  choice: RecordingListChoice,
): readonly RecordingPrompt[] {
  if (choice.kind === 'again') return listAgain(listed)
  const chosen = listed.filter((each) => isIn(each, choice))
  if (choice.kind === 'core') chosen.sort((a, b) => voicesFirst(a) - voicesFirst(b) || place(a, b))
  return chosen.map(({ prompt }) => prompt)
}

/** Something of these still waits for this recorder, concepts too. */
export const isAnythingWaiting = (listed: readonly ListedPrompt[]): boolean =>
  listed.some(({ prompt }) => prompt.state !== 'recorded')

/** What was said longest ago first: a round ends before the next one begins. */
function listAgain(listed: readonly ListedPrompt[]): readonly RecordingPrompt[] {
  return listed
    .flatMap(({ prompt, saidAt }) => (saidAt === undefined ? [] : [{ prompt, saidAt }]))
    .sort((a, b) => a.saidAt - b.saidAt)
    .map(({ prompt }) => ({ ...prompt, state: 'again' }))
}

/** What nobody has said comes before what more voices are wanted for. */
const voicesFirst = ({ prompt, voices }: ListedPrompt) =>
  prompt.state === 'more-voices' ? voices : 0

const place = (a: ListedPrompt, b: ListedPrompt) => (a.core ?? 0) - (b.core ?? 0)

function isIn(
  { prompt, theme, core, voices, askedForBy, isDialectOpen }: ListedPrompt,
  choice: Exclude<RecordingListChoice, { kind: 'again' }>,
) {
  const { state } = prompt
  if (choice.kind === 'item') return prompt.item === choice.item
  if (choice.kind === 'in-dialect') return isDialectOpen
  if (state === 'recorded') return false
  if (choice.kind === 'theme') return theme === choice.theme
  if (choice.kind === 'core') return core !== undefined
  if (prompt.text === null && (state === 'missing' || state === 'more-voices')) return false
  switch (choice.kind) {
    case 'all':
      return true
    case 'missing':
      return voices === 0 && state !== 'sent-back'
    case 'asked-for':
      return askedForBy > 0
    case 'sent-back':
    case 'more-voices':
      return state === choice.kind
  }
}
