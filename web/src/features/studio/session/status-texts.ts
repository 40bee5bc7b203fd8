import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StudioSession } from '@mboa/domain'

const listening: Record<'word' | 'sentence', MessageDescriptor> = {
  word: msg`Listening: say the word`,
  sentence: msg`Listening: say the sentence`,
}
const prompting = msg`Listen first, then speak`
const off = msg`The microphone is off`
const paused = msg`Paused`
const ready = msg`Ready`
const detector = msg`We can hear you`
const recording = msg`Recording: press when you’ve finished`
const saving = msg`Saving`
const unsaved = msg`Not saved yet`

/** What the studio does right now. */
export function statusTextOf(session: StudioSession, isOn: boolean): MessageDescriptor {
  const { phase, mode, isCovered, isPrompting, prompts, at } = session
  if (phase === 'unsaved') return unsaved
  if (phase === 'saving') return saving
  if (!isOn) return off
  if (phase === 'hearing') return mode === 'hands-free' ? detector : recording
  if (isPrompting) return prompting
  if (phase === 'waiting' && !isCovered) return listening[prompts[at]?.kind ?? 'word']
  return mode === 'hands-free' ? paused : ready
}
