import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import type { SoundQuality } from '../sound/quality.ts'

export const studioModes = ['hands-free', 'one-by-one'] as const
export type StudioMode = (typeof studioModes)[number]

/** The newest take of this session: to be listened to, cut again, deleted or made again. */
export interface LastTake {
  readonly id: string
  /** Where its prompt stands in the list. */
  readonly at: number
  readonly quality: SoundQuality
}

/** What went wrong just now; stays until the next word is heard. */
export type StudioComplaint =
  | { readonly about: 'sound'; readonly quality: SoundQuality }
  | { readonly about: 'nothing-heard' }
  /** It was long enough for a word, and nobody's voice. */
  | { readonly about: 'no-voice' }
  /** It was said while the word before was still being saved. */
  | { readonly about: 'too-early' }
  | { readonly about: 'microphone-lost' }
  /** The take is kept in memory until there is room. */
  | { readonly about: 'storage-full' }
  /** The take is kept in memory: the device's store failed, for whatever reason. */
  | { readonly about: 'storage-failed' }

/**
 * `resting`: nobody listens. `waiting`: hands free, for somebody to speak. `hearing`: a take is
 * being recorded. `saving`: it is heard and on its way to the device. `unsaved`: the device is
 * full or fails; the take waits in memory.
 */
export type StudioPhase = 'resting' | 'waiting' | 'hearing' | 'saving' | 'unsaved'

/** One person going through a list of prompts. A value: what happens makes a new one. */
export interface StudioSession {
  readonly prompts: readonly RecordingPrompt[]
  /** The prompt that is shown; the length of the list once all have been. */
  readonly at: number
  readonly mode: StudioMode
  readonly phase: StudioPhase
  /** Items recorded in this session. */
  readonly recorded: ReadonlySet<string>
  readonly last?: LastTake
  readonly complaint?: StudioComplaint
  /** Something lies over the studio, or plays: nothing is listened to meanwhile. */
  readonly isCovered: boolean
  /** Hands free does not go on after the take that is being made. */
  readonly isEnding: boolean
}

export type StudioEvent =
  /** Begin or go on: listen hands free, or record this one prompt. */
  | { readonly type: 'start' }
  /** Stop listening. What is being said is ended by the caller, and comes as `heard`. */
  | { readonly type: 'stop' }
  | { readonly type: 'speech-began' }
  /** A click, or nothing at all where somebody pressed. */
  | { readonly type: 'speech-dropped' }
  /** It was a breath, a door, a cough. */
  | { readonly type: 'sound-dropped' }
  /** Somebody spoke whom nobody was listening to yet. */
  | { readonly type: 'spoken-too-early' }
  /** A take is whole; `saving` only where its sound will do. */
  | { readonly type: 'heard'; readonly quality: SoundQuality }
  | { readonly type: 'kept'; readonly id: string; readonly quality: SoundQuality }
  | { readonly type: 'storage-full' | 'storage-failed' }
  | { readonly type: 'microphone-lost' }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  /** The newest take is gone; its prompt comes again. */
  | { readonly type: 'redo' }
  | { readonly type: 'last-deleted' }
  /** The speaker wrote the word of their language for a concept. */
  | { readonly type: 'text-given'; readonly item: string; readonly text: string }
  | { readonly type: 'mode-chosen'; readonly mode: StudioMode }
  | { readonly type: 'covered'; readonly isCovered: boolean }

const calm = { isCovered: false, isEnding: false }

export function startStudioSession(
  prompts: readonly RecordingPrompt[],
  mode: StudioMode,
): StudioSession {
  return { prompts, at: 0, mode, phase: 'resting', recorded: new Set(), ...calm }
}

/** The prompt that is shown, if any is left. */
export function shownPrompt({ prompts, at }: StudioSession): RecordingPrompt | undefined {
  return prompts[at]
}

/** Whether a word that is said now becomes a take of the prompt that is shown. */
export function isAttentive(session: StudioSession): boolean {
  const { phase, isCovered } = session
  if (phase === 'hearing') return true
  return phase === 'waiting' && !isCovered && canRecord(session)
}

/** A concept is written before it is said. */
export function canRecord(session: StudioSession): boolean {
  const text = shownPrompt(session)?.text
  return text !== undefined && text !== null
}

