import type { Recording } from '@mboa/contract'
import { seededRandom, type PreferredVoice } from '@mboa/domain'
import { mayPrefetch } from '../data-use/data-choices.ts'
import { parseFields, storedValue } from '../stored-value.ts'

/** How this device's learner likes to hear a course. */
export interface VoicePreference extends PreferredVoice {
  isSlow: boolean
}

const preferenceOf = (course: string) =>
  storedValue<VoicePreference>(`voice.${course}`, {
    name: 'the voice chosen for a course',
    parse(text) {
      const { speaker, dialect, isSlow } = parseFields(text)
      return {
        ...(typeof speaker === 'string' && { speaker }),
        ...(typeof dialect === 'string' && { dialect }),
        isSlow: isSlow === true,
      }
    },
  })

/** What this device knows of it: downloads go by it, and pages until the settings are read. */
export const readVoicePreference = (course: string): VoicePreference => preferenceOf(course).read()

/** Without room or leave to keep it, the choice holds for this page. */
export function saveVoicePreference(course: string, preference: VoicePreference): void {
  preferenceOf(course).save(preference)
}

/**
 * The voice that was chosen, else one of the dialect that was, else the one whose turn it is. Within
 * a session one voice is heard as far as it goes, in the next another: which, the session's id alone
 * decides. Without a session, and where data is to be spared, it is the first: that one was
 * downloaded.
 */
export function preferredRecording(
  recordings: readonly Recording[],
  { speaker, dialect }: PreferredVoice,
  session?: string,
): Recording | undefined {
  const own = recordings.find(({ voice }) => voice.speaker === speaker)
  if (own !== undefined) return own
  const near = recordings.filter(({ voice }) => dialect !== undefined && voice.dialect === dialect)
  const others = near.length > 0 ? near : recordings
  if (session === undefined || !mayPrefetch()) return others[0]
  const turnOf = ({ voice }: Recording) => seededRandom(`${session}/${voice.speaker}`).fraction()
  return [...others].sort((a, b) => turnOf(a) - turnOf(b))[0]
}

/** So many speakers of a word help to know it from anybody, and weigh little. */
const mostKept = 3

/** What a download brings of an item: the first of each of three voices, of one where data is dear. */
export function listKeptVoices(
  recordings: readonly Recording[],
  preference: PreferredVoice,
  isSparing: boolean,
): readonly Recording[] {
  const first = preferredRecording(recordings, preference)
  if (first === undefined) return []
  const bySpeaker = new Map([[first.voice.speaker, first]])
  for (const each of recordings) {
    if (!bySpeaker.has(each.voice.speaker)) bySpeaker.set(each.voice.speaker, each)
  }
  return [...bySpeaker.values()].slice(0, isSparing ? 1 : mostKept)
}
