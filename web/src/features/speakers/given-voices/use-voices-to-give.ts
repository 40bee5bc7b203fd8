import { useMemo } from 'react'
import type { StoredSpeaker } from '../../../platform/device-store/take-database.ts'
import type {
  StoredVoice,
  StoredVoiceRecording,
} from '../../../platform/device-store/voice-database.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { readRecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import { useRecorderLanguages } from '../../../platform/recording-lists/use-recorder-languages.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useVoices } from '../../../platform/voice-store/use-voices.ts'

/** Somebody whom a recorder has recorded for themselves, and what of it is nobody else's yet. */
export interface VoiceToGive {
  readonly voice: StoredVoice
  /** In the languages that the account records. */
  readonly recordings: readonly StoredVoiceRecording[]
  /** As whom they have given some of it before. */
  readonly speaker: StoredSpeaker | undefined
}

/** By the id of a take, as whom it was spoken; of one's own voice nobody. */
type Speakers = ReadonlyMap<string, string | undefined>

/** Those who have something to give; undefined until it is known. */
export function useVoicesToGive(
  userId: string,
  speakers: readonly StoredSpeaker[],
): readonly VoiceToGive[] | undefined {
  const { store, changes } = useTakeStore()
  const own = useVoices(userId)
  const languages = useRecorderLanguages(userId)
  const codes = languages.status === 'ready' ? languages.value : undefined
  const source = useMemo(() => store && codes && spokenBy(store, codes), [store, codes])
  const { value: takes } = useResource(source, changes)
  if (takes === undefined || codes === undefined || own.status !== 'ready') return undefined
  return own.voices.flatMap((voice) => {
    const said = own.recordings.filter((each) => each.voice === voice.id)
    const recordings = said.filter(({ id, course }) => codes.includes(course) && !takes.has(id))
    const before = new Set(said.flatMap(({ id }) => takes.get(id) ?? []))
    const speaker = speakers.find(({ id }) => before.has(id))
    return recordings.length === 0 ? [] : [{ voice, recordings, speaker }]
  })
}

const spokenBy = (store: TakeStore, codes: readonly string[]): Source<Speakers> => ({
  during: 'reading what was given',
  read: () => listSpokenBy(store, codes),
})

/** Of one's takes: those of this device, and those that the server had when it was last asked. */
async function listSpokenBy(store: TakeStore, codes: readonly string[]): Promise<Speakers> {
  const spoken = new Map<string, string | undefined>()
  for (const code of codes) {
    const facts = await readRecordingFacts(store.userId, code)
    for (const { id, speaker } of facts?.takes ?? []) spoken.set(id, speaker)
  }
  for (const { id, context } of await store.listTakes()) spoken.set(id, context.speaker)
  return spoken
}
