import type { KnownRecordings, OwnTake, Recordable } from './recordable.ts'
import type { RecordingPrompt } from './recording-prompt.ts'

/** A prompt with what places it in a list. */
export interface ListedPrompt {
  readonly prompt: RecordingPrompt
  readonly theme: string
  /** See `Recordable`. */
  readonly core?: number
  /** Approved recordings of it, in the dialect that is recorded. */
  readonly approved: number
  readonly askedForBy: number
}

/**
 * Everything that can be recorded, in the order in which it is to be: what has no approved
 * recording, then what learners ask for, then what was sent back to this recorder, then what needs
 * no recording. What more learners ask for comes first in each, then the order given.
 *
 * @param dialect recordings in others do not count; null: the recorder names none, and all count
 */
export function composeRecordingList(given: {
  recordables: readonly Recordable[]
  ownTakes: readonly OwnTake[]
  known: readonly KnownRecordings[]
  dialect: string | null
}): readonly ListedPrompt[] {
  const newest = newestTakes(given.ownTakes, given.dialect)
  const known = new Map(given.known.map((each) => [each.item, each]))
  const seen = new Set<string>()
  const listed = given.recordables
    .filter(({ item }) => !seen.has(item) && seen.add(item))
    .map((recordable) => {
      const { approved = [], askedForBy = 0 } = known.get(recordable.item) ?? {}
      const counted = approved.filter(
        ({ dialect }) => given.dialect === null || dialect === given.dialect,
      )
      const recordings = counted.reduce((sum, { recordings: count }) => sum + count, 0)
      const facts = { approved: recordings, askedForBy }
      return toListed(recordable, newest.get(recordable.item), facts)
    })
  return listed.sort((a, b) => rankOf(a) - rankOf(b) || b.askedForBy - a.askedForBy)
}

function newestTakes(
  takes: readonly OwnTake[],
  dialect: string | null,
): ReadonlyMap<string, OwnTake> {
  const newest = new Map<string, OwnTake>()
  for (const take of takes) {
    if (take.state === 'unusable') continue
    if (dialect !== null && take.dialect !== dialect) continue
    const other = newest.get(take.item)
    if (other === undefined || other.recordedAt <= take.recordedAt) newest.set(take.item, take)
  }
  return newest
}

function toListed(
  { theme, core, ...recordable }: Recordable,
  own: OwnTake | undefined,
  facts: Pick<ListedPrompt, 'approved' | 'askedForBy'>,
): ListedPrompt {
  const state = stateOf(own, facts)
  const reason = state === 'sent-back' ? own?.sentBackReason : undefined
  const prompt = { ...recordable, state, ...(reason !== undefined && { sentBackReason: reason }) }
  return { prompt, theme, ...(core !== undefined && { core }), ...facts }
}

function stateOf(
  own: OwnTake | undefined,
  { approved, askedForBy }: Pick<ListedPrompt, 'approved' | 'askedForBy'>,
): RecordingPrompt['state'] {
  if (own?.state === 'sent-back') return 'sent-back'
  if (own !== undefined) return 'recorded'
  if (askedForBy > 0) return 'asked-for'
  return approved === 0 ? 'missing' : 'recorded'
}

function rankOf({ prompt: { state }, approved }: ListedPrompt): number {
  if (state === 'recorded') return 3
  if (state === 'sent-back') return 2
  return approved === 0 ? 0 : 1
}
