import { countVoices, voicesWantedOf, type CountedVoices } from './count-voices.ts'
import type { KnownRecordings, OwnTake, Recordable } from './recordable.ts'
import type { RecordingPrompt } from './recording-prompt.ts'

/** A prompt with what places it in a list. */
export interface ListedPrompt {
  readonly prompt: RecordingPrompt
  readonly theme: string
  /** See `Recordable`. */
  readonly core?: number
  /** Speakers who are heard with it, in the dialect that is recorded or in one they did not name. */
  readonly voices: number
  readonly askedForBy: number
  /** When this recorder last said it, epoch ms; absent where they did not, or it was sent back. */
  readonly saidAt?: number
  /** Enough are heard with it only with those who named no dialect: it may be said otherwise here. */
  readonly isDialectOpen: boolean
}

/**
 * Everything that can be recorded, in the order in which it is to be: what nobody is heard with,
 * then what learners ask for, then what was sent back to this recorder, then what more voices are
 * wanted for, the fewest first, then what needs no recording of theirs. What more learners ask for
 * comes first in each, then the order given.
 *
 * @param dialect who named another does not count; null: the recorder names none, and all count
 */
export function composeRecordingList(given: {
  recordables: readonly Recordable[]
  ownTakes: readonly OwnTake[]
  known: readonly KnownRecordings[]
  dialect: string | null
}): readonly ListedPrompt[] {
  const { dialect } = given
  const newest = newestTakes(given.ownTakes, dialect)
  const known = new Map(given.known.map((each) => [each.item, each]))
  const seen = new Set<string>()
  const listed = given.recordables
    .filter(({ item }) => !seen.has(item) && seen.add(item))
    .map((recordable) => {
      const recorded = known.get(recordable.item) ?? unrecorded
      const { askedForBy } = recorded
      const counted = countVoices(recorded, dialect)
      return toListed(recordable, newest.get(recordable.item), { ...counted, askedForBy })
    })
  return listed.sort((a, b) => rankOf(a) - rankOf(b) || b.askedForBy - a.askedForBy)
}

const unrecorded = { approved: [], voices: 0, askedForBy: 0 }

/** What was recorded before a dialect was named is theirs in whichever they name. */
function newestTakes(
  takes: readonly OwnTake[],
  dialect: string | null,
): ReadonlyMap<string, OwnTake> {
  const newest = new Map<string, OwnTake>()
  for (const take of takes) {
    if (take.state === 'unusable') continue
    if (dialect !== null && take.dialect !== null && take.dialect !== dialect) continue
    const other = newest.get(take.item)
    if (other === undefined || other.recordedAt <= take.recordedAt) newest.set(take.item, take)
  }
  return newest
}

type Facts = CountedVoices & Pick<ListedPrompt, 'askedForBy'>

function toListed(
  { theme, core, isForTones = false, ...recordable }: Recordable,
  own: OwnTake | undefined,
  { voices, inDialect, askedForBy }: Facts,
): ListedPrompt {
  const wanted = voicesWantedOf({ isForTones })
  const state = stateOf(own, { voices, askedForBy, wanted })
  const reason = state === 'sent-back' ? own?.sentBackReason : undefined
  const isSaid = own !== undefined && state !== 'sent-back'
  return {
    prompt: {
      ...recordable,
      state,
      ...(state === 'more-voices' && { moreVoices: wanted - voices }),
      ...(reason !== undefined && { sentBackReason: reason }),
    },
    theme,
    ...(core !== undefined && { core }),
    voices,
    askedForBy,
    ...(isSaid && { saidAt: own.recordedAt }),
    isDialectOpen: state === 'recorded' && !isSaid && inDialect < wanted,
  }
}

function stateOf(
  own: OwnTake | undefined,
  { voices, askedForBy, wanted }: { voices: number; askedForBy: number; wanted: number },
): RecordingPrompt['state'] {
  if (own?.state === 'sent-back') return 'sent-back'
  if (own !== undefined) return 'recorded'
  if (askedForBy > 0) return 'asked-for'
  if (voices === 0) return 'missing'
  return voices < wanted ? 'more-voices' : 'recorded'
}

function rankOf({ prompt: { state }, voices }: ListedPrompt): number {
  if (state === 'recorded') return Number.MAX_SAFE_INTEGER
  if (state === 'more-voices') return 2 + voices
  if (state === 'sent-back') return 2
  return voices === 0 ? 0 : 1
}
