import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import type { SoundProblem, SoundQuality } from '../sound/quality.ts'

export const studioModes = ['hands-free', 'one-by-one'] as const
export type StudioMode = (typeof studioModes)[number]

/** A take of this session: to be listened to, deleted or made again. */
export interface SessionTake {
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

/** After so many weak takes in a row the next ones would be no better. */
const mostWeakInARow = 3

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
  /** What was recorded in this session, of each item the newest take; the newest of all is last. */
  readonly takes: ReadonlyMap<string, SessionTake>
  /** The take that was kept last, as long as it is there. */
  readonly lastKept?: SessionTake
  /** What was wrong with the newest takes, as long as something was with each of them. */
  readonly weak: readonly SoundProblem[]
  readonly complaint?: StudioComplaint
  /** Something lies over the studio, or plays: nothing is listened to meanwhile. */
  readonly isCovered: boolean
  /** The device itself says what is asked for: it is not to hear that. */
  readonly isPrompting: boolean
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
  /** The take of an item is gone; its prompt comes again. */
  | { readonly type: 'redo'; readonly item: string }
  | { readonly type: 'take-deleted'; readonly item: string }
  /** What to do better was read; it goes on. */
  | { readonly type: 'advice-read' }
  /** The speaker wrote the word of their language for a concept. */
  | { readonly type: 'text-given'; readonly item: string; readonly text: string }
  | { readonly type: 'mode-chosen'; readonly mode: StudioMode }
  | { readonly type: 'covered'; readonly isCovered: boolean }
  | { readonly type: 'prompting'; readonly isPrompting: boolean }

const calm = { weak: [], isCovered: false, isPrompting: false, isEnding: false }

export function startStudioSession(
  prompts: readonly RecordingPrompt[],
  mode: StudioMode,
): StudioSession {
  return { prompts, at: 0, mode, phase: 'resting', takes: new Map(), ...calm }
}

/** The prompt that is shown, if any is left. */
export function shownPrompt({ prompts, at }: StudioSession): RecordingPrompt | undefined {
  return prompts[at]
}

/** Whether a word that is said now becomes a take of the prompt that is shown. */
export function isAttentive(session: StudioSession): boolean {
  const { phase, isCovered, isPrompting } = session
  if (phase === 'hearing') return true
  return phase === 'waiting' && !isCovered && !isPrompting
}

/** The take that is at hand: of the prompt that is shown, if it was said before; else the newest. */
export function takeAtHand(session: StudioSession): SessionTake | undefined {
  const { takes } = session
  return takes.get(shownPrompt(session)?.item ?? '') ?? [...takes.values()].at(-1)
}

/** What is to be done better before anything more is said; the newest of what went wrong most. */
export function haltedBy({ weak, phase }: StudioSession): SoundProblem | undefined {
  if (weak.length < mostWeakInARow || phase !== 'resting') return undefined
  const timesOf = (problem: SoundProblem) => weak.filter((each) => each === problem).length
  return [...weak].reverse().sort((one, other) => timesOf(other) - timesOf(one))[0]
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
      return redo(session, event.item)
    case 'take-deleted':
      return withoutTake(session, event.item)
    case 'advice-read':
      return haltedBy(session) === undefined ? session : goOn({ ...session, weak: [] })
    case 'text-given':
      return { ...session, prompts: session.prompts.map((prompt) => written(prompt, event)) }
    case 'mode-chosen':
      return isBusy(session) ? session : { ...session, mode: event.mode, phase: 'resting' }
    case 'covered':
      return { ...session, isCovered: event.isCovered }
    case 'prompting':
      return { ...session, isPrompting: event.isPrompting }
  }
}

const isBusy = ({ phase }: StudioSession) =>
  phase === 'hearing' || phase === 'saving' || phase === 'unsaved'

function start(session: StudioSession): StudioSession {
  if (session.phase !== 'resting' || shownPrompt(session) === undefined) return session
  const phase = session.mode === 'hands-free' ? 'waiting' : 'hearing'
  return { ...content(session), isEnding: false, phase }
}

/** Hands free it listens again; one by one the next press does. */
function goOn(session: StudioSession): StudioSession {
  return session.mode === 'hands-free' ? start(session) : session
}

function stop(session: StudioSession): StudioSession {
  return session.phase === 'waiting'
    ? { ...session, phase: 'resting' }
    : { ...session, isEnding: true }
}

function afterDetecting(session: StudioSession, quality: SoundQuality): StudioSession {
  if (quality.verdict !== 'record-again') return { ...session, phase: 'saving' }
  return goOnAfter(judged(session, quality), { about: 'sound', quality })
}

/** With what is wrong with one more take; a good one ends the row. */
function judged(session: StudioSession, { problems: [problem] }: SoundQuality): StudioSession {
  return { ...session, weak: problem === undefined ? [] : [...session.weak, problem] }
}

function afterSaving(
  session: StudioSession,
  { id, quality }: { id: string; quality: SoundQuality },
): StudioSession {
  const prompt = shownPrompt(session)
  if ((session.phase !== 'saving' && session.phase !== 'unsaved') || prompt === undefined) {
    return session
  }
  const takes = new Map(session.takes)
  const lastKept = { id, at: session.at, quality }
  takes.delete(prompt.item)
  takes.set(prompt.item, lastKept)
  const at = session.at + 1
  // That the microphone went while it was said is still to be read.
  const settled = session.complaint?.about === 'microphone-lost' ? session : content(session)
  return { ...goOnAfter(judged(settled, quality), undefined, at), at, takes, lastKept }
}

/** Hands free continues by itself while there is a prompt, and nothing to be done better first. */
function goOnAfter(
  session: StudioSession,
  complaint: StudioComplaint | undefined,
  at = session.at,
): StudioSession {
  const { mode, isEnding, prompts, weak } = session
  const isHalted = weak.length >= mostWeakInARow
  const goesOn = mode === 'hands-free' && !isEnding && !isHalted && at < prompts.length
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

function redo(session: StudioSession, item: string): StudioSession {
  const take = session.takes.get(item)
  return take === undefined ? session : withoutTake(move(session, take.at), item)
}

function withoutTake(session: StudioSession, item: string): StudioSession {
  const { lastKept, ...rest } = session
  const takes = new Map([...session.takes].filter(([each]) => each !== item))
  const isLast = lastKept !== undefined && session.takes.get(item)?.id === lastKept.id
  return { ...rest, takes, ...(lastKept !== undefined && !isLast && { lastKept }) }
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
