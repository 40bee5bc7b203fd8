import {
  haltedBy,
  shownPrompt,
  startStudioSession,
  stepStudio,
  type RecordingPrompt,
  type StudioEvent,
  type StudioSession,
  type Turn,
} from '@mboa/domain'
import { createLevels, type Levels } from './levels.ts'
import {
  createMicrophone,
  type HeardSound,
  type Microphone,
  type MicrophoneState,
} from './microphone.ts'
import { createSessionSounds, type SessionSounds } from './session-sounds.ts'
import { createSpokenPrompts, type Say } from './spoken-prompts.ts'
import { createTakeDetector, type TakeDetector } from './take-detector.ts'
import {
  createTakeRecorder,
  type SavedSound,
  type TakeRecorder,
  type TakeRecorderDeps,
} from './take-recorder.ts'
import { createListeners } from '../../../platform/listeners.ts'

export interface StudioEngine {
  readonly getSession: () => StudioSession
  readonly getMicrophone: () => MicrophoneState
  /** Of the newest take, as long as it can still be cut here. */
  readonly getLastSound: () => SavedSound | undefined
  /** What was said in a take of this session, to be heard again. */
  readonly sounds: Pick<SessionSounds, 'has' | 'find'>
  readonly subscribe: (listener: () => void) => () => void
  readonly levels: Levels
  readonly send: (event: StudioEvent) => void
  /** To be called in the handler of a press. */
  readonly openMicrophone: (deviceId?: string) => Promise<void>
  /** The sound of the next ms. Undefined where the microphone is not on, or goes meanwhile. */
  readonly listenFor: (ms: number) => Promise<HeardSound | undefined>
  /** Starts, or ends what is under way. */
  readonly press: () => void
  /** Listens no longer; the word that is being said is ended as a press ends it. */
  readonly rest: () => void
  /** Tries again to keep the take for which there was no room. */
  readonly saveAgain: () => void
  /** Says the prompt aloud; nothing is heard until that has died away. */
  readonly sayPrompt: (say: Say) => void
  readonly hush: () => void
  /**
   * Who says from now on what is asked for, in a conversation by whose turn it is: somebody without an
   * account, or the recorder where it is undefined. Of a turn that nobody takes nothing is heard.
   */
  readonly speakAs: (
    speakerOf: TakeRecorderDeps['speaker'],
    isTaken?: (turn: Turn) => boolean,
  ) => void
  /** Goes on with another list, with the same microphone. */
  readonly openList: (prompts: readonly RecordingPrompt[]) => void
  /** The newest take was cut again on the device. */
  readonly recutLast: (cut: SavedSound['cut']) => void
  /** A take is gone. */
  readonly forget: (takeId: string) => void
  readonly close: () => Promise<void>
}

export interface StudioEngineDeps extends Omit<
  TakeRecorderDeps,
  'onSaved' | 'onUnsaved' | 'speaker'
> {
  readonly session: StudioSession
}

/** What joins the microphone, the rules of the studio and the device's store. */
export function createStudioEngine(deps: StudioEngineDeps): StudioEngine {
  let { session } = deps
  let lastSound: SavedSound | undefined
  let speakerOf: TakeRecorderDeps['speaker'] = () => undefined
  let isTaken: (turn: Turn) => boolean = () => true
  const sounds = createSessionSounds()
  const levels = createLevels()
  const listeners = createListeners()

  const notify = () => {
    listeners.notify()
  }

  /** Whoever is to take the turn is asked over the studio first. */
  function untilTaken(next: StudioSession): StudioSession {
    const turn = shownPrompt(next)?.turn
    return turn === undefined || isTaken(turn) ? next : { ...next, isCovered: true }
  }

  function send(event: StudioEvent): void {
    const before = session
    session = untilTaken(stepStudio(session, event))
    if (session !== before) notify()
  }

  const recorder: TakeRecorder = createTakeRecorder({
    ...deps,
    speaker: (turn) => speakerOf(turn),
    onSaved(stored) {
      lastSound = stored
      sounds.keep(stored)
      send({ type: 'kept', id: stored.id, quality: stored.quality })
    },
    onUnsaved: (because) => send({ type: because }),
  })
  const detector: TakeDetector = createTakeDetector({
    course: deps.course,
    getSession: () => session,
    send,
    recorder,
    levels,
  })
  const microphone: Microphone = createMicrophone({
    onOpened: detector.open,
    onSamples: detector.push,
    onLost() {
      detector.endUnfinished()
      send({ type: 'microphone-lost' })
    },
    onClosed: detector.close,
    onState: notify,
    onProblem: deps.onProblem,
  })

  const spoken = createSpokenPrompts({ send, listenFor: microphone.listenFor })

  function press(): void {
    const { phase, mode, isPrompting } = session
    if (haltedBy(session) !== undefined) {
      if (microphone.getState().state !== 'on') return
      detector.listenAnew()
      send({ type: 'advice-read' })
      return
    }
    if (phase === 'hearing' || phase === 'waiting') {
      send({ type: 'stop' })
      if (phase === 'hearing' && mode === 'one-by-one') detector.endByHand()
      return
    }
    if (phase !== 'resting' || microphone.getState().state !== 'on') return
    if (mode === 'one-by-one') {
      if (!isPrompting) detector.beginByHand()
      return
    }
    detector.listenAnew()
    send({ type: 'start' })
  }

  function rest(): void {
    if (session.mode === 'one-by-one' && session.phase === 'hearing') press()
    else send({ type: 'stop' })
  }

  return {
    getSession: () => session,
    getMicrophone: microphone.getState,
    getLastSound: () => lastSound,
    sounds,
    subscribe: listeners.subscribe,
    levels,
    send,
    press,
    rest,
    openMicrophone: microphone.open,
    listenFor: microphone.listenFor,
    saveAgain: () => recorder.saveAgain(),
    sayPrompt(say) {
      spoken.say(say).catch(deps.onProblem)
    },
    hush: spoken.hush,
    speakAs(next, takes = () => true) {
      const turn = shownPrompt(session)?.turn
      const wasTaken = turn === undefined || isTaken(turn)
      speakerOf = next
      isTaken = takes
      // What was said before somebody took it runs into nothing of theirs.
      if (!wasTaken && takes(turn)) detector.listenAnew()
    },
    openList(prompts) {
      // Half of a word, and of whoever spoke before: it is asked for again in a list of theirs.
      if (session.phase === 'hearing') detector.drop()
      const { mode, isCovered, isPrompting } = session
      lastSound = undefined
      session = untilTaken({ ...startStudioSession(prompts, mode), isCovered, isPrompting })
      detector.renew()
      notify()
    },
    recutLast(cut) {
      if (lastSound !== undefined) {
        lastSound = { ...lastSound, cut }
        sounds.keep(lastSound)
      }
      notify()
    },
    forget(takeId) {
      if (lastSound?.id === takeId) lastSound = undefined
      notify()
    },
    async close() {
      spoken.hush()
      if (session.phase === 'hearing') detector.drop()
      await microphone.close()
    },
  }
}
