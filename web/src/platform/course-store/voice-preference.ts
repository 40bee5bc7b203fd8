import type { Recording } from '@mboa/contract'

/** How this device's learner likes to hear a course. */
export interface VoicePreference {
  speaker?: string
  dialect?: string
  isSlow: boolean
}

const keyOf = (course: string) => `mboa-voice:${course}`

export function readVoicePreference(course: string): VoicePreference {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(course)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return { isSlow: false }
    const { speaker, dialect, isSlow } = stored as Record<string, unknown>
    return {
      ...(typeof speaker === 'string' && { speaker }),
      ...(typeof dialect === 'string' && { dialect }),
      isSlow: isSlow === true,
    }
  } catch {
    // Blocked by the browser, or not ours: then nothing was chosen.
    return { isSlow: false }
  }
}

export function writeVoicePreference(course: string, preference: VoicePreference): void {
  try {
    localStorage.setItem(keyOf(course), JSON.stringify(preference))
  } catch {
    // Without room or leave to keep it, the choice holds for this page.
  }
}

/** The voice that was chosen, else one of the dialect that was, else the first there is. */
export function preferredRecording(
  recordings: readonly Recording[],
  { speaker, dialect }: VoicePreference,
): Recording | undefined {
  return (
    recordings.find(({ voice }) => voice.speaker === speaker) ??
    recordings.find(({ voice }) => dialect !== undefined && voice.dialect === dialect) ??
    recordings[0]
  )
}