/** The next state. What cannot happen in a state changes nothing. */
export function stepStudio(session: StudioSession, event: StudioEvent): StudioSession {
  switch (event.type) {
    case 'start':
      return start(session)
    case 'stop':
      return stop(session)
    case 'speech-began':
      return isAttentive(session) ? { ...content(session), phase: 'hearing' } : session
    case 'speech-dropped':
      return session.phase === 'hearing' ? goOnAfter(session, dropped(session)) : session
    case 'sound-dropped':
      return session.phase === 'hearing' ? goOnAfter(session, { about: 'no-voice' }) : session
    case 'spoken-too-early':
      return isAttentive(session) ? { ...session, complaint: { about: 'too-early' } } : session
    case 'heard':
      return session.phase === 'hearing' ? afterDetecting(session, event.quality) : session
    case 'kept':
      return afterSaving(session, event)
    case 'storage-full':
    case 'storage-failed':
      return { ...session, phase: 'unsaved', complaint: { about: event.type } }
    case 'microphone-lost':
      return withMicrophoneLost(session)
    case 'skip':
      return move(session, session.at + 1)
    case 'back':
      return move(session, session.at - 1)
    case 'redo':
      return session.last === undefined ? session : withoutLast(move(session, session.last.at))
    case 'last-deleted':
      return withoutLast(session)
    case 'text-given':
      return { ...session, prompts: session.prompts.map((prompt) => written(prompt, event)) }
    case 'mode-chosen':
      return isBusy(session) ? session : { ...session, mode: event.mode, phase: 'resting' }
    case 'covered':
      return { ...session, isCovered: event.isCovered }
  }
}

const isBusy = ({ phase }: StudioSession) =>
  phase === 'hearing' || phase === 'saving' || phase === 'unsaved'

function start(session: StudioSession): StudioSession {
  if (session.phase !== 'resting' || shownPrompt(session) === undefined) return session
  const started = { ...content(session), isEnding: false }
  if (session.mode === 'hands-free') return { ...started, phase: 'waiting' }
  return canRecord(session) ? { ...started, phase: 'hearing' } : session
}

function stop(session: StudioSession): StudioSession {
  return session.phase === 'waiting'
    ? { ...session, phase: 'resting' }
    : { ...session, isEnding: true }
}

function afterDetecting(session: StudioSession, quality: SoundQuality): StudioSession {
  if (quality.verdict !== 'record-again') return { ...session, phase: 'saving' }
  return goOnAfter(session, { about: 'sound', quality })
}

function afterSaving(
  session: StudioSession,
  { id, quality }: { id: string; quality: SoundQuality },
): StudioSession {
  const prompt = shownPrompt(session)
  if ((session.phase !== 'saving' && session.phase !== 'unsaved') || prompt === undefined) {
    return session
  }
  const last = { id, at: session.at, quality }
  const recorded = new Set([...session.recorded, prompt.item])
  const at = session.at + 1
  // That the microphone went while it was said is still to be read.
  const settled = session.complaint?.about === 'microphone-lost' ? session : content(session)
  return { ...goOnAfter(settled, undefined, at), at, last, recorded }
}

/** Hands free continues by itself while there is a prompt. */
function goOnAfter(
  session: StudioSession,
  complaint: StudioComplaint | undefined,
  at = session.at,
): StudioSession {
  const { mode, isEnding, prompts } = session
  const goesOn = mode === 'hands-free' && !isEnding && at < prompts.length
  const phase = goesOn ? 'waiting' : 'resting'
  return complaint === undefined ? { ...session, phase } : { ...session, phase, complaint }
}

/** A click in hands-free mode is nothing to complain of; a press without a word is. */
function dropped({ mode }: StudioSession): StudioComplaint | undefined {
  return mode === 'one-by-one' ? { about: 'nothing-heard' } : undefined
}

function withMicrophoneLost(session: StudioSession): StudioSession {
  const isListening = session.phase === 'waiting' || session.phase === 'hearing'
  const phase = isListening ? 'resting' : session.phase
  return { ...session, phase, isEnding: true, complaint: { about: 'microphone-lost' } }
}

function move(session: StudioSession, at: number): StudioSession {
  if (isBusy(session) || at < 0 || at > session.prompts.length) return session
  const isOver = at === session.prompts.length
  return { ...content(session), at, phase: isOver ? 'resting' : session.phase }
}

function withoutLast(session: StudioSession): StudioSession {
  const { last, ...rest } = session
  const item = last === undefined ? undefined : session.prompts[last.at]?.item
  return { ...rest, recorded: new Set([...session.recorded].filter((each) => each !== item)) }
}

function content(session: StudioSession): StudioSession {
  const { complaint, ...rest } = session
  return complaint === undefined ? session : rest
}

function written(
  prompt: RecordingPrompt,
  { item, text }: { item: string; text: string },
): RecordingPrompt {
  return prompt.item === item ? { ...prompt, text } : prompt
}
